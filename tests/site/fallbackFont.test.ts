import { expect, test } from 'vitest';
import { elementsOf, wholePages } from '#tests/support/site.ts';

test('text has the room of its typeface before that arrives, on every system', () => {
  for (const page of wholePages) {
    const styles = elementsOf(page, 'style').map(({ textContent }) => textContent);
    const css = styles.join('');

    expect(css).toMatch(/--font-poppins: ?Poppins-\w+, ?["']Poppins fallback["'], ?sans-serif/);
    const faces = css.split('@font-face').filter((face) => face.includes('Liberation Sans'));
    expect(faces).toHaveLength(2);
    for (const face of faces) expect(face).toMatch(/size-adjust[^}]*Poppins fallback/);
  }
});
