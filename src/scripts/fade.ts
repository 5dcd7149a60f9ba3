// A picture fades in over its skeleton once it has loaded. Only pictures that are still on their
// way are covered, and a failed one is uncovered too: its alternative text has to be readable.
for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fade]')) {
  const frame = image.closest('[data-fade-frame]');
  if (!frame || image.complete) continue;
  const uncover = () => frame.removeAttribute('data-loading');
  image.addEventListener('load', uncover);
  image.addEventListener('error', uncover);
  frame.setAttribute('data-loading', '');
}
