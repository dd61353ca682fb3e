// For browsers that know no modules: the only script here that they run.
document.getElementById("loading").hidden = true;
document.getElementById("failure").hidden = false;
document.getElementById("failure-reason").textContent =
  "This browser is too old to run Python in a page. Please update it, or open this page in another one.";
