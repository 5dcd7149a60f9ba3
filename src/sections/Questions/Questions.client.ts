import { onTarget } from '#scripts/onTarget.ts';

// Opens the answer of the question that a link leads to.
onTarget((target) => {
  if (target instanceof HTMLDetailsElement) target.open = true;
});
