import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { projectFiles } from '#tools/filesOf.ts';
import { projectRoot } from '#tools/projectRoot.ts';

// vanilla-extract's `globalLayer` would have to be written into each shared style, and its own short names add 930
// bytes to a gzipped page: an article's would need more than its first 14,600.

/**
 * The server in which vanilla-extract evaluates style files opens a socket that nobody uses; a
 * second build at the same time would find its port taken and report an error.
 */
const noSocket: Plugin = { name: 'lineo:no-socket', config: () => ({ server: { ws: false } }) };

/** A sheet of `src/styles`: «/src/styles/motifs/sky.css.ts.vanilla.css». */
const SHARED_SHEET = /\/src\/styles\/.+\.vanilla\.css/;

/**
 * Puts `src/styles` into a cascade layer. The styles of a section or component are in no layer, so they override the
 * shared ones in whatever order the bundler writes them.
 */
const sharedLayer: Plugin = {
  name: 'lineo:shared-layer',
  enforce: 'pre',
  transform: (code, id) => (SHARED_SHEET.test(id) ? `@layer shared {\n${code}\n}` : null),
};

/**
 * Gives short names to classes, because a page names hundreds of them. A name is the number of the class's file,
 * followed by the class's number in that file. Names are the same in every build, in whatever order files are read.
 */
function shortNames(): (style: { hash: string; filePath: string }) => string {
  const files = projectFiles(projectRoot, 'src').filter((file) => file.endsWith('.css.ts'));
  const hashesOf: Record<string, string[]> = {};
  return ({ hash, filePath }) => {
    const hashes = (hashesOf[filePath] ??= []);
    if (!hashes.includes(hash)) hashes.push(hash);
    const file = files.indexOf(filePath).toString(36).padStart(2, '0');
    return `_${file}${hashes.indexOf(hash).toString(36)}`;
  };
}

/** Turns `.css.ts` files into style sheets. */
export function styleSheets(): AstroIntegration {
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
