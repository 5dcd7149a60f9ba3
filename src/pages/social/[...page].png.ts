import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getEvidenceFile } from '#components/EvidencePhoto/evidence.ts';
import { getListedPages } from '#seo/listedPages.ts';
import { getScreenData } from '#sampleNetwork/getScreenData.ts';
import { getSite } from '#site/getSite.ts';
import { coverIllustration, socialImage, storyIllustration } from '#seo/socialImage.ts';

export const getStaticPaths = (async () => {
  const { visit, repair } = await getScreenData();
  // The story is the same on every page's picture, so its photos are read once.
  const story = await storyIllustration(
    await getEvidenceFile(visit.failed.evidence),
    await getEvidenceFile(repair.evidence),
  );
  return (await getListedPages()).map(({ path, headline, cover }) => ({
    params: { page: path.slice(1) },
    props: { headline, cover, story },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/**
 * The picture that networks show when the page is shared: an article's cover; for any other page, the story's two
 * photos.
 */
export const GET: APIRoute<Props> = async ({ props: { headline, cover, story } }) => {
  const { brand } = await getSite();
  const drawing = await cover?.();
  const illustration = drawing === undefined ? story : coverIllustration(drawing);
  return new Response(await socialImage(headline, brand.tagline, illustration), {
    headers: { 'Content-Type': 'image/png' },
  });
};
