import type { APIRoute, GetStaticPaths } from 'astro';
import { appIcon, appIconSizes, type AppIconSize } from '#discovery/social/appIcon.ts';

export const getStaticPaths = (() =>
  appIconSizes.map((size) => ({
    params: { size: String(size) },
    props: { size },
  }))) satisfies GetStaticPaths;

/** The app icon in one size. */
export const GET: APIRoute<{ size: AppIconSize }> = async ({ props: { size } }) =>
  new Response(await appIcon(size), { headers: { 'Content-Type': 'image/png' } });
