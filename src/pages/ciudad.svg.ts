import type { APIRoute } from 'astro';
import { getScreens } from '#data/getScreens.ts';
import { skyline } from '#components/Sunrise/skyline.ts';

/** The city at the foot of the meeting's page, where no branch is told apart. */
export const GET: APIRoute = async () =>
  new Response(skyline(await getScreens(), false), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
