"""What all tests share: Hypothesis draws the same examples in every run, on every machine."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fortyniner",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("fortyniner")
