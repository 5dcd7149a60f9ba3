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

/**
 * What a class is called on a page, which names hundreds of them: the number of its file, and its own in
 * that file. The same in every build. In selectors vanilla-extract replaces names of classes wherever it
 * finds them, so that «ata» would break `[data-…]`: their second character is a digit, which no word has.
 */
function shortNames(): (style: { hash: string; filePath: string }) => string {
  const files = filesOf(join(projectRoot, 'src')).filter((file) => file.endsWith('.css.ts'));
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }) => {
    const known = names.get(hash);
    if (known) return known;
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const file = files.indexOf(filePath.replace(/^src\//, ''));
    // Two characters for the file, a letter and a digit.
    const letter = (10 + Math.floor(file / 10)).toString(36);
    const name = `${letter}${file % 10}${count.toString(36)}`;
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
