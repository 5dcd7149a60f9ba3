// Shows a skeleton over a picture that is still loading, and fades it once the picture has loaded or
// failed, since its alternative text has to be readable then.
for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fade]')) {
  const frame = image.closest('[data-fade-frame]');
  if (!frame || image.complete) continue;
  const uncover = () => frame.removeAttribute('data-loading');
  image.addEventListener('load', uncover);
  image.addEventListener('error', uncover);
  frame.setAttribute('data-loading', '');
}
