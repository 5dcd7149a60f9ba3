import type { APIRoute } from 'astro';
import { skylineFile } from '#components/Skyline/skylineSvg.ts';

/** The skyline at the foot of the page about the meeting; it marks no branch. */
export const GET: APIRoute = () => skylineFile({ marksRepair: false });
