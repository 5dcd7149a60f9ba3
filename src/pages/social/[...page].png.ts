import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getSite } from '#data/getSite.ts';
import { getListedPages } from '#copy/listedPages.ts';
import { socialImage } from '#discovery/socialImage.ts';

export const getStaticPaths = (async () =>
  (await getListedPages()).map(({ path, headline, drawing }) => ({
    params: { page: path.slice(1) },
    props: { headline, drawing },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture that networks show when the page is shared. */
export const GET: APIRoute<Props> = async ({ props: { headline, drawing } }) => {
  const { brand } = await getSite();
  return new Response(await socialImage(headline, brand.tagline, await drawing()), {
    headers: { 'Content-Type': 'image/png' },
  });
};
