import type { APIRoute } from 'astro';
import { getSite } from '#site/getSite.ts';
import { absoluteUrl } from '#lib/paths.ts';
import { routes } from '#lib/routes.ts';
import { qrCode } from '#sections/AppDownload/qrCode.ts';

/** The code that a visitor at a computer scans with a phone: it opens /app. */
export const GET: APIRoute = async () =>
  new Response(qrCode(absoluteUrl((await getSite()).url, routes.app.path)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
