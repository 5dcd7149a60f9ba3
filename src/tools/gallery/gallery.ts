import { appendFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile, policies } from '#tools/delivery/headers.ts';

/** Where the gallery is. */
export const GALLERY_PATH = '/galeria';

const pages = {
  '': 'Index.astro',
  '/estilo': 'Style.astro',
  '/ejemplos.json': 'examples.json.ts',
  '/[block]': 'Block.astro',
  '/[block]/[example]': 'Example.astro',
};

/**
 * The gallery of sections and components: in development, and in builds with `LINEO_GALLERY=1` in the
 * environment. The published site has nothing of it.
 */
export default function gallery(): AstroIntegration {
  let isShown = false;
  return {
    name: 'lineo:gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        isShown = command === 'dev' || process.env['LINEO_GALLERY'] === '1';
        if (!isShown) return;
        for (const [path, file] of Object.entries(pages)) {
          injectRoute({
            pattern: GALLERY_PATH + path,
            entrypoint: new URL(file, import.meta.url),
            prerender: true,
          });
        }
      },
      // Its pages show each other in frames, which no page of the site allows.
      'astro:build:done': async ({ dir }) => {
        if (!isShown) return;
        const rule = {
          pattern: `${GALLERY_PATH}/*`,
          headers: {
            'Content-Security-Policy': policies.page.replace(
              "frame-ancestors 'none'",
              "frame-ancestors 'self'",
            ),
          },
        };
        await appendFile(new URL('_headers', dir), `\n${headersFile([rule])}`);
      },
    },
  };
}
