import type { APIRoute } from 'astro';
import { skylineFile } from '#components/Sunrise/skyline.ts';

/** The city at the foot of the page about the meeting; it marks no branch. */
export const GET: APIRoute = () => skylineFile({ marksRepair: false });
