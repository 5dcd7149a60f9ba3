import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Without comments, which may mention sizes. */
const code = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const styles = globSync('src/**/*.css.ts').filter((file) => !file.startsWith('src/styles/'));
const components = globSync('src/**/*.{astro,tsx}');

test.each(styles)('%s names its measures, colours and conditions through the theme', (file) => {
  const found = code(file).match(
    /(?<![\w.])-?\d*\.?\d+(?:px|rem|ch|pt|vw|vh)\b|#[\da-f]{3,8}\b|(?:rgba?|hsla?|oklch)\(|\((?:min|max)-width|prefers-|forced-colors/gi,
  );
  // `vw` and `vh` are proportions, like percentages.
  expect(found?.filter((measure) => !/^\d+v[wh]$/.test(measure)) ?? []).toEqual([]);
});

test.each(components)('%s carries no style of its own', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\sstyle=|<style|@media/);
});
