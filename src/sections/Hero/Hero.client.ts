// Tells the story of the first screen once half of it is seen, and again when it is asked to. The page
// without it shows how the story ends.
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

// On a low screen half of it never is in view: then as much as half of the screen.
new IntersectionObserver(
  (entries, observer) => {
    const { intersectionRatio, intersectionRect } = entries.at(-1) as IntersectionObserverEntry;
    if (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2) return;
    observer.disconnect();
    tell();
  },
  { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
).observe(story.querySelector('[role="img"]') as Element);
