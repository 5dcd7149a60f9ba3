// Opens the answer of the question that a link leads to. It reads the hash, because it runs while the page is parsed,
// when `:target` does not match yet.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();
