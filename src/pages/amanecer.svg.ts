import type { APIRoute } from 'astro';
import { skylineFile } from '#components/Sunrise/skyline.ts';

/** The city of the home page's dawn. */
export const GET: APIRoute = () => skylineFile({ marksRepair: true });
