import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '#tools/check/content/projectFiles.ts';
import type { Finding } from './built.ts';

/** Files of `public` that something else took the place of, and files that are one where a disk ignores case. */
export async function collisions(
  root: string,
  folder: string,
  files: ReadonlySet<string>,
): Promise<Finding[]> {
  const published = await filesIn(root, 'public');
  const covered = await Promise.all(
    published.files.map(async (file): Promise<Finding[]> => {
      const name = file.slice('public/'.length);
      const [source, built] = await Promise.all([
        readFile(join(root, file)),
        readFile(join(folder, name)).catch(() => null),
      ]);
      if (built?.equals(source)) return [];
      const message = `${file} no se publicaría como está: el sitio arma un archivo con la misma dirección, «/${name}». Cambiale el nombre o borralo.`;
      return [{ file: name, message }];
    }),
  );
  const seen = new Map<string, string>();
  const twins: Finding[] = [];
  for (const file of files) {
    const key = file.normalize('NFC').toLowerCase();
    const twin = seen.get(key);
    seen.set(key, file);
    if (twin === undefined) continue;
    // Aliases are copies: where they are one file, nothing is lost.
    const [a, b] = await Promise.all([file, twin].map((name) => readFile(join(folder, name))));
    if (a && b && !a.equals(b)) {
      twins.push({
        file,
        message: `«/${file}» y «/${twin}» son distintos y solo se diferencian en las mayúsculas: en otro disco serían el mismo archivo.`,
      });
    }
  }
  return [...covered.flat(), ...twins];
}
