import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Without comments, which may mention sizes. */
const code = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const styles = globSync('src/**/*.css.ts').filter((file) => !file.startsWith('src/styles/'));
const components = globSync('src/**/*.{astro,tsx}');

/** A size that one place uses, named there: `const pictureHeight = '14rem';`. */
const NAMED = /^(?:export )?const \w+ =\s+'[^']*';$/gm;

test.each(styles)('%s takes its measures from the theme, or names them at its top', (file) => {
  const measures = code(file)
    .replaceAll(NAMED, '')
    .match(/(?<![\w.])-?\d*\.?\d+(?:px|rem|ch|pt|vw|vh)\b/gi);
  // `vw`, `vh` and `em` are proportions, like percentages: of the screen, of the letters beside.
  expect(measures?.filter((measure) => !/^-?\d+v[wh]$/.test(measure)) ?? []).toEqual([]);
});

test.each(styles)('%s takes its colours and conditions from the theme', (file) => {
  const found = code(file).match(
    /#[\da-f]{3,8}\b|(?:rgba?|hsla?|oklch)\(|\((?:min|max)-width|prefers-|forced-colors/gi,
  );
  expect(found ?? []).toEqual([]);
});

test.each(components)('%s carries no style of its own', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\sstyle=|<style|@media/);
});
