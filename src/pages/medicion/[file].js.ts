import type { APIRoute, GetStaticPaths } from 'astro';
import { getSite } from '#site/getSite.ts';
import consentScript from '#measurement/consent.ts?script';

/** The script of consent, `/medicion/consentimiento.js`: none where no container is configured. */
export const getStaticPaths = (async () => {
  const { containerId } = (await getSite()).analytics;
  return containerId ? [{ params: { file: 'consentimiento' } }] : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(consentScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
