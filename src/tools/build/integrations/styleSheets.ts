import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { filesOf } from '#tools/filesOf.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/**
 * The server in which vanilla-extract evaluates style files opens a socket that nobody uses; a
 * second build at the same time would find its port taken and report an error.
 */
const noSocket: Plugin = { name: 'lineo:no-socket', config: () => ({ server: { ws: false } }) };

/**
 * Puts `src/styles`, and what the product's screens share, into a cascade layer: the styles of a section
 * or component, which are in none, override the shared ones in whatever order the bundler writes them.
 */
const sharedLayer: Plugin = {
  name: 'lineo:shared-layer',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/(?:styles\/[^/]+|components\/screens\/screen\.css\.ts)\.vanilla\.css/.test(id)
      ? `@layer shared {\n${code}\n}`
      : null,
};

const LETTERS = 26;
const DIGITS = 36;

/**
 * A number in two characters, or three. The first is a capital: in selectors vanilla-extract replaces names of
 * classes wherever it finds them, so that «ata» would break `[data-…]`.
 */
function shortName(number: number): string {
  const isLong = number >= LETTERS * DIGITS;
  const rest = isLong ? number - LETTERS * DIGITS : number;
  const [length, digits] = isLong ? [2, DIGITS ** 2] : [1, DIGITS];
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.floor(rest / digits));
  return letter + (rest % digits).toString(DIGITS).padStart(length, '0');
}

/** What defines a class, for a guess at how many a file has; for the others there is room behind all files. */
const DEFINITION = /\b(?:style|keyframes|createVar)\(|= (?!style|keyframes|createVar)[a-z]\w*\(/gi;
const OTHERS = 64;

/**
 * What a class is called on a page, which names hundreds of them: its number among those of all files. The
 * same in every build, in whatever order files are read: each has numbers of its own.
 */
function shortNames(): (style: { hash: string; filePath: string }) => string {
  const source = join(projectRoot, 'src');
  const files = filesOf(source).filter((file) => file.endsWith('.css.ts'));
  let total = 0;
  const rooms = files.map((file, index) => {
    const first = total;
    const size = readFileSync(join(source, file), 'utf8').match(DEFINITION)?.length ?? 0;
    total += size;
    return { file, first, size, index };
  });
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }) => {
    const known = names.get(hash);
    if (known) return known;
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const room = rooms.find(({ file }) => filePath === `src/${file}`);
    const { first = 0, size = 0, index = files.length } = room ?? {};
    const name = shortName(count < size ? first + count : total + index * OTHERS + count - size);
    names.set(hash, name);
    return name;
  };
}

/** Turns `.css.ts` files into style sheets. */
export default function styleSheets(): AstroIntegration {
  return {
    name: 'lineo:style-sheets',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const styles = vanillaExtractPlugin({
          ...(command === 'build' && { identifiers: shortNames() }),
          unstable_pluginFilter: ({ name }) => name === noSocket.name,
        });
        updateConfig({
          vite: {
            plugins: command === 'build' ? [styles, sharedLayer, noSocket] : [styles, sharedLayer],
          },
        });
      },
    },
  };
}
