import type { AstroIntegration } from 'astro';

const GALLERY_PATH = '/galeria';

/** The gallery of blocks. It exists in development only; nothing of it is in the published site. */
export function gallery(): AstroIntegration {
  return {
    name: 'lineo:gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: GALLERY_PATH,
          entrypoint: new URL('Gallery.astro', import.meta.url),
          prerender: true,
        });
      },
    },
  };
}
