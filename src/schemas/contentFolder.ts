import { relative, sep } from 'node:path';

/**
 * The folder of the site's content, from the project's root, with `/`: `src/content`, unless the environment variable
 * `LINEO_CONTENT` names another folder, as a path from the root or an absolute one. All code that reads content uses
 * this path, so that a copy, the content of another installation or the tests' own content is built in the same way.
 * Commands run from the root.
 */
export const contentFolder =
  relative('.', process.env['LINEO_CONTENT'] || 'src/content').replaceAll(sep, '/') || '.';
