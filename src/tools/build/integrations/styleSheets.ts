import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

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

/** Turns `.css.ts` files into style sheets. */
export default function styleSheets(): AstroIntegration {
  return {
    name: 'lineo:style-sheets',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const styles = vanillaExtractPlugin({
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
