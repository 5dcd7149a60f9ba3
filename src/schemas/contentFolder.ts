import { relative, sep } from 'node:path';

/**
 * Where the site's content stands, from the project's root, with `/`: `src/content`, unless the
 * environment variable `LINEO_CONTENT` names another folder, as a path from the root or an absolute
 * one. All code that reads content uses this path, so that a copy, another installation's content or
 * the tests' own is built the same way. Commands run from the root.
 */
export const contentFolder =
  relative('.', process.env['LINEO_CONTENT'] || 'src/content').replaceAll(sep, '/') || '.';
