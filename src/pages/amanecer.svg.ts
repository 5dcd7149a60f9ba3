import type { APIRoute } from 'astro';
import { getScreens } from '#data/getScreens.ts';
import { skyline } from '#components/Sunrise/skyline.ts';

/** The city of the home page's dawn. */
export const GET: APIRoute = async () =>
  new Response(skyline(await getScreens()), { headers: { 'Content-Type': 'image/svg+xml' } });
