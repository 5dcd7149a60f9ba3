import type { AstroIntegration } from 'astro';

export const GALLERY_PATH = '/galeria';

const pages = {
  '': 'Index.astro',
  '/[block]/[example]': 'Example.astro',
};

/**
 * The gallery of sections and components: in development, and in builds with `LINEO_GALLERY=1` in the
 * environment. The published site has nothing of it.
 */
export default function gallery(): AstroIntegration {
  return {
    name: 'lineo:gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env['LINEO_GALLERY'] !== '1') return;
        for (const [path, file] of Object.entries(pages)) {
          injectRoute({
            pattern: GALLERY_PATH + path,
            entrypoint: new URL(file, import.meta.url),
            prerender: true,
          });
        }
      },
    },
  };
}
