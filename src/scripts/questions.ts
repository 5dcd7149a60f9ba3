// A link that leads to a question leads to its answer. Without scripts the question is in view, and a
// tap away from being open.
const openTarget = () => {
  const target = document.querySelector(':target');
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();
