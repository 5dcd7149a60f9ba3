// Plays a video in place of its poster once that is clicked. Should the player fail, the link under it
// leads to the video's own page.
for (const root of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const { dataset } = root;
  const play = root.querySelector('a');
  const template = root.querySelector('template');
  const frame = template && template.content.querySelector('iframe');
  if (!play || !frame) continue;

  play.addEventListener('click', (event) => {
    // The visitor opens it in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Further clicks while it loads are no events either.
    if (dataset['state']) return event.stopPropagation();
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
