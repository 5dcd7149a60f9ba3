// Opens the answer of the question that a link leads to. This runs while the page is parsed, when
// `:target` does not match yet, so that the hash has to be read.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();
