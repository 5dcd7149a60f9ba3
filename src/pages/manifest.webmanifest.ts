import type { APIRoute } from 'astro';
import { getSite } from '#components/getSite.ts';
import { appIconPath, appIconSizes } from '#discovery/social/appIcon.ts';
import { homeRoute } from '#lib/routes.ts';
import { palette } from '#styles/palette.ts';

/** What a phone needs to keep the site on its home screen. */
export const GET: APIRoute = async () => {
  const { brand } = await getSite();
  return Response.json({
    name: brand.name,
    description: brand.description,
    lang: 'es-AR',
    start_url: homeRoute.path,
    display: 'browser',
    background_color: palette.surface,
    theme_color: palette.accent,
    icons: appIconSizes.map((size) => ({
      src: appIconPath(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
};
