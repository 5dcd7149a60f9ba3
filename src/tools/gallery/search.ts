// Shows the blocks that have every word of what is typed, whatever its accents.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const field = document.querySelector<HTMLInputElement>('[data-search]');
const found = document.querySelector('[data-found]');
field?.addEventListener('input', () => {
  const wanted = plain(field.value).split(/\s+/);
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    let isEmpty = true;
    for (const card of group.querySelectorAll<HTMLElement>('[data-words]')) {
      const words = plain(card.textContent + (card.dataset['words'] ?? ''));
      card.hidden = !wanted.every((word) => words.includes(word));
      if (card.hidden) continue;
      isEmpty = false;
      count += 1;
    }
    group.hidden = isEmpty;
  }
  const all = document.querySelectorAll('[data-words]').length;
  if (found) found.textContent = count > 0 ? `${count} de ${all}` : 'Nada con esas palabras.';
});
