import type { APIRoute } from 'astro';
import { skylineFile } from '#components/Sunrise/skyline.ts';

/** The city at the foot of the meeting's page, where no branch stands out. */
export const GET: APIRoute = () => skylineFile({ marksRepair: false });
