import { onTarget } from '#scripts/onTarget.ts';

// Chooses the trade that a link leads to.
onTarget((target) => {
  if (target instanceof HTMLInputElement) target.checked = true;
});
