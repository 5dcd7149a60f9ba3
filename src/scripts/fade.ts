// A skeleton covers a picture that is still on its way, and fades once it has loaded. A failed one is
// uncovered too: its alternative text has to be readable.
for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fade]')) {
  const frame = image.closest('[data-fade-frame]');
  if (!frame || image.complete) continue;
  const uncover = () => frame.removeAttribute('data-loading');
  image.addEventListener('load', uncover);
  image.addEventListener('error', uncover);
  frame.setAttribute('data-loading', '');
}
