import type { APIRoute } from 'astro';
import { skylineFile } from '#components/Sunrise/skyline.ts';

/** The city in the dawn of the home page. */
export const GET: APIRoute = () => skylineFile({ marksRepair: true });
