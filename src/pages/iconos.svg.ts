import type { APIRoute } from 'astro';
import { iconSprite } from '#components/Icon/icons.ts';

/** Every icon in one file: pages stay light, and a visit downloads the icons once. */
export const GET: APIRoute = () =>
  new Response(iconSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
