// Opens the question, or chooses the trade, that a link leads to. It reads the hash, because it runs while the page is
// parsed, when `:target` does not match yet.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
  if (target instanceof HTMLInputElement) target.checked = true;
};
addEventListener('hashchange', openTarget);
openTarget();
