import { relative, sep } from 'node:path';

/**
 * Where the site's content stands, from the project's root, with `/`: `src/content`, unless the
 * environment variable `LINEO_CONTENT` names another folder, as a path from the root or an absolute
 * one. Everything that reads content asks here, so that a copy, another installation's content or
 * the tests' own build the same way. Commands run from the root.
 *
 * The folder holds `site.yaml`, `red.yaml`, `pages`, `blog`, `legal`, `logos` (the clients') and, where there are
 * any, `tiendas` (the stores' official badges) and `fotos`.
 */
export const contentFolder =
  relative('.', process.env['LINEO_CONTENT'] || 'src/content').replaceAll(sep, '/') || '.';
