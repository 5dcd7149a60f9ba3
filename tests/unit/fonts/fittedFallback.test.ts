import { expect, test } from 'vitest';
import { withFittedFallback } from '~/fonts/fittedFallback.ts';

test('looks for the fallback under the names it has on every system', () => {
  const face = (source: string) =>
    `@font-face{font-family:"Poppins fallback: Arial";src:${source};size-adjust:112%;}`;

  expect(withFittedFallback(face('local("Arial")'))).toBe(
    face('local("Arial"),local("Liberation Sans"),local("Roboto")'),
  );
});

test('leaves other typefaces alone', () => {
  const face = '@font-face{font-family:Poppins;src:url("/_astro/a.woff2")}';

  expect(withFittedFallback(face)).toBe(face);
});
