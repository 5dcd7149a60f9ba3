export function sidewaysScroll(): string[] {
  const overflow = document.documentElement.scrollWidth - innerWidth;
  return overflow > 0 ? [`scrolls ${overflow} px sideways`] : [];
}

export const stretchedImages = (): string[] =>
  [...document.images]
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      const share = width / height / (image.naturalWidth / image.naturalHeight);
      // An SVG keeps its proportions by itself.
      const isDrawing = image.currentSrc.endsWith('.svg');
      const isCropped = getComputedStyle(image).objectFit !== 'fill';
      return !isDrawing && !isCropped && Math.abs(share - 1) > 0.05;
    })
    .map(({ src }) => `stretches ${src}`);

export function smallTargets(): string[] {
  // Without checkboxes, whose labels are tapped too, and the footer, whose links are lines of text.
  const targets =
    ':is(button, summary, input:not([type="checkbox"]), a[data-cta-id]):not(footer *)';
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
    .map(({ innerText }) => `is hard to tap: ${innerText}`);
}
