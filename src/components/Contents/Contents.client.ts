import { from } from '#styles/breakpoints.ts';

// Unfolded from the first paint where it stands beside the text.
document
  .querySelector('[data-contents] details')
  ?.toggleAttribute('open', matchMedia(from('split')).matches);

// Marks in the table of contents the chapter that is being read: the last whose title is above the middle
// of the screen. The table comes before the text, so this waits for the whole page.
document.addEventListener('DOMContentLoaded', () => {
  const links = document.querySelectorAll('[data-contents] a');
  const titleOf = (link: Element) =>
    document.getElementById((link.getAttribute('href') ?? '').slice(1));
  const watcher = new IntersectionObserver(
    () => {
      let current: Element | undefined;
      for (const link of links) {
        link.removeAttribute('aria-current');
        const title = titleOf(link);
        if (title && title.getBoundingClientRect().top < innerHeight / 2) current = link;
      }
      current?.setAttribute('aria-current', 'location');
    },
    // Every title above the middle counts, because otherwise a jump over several chapters would go unnoticed.
    { rootMargin: '1000000px 0px -50%' },
  );
  for (const link of links) {
    const title = titleOf(link);
    if (title) watcher.observe(title);
  }
});
