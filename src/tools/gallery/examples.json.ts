import type { APIRoute } from 'astro';
import { blocks } from './catalogue.ts';
import { GALLERY_PATH } from './gallery.ts';

/** The addresses of all examples by their block's name, for the tests that visit them. */
export const GET: APIRoute = () =>
  Response.json(
    Object.fromEntries(
      blocks.map(({ name, examples }) => [
        name,
        examples.map(({ slug }) => `${GALLERY_PATH}/${name}/${slug}`),
      ]),
    ),
  );
