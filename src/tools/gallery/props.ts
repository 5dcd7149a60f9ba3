import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getEntry } from 'astro:content';
import { parse } from 'yaml';
import { getArticles, relatedTo } from '#articles/articles.ts';
import { getSite } from '#data/getSite.ts';
import { getChecklists } from '#data/getChecklists.ts';
import { getPageCopy } from '#data/getPageCopy.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { homeRoute } from '#lib/routes.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { site as siteSchema, type Site } from '#schemas/site.ts';
import type { Example, Props } from './readExamples.ts';
import { stretch, type Extent } from './stretch.ts';

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `base` overridden by `change`, at any depth; lists are replaced whole. */
function merge(base: unknown, change: unknown): unknown {
  if (!isPlain(base) || !isPlain(change)) return change;
  const merged: Props = { ...base };
  for (const [key, value] of Object.entries(change)) merged[key] = merge(base[key], value);
  return merged;
}

/** Those of a list that has one page, and of a badge. */
const constants = { route: homeRoute, number: 1, total: 1, icon: 'googleplay' };

/** The props that pages give their parts, by name. */
async function pageProps(site: Site): Promise<Props> {
  const articles = await getArticles();
  const [article] = articles;
  const checklists = await getChecklists();
  const { demo, whatsapp } = await getPageCopy('landing/auditorias');
  return {
    ...constants,
    ...site,
    site,
    store: site.stores.googlePlay,
    demo,
    whatsapp,
    articles,
    article,
    more: (await getPageCopy('blogs')).cards.more,
    related: article && relatedTo(article, articles),
    labels: (await getPageCopy('articulo')).article,
    checklists,
    checklist: checklists[0]?.data,
    others: checklists,
    legal: await getEntry('legal', 'TerminosYCondiciones'),
  };
}

/** The content's own site, at its schema's limits. */
async function stretchedSite(extent: Extent): Promise<Site> {
  const text = await readFile(join(contentFolder, 'site.yaml'), 'utf8');
  return siteSchema.parse(stretch(fieldSchemaOf(siteSchema), parse(text), extent));
}

/** Props for every block: the site's content, overridden by the example. */
export async function propsOf({ props, extent }: Example): Promise<Props> {
  const own = extent ? await stretchedSite(extent) : await getSite();
  const { site = {}, ...others } = props;
  return merge(await pageProps(merge(own, site) as Site), others) as Props;
}
