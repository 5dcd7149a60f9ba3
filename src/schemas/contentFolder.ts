import { relative, sep } from 'node:path';

/**
 * The folder of the site's content, as a path from the project's root: `src/content`, or what `LINEO_CONTENT` names. All
 * code that reads content uses it, so that the tests build their own content in the same way; the authors' documents
 * are always those of `src/content`.
 */
export const contentFolder =
  relative('.', process.env['LINEO_CONTENT'] || 'src/content').replaceAll(sep, '/') || '.';
