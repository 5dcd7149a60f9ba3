import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What the content is checked against: itself, and the files that it names. */
const folders = ['src/content', 'src/assets', 'public'];

/** A copy of the project's content that a test may break. Paths are relative to `src/content`. */
export interface ContentCopy {
  root: string;
  /** Replaces words of a file. @throws when the file does not hold them, so that no test breaks nothing. */
  replace(file: string, words: string | RegExp, others: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  move(file: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  dispose(): Promise<void>;
}

/** Copies the content into a folder of its own. */
export async function copyContent(): Promise<ContentCopy> {
  const root = await mkdtemp(join(tmpdir(), 'lineo-content-'));
  for (const folder of folders) {
    await cp(join(project, folder), join(root, folder), { recursive: true });
  }
  const place = (file: string) => join(root, 'src', 'content', file);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(place(file)), { recursive: true });
    await writeFile(place(file), text);
  };

  return {
    root,
    write,
    replace: async (file, words, others) => {
      const text = await readFile(place(file), 'utf8');
      const changed = text.replace(words, () => others);
      if (changed === text) throw new Error(`${file} does not hold ${String(words)}.`);
      await write(file, changed);
    },
    move: async (file, to) => {
      await mkdir(dirname(place(to)), { recursive: true });
      await rename(place(file), place(to));
    },
    remove: (file) => rm(place(file), { recursive: true }),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
