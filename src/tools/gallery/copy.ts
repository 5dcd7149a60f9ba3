// Takes along the text of an example, and says that it did.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-copy]');
  const text = button && button.nextElementSibling?.textContent;
  if (!text) return;
  const say = (words: string) => () => (button.textContent = words);
  navigator.clipboard.writeText(text).then(say('Copiado'), say('No se pudo: marcalo y copialo'));
});
