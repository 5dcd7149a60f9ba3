import type { APIRoute } from 'astro';
import { twinPath } from '#lib/articlePaths.ts';
import { getSite } from '#components/getSite.ts';
import { getPageCopy } from '#copy/copy.ts';
import { absolute } from '#discovery/structured-data/addresses.ts';
import { getListedArticles, getListedChecklists, getListedPages } from '#copy/listedPages.ts';
import { llmsText } from '#discovery/llms.ts';

/** What the site is and where its texts are, for language models; articles by their twins. */
export const GET: APIRoute = async () => {
  const { url, brand, navigation } = await getSite();
  const { head } = await getPageCopy('blogs');
  const checklists = await getPageCopy('checklists');
  const articles = await getListedArticles();
  const chapters = [
    { title: navigation.sections, entries: await getListedPages() },
    { title: checklists.cards.title, entries: await getListedChecklists() },
    {
      title: head.eyebrow,
      entries: articles.map((article) => ({
        ...article,
        address: absolute(url, twinPath(article.id)),
      })),
    },
  ];
  return new Response(llmsText(brand.name, brand.description, chapters));
};
