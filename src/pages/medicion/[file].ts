import type { APIRoute, GetStaticPaths } from 'astro';
import { getSite } from '#components/getSite.ts';
import startScript from '#measurement/consent.ts?file';
import askScript from '#measurement/consentBanner.ts?file';
import askStyle from '#measurement/consentBanner.ts?style';
import { consentFiles, type ConsentSettings } from '#measurement/settings.ts';

interface Props {
  type: string;
  body: string;
}

/** The files of consent: none where no container is configured. */
export const getStaticPaths = (async () => {
  const { containerId, consent } = (await getSite()).analytics;
  if (!containerId) return [];

  const settings: ConsentSettings = { start: { containerId }, ask: consent };
  const script = (code: string, name: keyof ConsentSettings) =>
    `{const CONSENT=${JSON.stringify(settings[name])};${code}}`;
  const file = (path: string, type: string, body: string) => ({
    params: { file: path.replace(/.*\//, '') },
    props: { type, body },
  });
  return [
    file(consentFiles.start, 'text/javascript', script(startScript, 'start')),
    file(consentFiles.ask, 'text/javascript', script(askScript, 'ask')),
    file(consentFiles.style, 'text/css', askStyle),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { type, body } }) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
