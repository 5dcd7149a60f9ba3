// A link that leads to a question leads to its answer. Without scripts the question is in view, and a
// tap away from being open. This runs while the page is read, when it has no target yet: the address
// says which it will be.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();
