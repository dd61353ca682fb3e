"""A record in the fragment of a link, and back."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from fortyniner.refusal import BadRecord

LONGEST = 200_000
"""Characters of a record that a link may hold; no match comes near it."""


def to_link(record: str) -> str:
    """The route that shows a match with that record."""
    return "#/read/" + urlsafe_b64encode(zlib.compress(record.encode(), 9)).decode().rstrip("=")


def from_link(text: str) -> str:
    """The record in the last part of such a route. Raises BadRecord when the link is damaged."""
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        record = unpacker.decompress(packed, LONGEST)
        if not unpacker.eof:
            raise ValueError("it does not end")
        return record.decode()
    except (ValueError, zlib.error) as error:
        raise BadRecord("this link is damaged; perhaps a part of it was not copied") from error
