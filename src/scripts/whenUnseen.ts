/**
 * Calls `fold` once it moves nothing in view: when all that stands below `content` within `place`
 * is below the screen, or the place has been scrolled past where the browser keeps what is read
 * still. Gives what stops waiting.
 */
export function whenUnseen(place: Element, content: Element, fold: () => void): () => void {
  const keepsStill = 'CSS' in window && CSS.supports('overflow-anchor', 'auto');
  const stop = () => {
    removeEventListener('scroll', look);
    removeEventListener('resize', look);
  };
  const look = () => {
    const isBelow = content.getBoundingClientRect().bottom >= innerHeight;
    const isPast = keepsStill && place.getBoundingClientRect().bottom <= 0;
    if (!isBelow && !isPast) return;
    stop();
    fold();
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  look();
  return stop;
}
