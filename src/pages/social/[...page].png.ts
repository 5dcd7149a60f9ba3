import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { evidenceFile } from '#components/EvidencePhoto/evidence.ts';
import { getListedPages } from '#copy/listedPages.ts';
import { getScreens } from '#data/getScreens.ts';
import { getSite } from '#data/getSite.ts';
import { socialImage } from '#discovery/socialImage.ts';

export const getStaticPaths = (async () =>
  (await getListedPages()).map(({ path, headline, cover }) => ({
    params: { page: path.slice(1) },
    props: { headline, cover },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture that networks show when the page is shared: an article's cover, else the story's two photos. */
export const GET: APIRoute<Props> = async ({ props: { headline, cover } }) => {
  const { brand } = await getSite();
  const { visit, home } = await getScreens();
  const beside = (await cover?.()) ?? {
    found: await evidenceFile(visit.failed.evidence),
    repaired: await evidenceFile(home.repaired.evidence),
  };
  return new Response(await socialImage(headline, brand.tagline, beside), {
    headers: { 'Content-Type': 'image/png' },
  });
};
