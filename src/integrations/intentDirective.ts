import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

/** The module in which Astro keeps the script of its island element, ready for the page. */
const ASTROS_ELEMENT = '/astro/dist/runtime/server/astro-island.prebuilt.js';

/** Gives every built page our island element instead of Astro's: see `island.client.ts`. */
function ownIslandElement(): Plugin {
  const own = fileURLToPath(new URL('island.client.ts', import.meta.url));
  return {
    name: 'lineo:island-element',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id.endsWith(ASTROS_ELEMENT)
        ? `export { default } from ${JSON.stringify(`${own}?script`)};`
        : null,
  };
}

/** Adds `client:intent`: an island loads at the first pointer, touch, focus or key that reaches it. */
export default function intentDirective(): AstroIntegration {
  return {
    name: 'lineo:client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/integrations/intent.client.ts' });
        updateConfig({ vite: { plugins: [ownIslandElement()] } });
      },
    },
  };
}
