import type { APIRoute } from 'astro';
import { skylineFile } from '#components/Skyline/skylineSvg.ts';

/** The skyline in the dawn of the home page. */
export const GET: APIRoute = () => skylineFile({ marksRepair: true });
