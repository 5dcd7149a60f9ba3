import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a database that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks a folder for one build. Astro keeps the list of articles in the project's folder `.astro` and in its cache: of
 * two builds at the same time with different content, one would publish the other's articles. Node itself locks no
 * file; SQLite, which it includes, locks an empty database, and the system releases it when its process ends.
 * @returns a function that releases the lock
 * @throws in Spanish while another build has locked the folder
 */
export function lockForBuild(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'build.lock'));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(
      'Ya hay otra construcción en marcha en esta carpeta: esperá a que termine y probá de nuevo.',
      { cause: error },
    );
  }
  return () => database.close();
}
