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
 * Puts `src/styles` and `components/screens/screen.css.ts` into a cascade layer: the styles of a section or
 * component, which are in none, override the shared ones in whatever order the bundler writes them.
 */
const sharedLayer: Plugin = {
  name: 'lineo:shared-layer',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/(?:styles\/[^/]+|components\/screens\/screen\.css\.ts)\.vanilla\.css/.test(id)
      ? `@layer shared {\n${code}\n}`
      : null,
};

/** Without h: in selectors vanilla-extract replaces names of classes wherever it finds them, also in `h2`. */
const LETTERS = [...'abcdefgijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** One for each file, or two. */
const filePrefixes = [...LETTERS, ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other))];

/**
 * What a class is called on a page, which names hundreds of them: the letters of its file, and its number in
 * that file. The same in every build, in whatever order files are read.
 */
function shortNames(): (style: { hash: string; filePath: string }) => string {
  const files = filesOf(join(projectRoot, 'src')).filter((file) => file.endsWith('.css.ts'));
  const known = new Map(
    files.map((file, index) => [
      `src/${file}`,
      { prefix: filePrefixes[index], hashes: [] as string[] },
    ]),
  );
  return ({ hash, filePath }) => {
    const file = known.get(filePath);
    if (!file) throw new Error(`${filePath} is no style file of src.`);
    if (!file.hashes.includes(hash)) file.hashes.push(hash);
    return `${file.prefix}${file.hashes.indexOf(hash)}`;
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
