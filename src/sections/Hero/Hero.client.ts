import { part } from '#scripts/part.ts';

// Plays the story of the first screen once half of it is in view, and again when the visitor asks for it. Without
// this script the page shows how the story ends.
const hero = part(document, '[data-animation]');
const control = part(hero, 'button');

const play = () => {
  hero.dataset['animation'] = 'playing';
  const parts = hero
    .getAnimations({ subtree: true })
    .filter((animation) => 'animationName' in animation);
  // A setting of the visitor may end them early.
  void Promise.allSettled(parts.map(({ finished }) => finished)).then(() => {
    hero.dataset['animation'] = 'ended';
  });
};

control.onclick = () => {
  const { animation: state } = hero.dataset;
  if (state === 'ended') play();
  else hero.dataset['animation'] = state === 'playing' ? 'paused' : 'playing';
};

// On a low screen half of it is never in view; there it is enough that it fills half of the screen.
new IntersectionObserver(
  (entries, observer) => {
    const { intersectionRatio, intersectionRect } = entries.at(-1) as IntersectionObserverEntry;
    if (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2) return;
    observer.disconnect();
    play();
  },
  { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
).observe(part(hero, '[role="img"]'));
