import type { APIRoute } from 'astro';
import { getSite } from '#site/getSite.ts';
import { getListedPages } from '#seo/listedPages.ts';
import { absoluteUrl } from '#lib/paths.ts';

/** What the site is and which pages it has, for language models. */
export const GET: APIRoute = async () => {
  const { url, brand } = await getSite();
  const pages = (await getListedPages()).map(({ path, title }) => {
    const label = title.replaceAll(/[[\]\\]/g, String.raw`\$&`);
    return `- [${label}](${absoluteUrl(url, path)})`;
  });
  return new Response(
    [`# ${brand.name}`, `> ${brand.description}`, pages.join('\n'), ''].join('\n\n'),
  );
};
