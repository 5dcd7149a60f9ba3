import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { CONSENT_SCRIPT_PATH } from '#lib/paths.ts';
import { getSite } from '#site/getSite.ts';
import consentScript from '#measurement/consent.ts?script';

/** The script of consent: none where no container is configured. */
export const getStaticPaths = (async () => {
  const { containerId } = (await getSite()).analytics;
  return containerId ? [{ params: { file: basename(CONSENT_SCRIPT_PATH, '.js') } }] : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(consentScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
