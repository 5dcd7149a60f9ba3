// Plays the story of the first screen once half of it is in view, and again when the visitor asks for it. Without
// this script the page shows how the story ends.
const story = document.querySelector('[data-story]') as HTMLElement;
const control = story.querySelector('button') as HTMLButtonElement;

const tell = () => {
  story.dataset['story'] = 'playing';
  const parts = story.getAnimations({ subtree: true }).filter((part) => 'animationName' in part);
  // A setting of the visitor may end them early.
  void Promise.allSettled(parts.map(({ finished }) => finished)).then(() => {
    story.dataset['story'] = 'ended';
  });
};

control.onclick = () => {
  const { story: state } = story.dataset;
  if (state === 'ended') tell();
  else story.dataset['story'] = state === 'playing' ? 'paused' : 'playing';
};

// On a low screen half of it is never in view; there it is enough that it fills half of the screen.
new IntersectionObserver(
  (entries, observer) => {
    const { intersectionRatio, intersectionRect } = entries.at(-1) as IntersectionObserverEntry;
    if (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2) return;
    observer.disconnect();
    tell();
  },
  { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
).observe(story.querySelector('[role="img"]') as Element);
