import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * The server in which vanilla-extract evaluates style files opens a socket that nobody uses; a
 * second build at the same time would find its port taken and report an error.
 */
const noSocket: Plugin = { name: 'lineo:no-socket', config: () => ({ server: { ws: false } }) };

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
          vite: { plugins: command === 'build' ? [styles, noSocket] : [styles] },
        });
      },
    },
  };
}
