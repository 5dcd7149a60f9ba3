// Plays a video in place of its poster at the first click, the only one that counts. Should the player
// fail, the link under it leads to the video's own page. It runs once per video: each is prepared once.
for (const root of document.querySelectorAll<HTMLElement>('[data-video]:not([data-state])')) {
  const { dataset } = root;
  const play = root.querySelector('a');
  const template = root.querySelector('template');
  const frame = template?.content.querySelector('iframe');
  if (!play || !frame) continue;
  dataset['state'] = 'still';

  play.addEventListener('click', (event) => {
    // The visitor opens it in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (dataset['state'] !== 'still') return event.stopPropagation();
    dataset['state'] = 'loading';
    frame.addEventListener('load', () => {
      const isFocused = document.activeElement === play;
      frame.inert = false;
      dataset['state'] = 'ready';
      if (isFocused) frame.focus();
    });
    root.append(frame);
  });
}
