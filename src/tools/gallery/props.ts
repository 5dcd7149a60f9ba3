import { getEntry } from 'astro:content';
import { getArticles } from '#articles/articles.ts';
import { relatedTo } from '#articles/archive.ts';
import { getSite } from '#components/getSite.ts';
import { readScreens } from '#components/screens/screens.ts';
import { getChecklists, getNetwork, getPageCopy } from '#copy/copy.ts';
import { checklistRoute, homeRoute } from '#lib/routes.ts';
import { site as siteSchema, type Site } from '#schemas/site.ts';
import type { Example, Props } from './readExamples.ts';
import { stretch } from './stretch.ts';

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `base` with what `change` has otherwise, at any depth; lists are replaced whole. */
function merge(base: unknown, change: unknown): unknown {
  if (!isPlain(base) || !isPlain(change)) return change;
  const merged: Props = { ...base };
  for (const [key, value] of Object.entries(change)) merged[key] = merge(base[key], value);
  return merged;
}

/** What pages give their parts, each by the name that the parts have for it. */
async function pageProps(site: Site): Promise<Props> {
  const network = await getNetwork();
  const articles = await getArticles();
  const [article] = articles;
  const checklists = await getChecklists();
  const { demo, whatsapp } = await getPageCopy('landing/auditorias');
  const { cards } = await getPageCopy('blogs');
  return {
    ...{ site, figures: site.figures, clients: site.clients, stores: site.stores },
    ...{ store: site.stores.googlePlay, mark: 'googleplay', video: site.video, route: homeRoute },
    ...{ network, screens: readScreens(network), demo, whatsapp },
    ...{ articles, article, number: 1, total: 1, more: cards.more, level: 2 },
    related: article && relatedTo(article, articles),
    words: (await getPageCopy('articulo')).article,
    ...{ checklists, checklist: checklists[0]?.data },
    others: checklists.map(({ id, data }) => ({
      title: data.titulo,
      path: checklistRoute(id).path,
    })),
    legal: await getEntry('legal', 'TerminosYCondiciones'),
  };
}

/**
 * All that a block may ask for, from the content, with what an example has otherwise. A block takes what it
 * knows of it.
 */
export async function propsOf({ props, extent }: Example): Promise<Props> {
  const content = await getSite();
  const own = extent ? stretch(siteSchema, content, extent) : content;
  const { site = {}, ...others } = props;
  return merge(await pageProps(merge(own, site) as Site), others) as Props;
}
