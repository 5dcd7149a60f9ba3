import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's folder, the one with package.json, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the built site, which is served. */
export const dist = join(projectRoot, 'dist');
