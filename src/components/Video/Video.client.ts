import { opensElsewhere } from '#lib/links.ts';

// Plays a video in place of its poster at the first click; later clicks do nothing. If the player fails, the link
// under it leads to the video's own page. The script runs once for each video, and prepares each only once.
for (const root of document.querySelectorAll<HTMLElement>('[data-video]:not([data-state])')) {
  const { dataset } = root;
  const play = root.querySelector('a');
  const template = root.querySelector('template');
  const frame = template?.content.querySelector('iframe');
  if (!play || !frame) continue;
  dataset['state'] = 'still';

  play.addEventListener('click', (event) => {
    if (opensElsewhere(event)) return;
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
