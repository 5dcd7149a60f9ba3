import { existsSync, readdirSync } from 'node:fs';

/**
 * A build deletes its folder with all that is in it. What was built has the host's headers in it.
 * @throws in Spanish, if `folder` has files that no build has made
 */
export function refuseOtherFiles(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0 || files.includes('_headers')) return;
  throw new Error(
    `En «${folder}» hay archivos que no son de un sitio armado acá, y armarlo ahí los borraría: elegí otra carpeta, o vaciá esa.`,
  );
}
