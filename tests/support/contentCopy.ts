import { cpSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const fixture = join(projectRoot, 'tests', 'fixture');

/** What the content is checked against, beside itself. */
const folders = ['src/assets', 'src/pages', 'public'];

/** A copy of the tests' content that a test may break. Paths are relative to `src/content`. */
export interface ContentCopy {
  root: string;
  /**
   * Puts `yaml` in the place of a field, its key included, whatever the field says today; adds a
   * field of the file that is not there. @throws when there is no block for it.
   */
  put(file: string, path: readonly (string | number)[], yaml: string): Promise<void>;
  /** What stands in a file at a line and a column, from 1, to the end of that line. */
  textAt(file: string, line: number, column: number): Promise<string>;
  write(file: string, text: string | Buffer): Promise<void>;
  /** Adds text to the end of a file. */
  append(file: string, text: string): Promise<void>;
  move(file: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  dispose(): Promise<void>;
}

/** @throws with what the fixture lacks, at its own place: every copy of it would lack it too */
async function checkFixture(root: string): Promise<void> {
  const problems = await checkContent(root);
  if (problems.length > 0)
    throw new Error(report(problems).replaceAll('src/content', 'tests/fixture'));
}
let checked: Promise<void> | undefined;

/** Copies the tests' content, or another one, into a folder of its own, as `src/content`. */
export async function copyContent(content = fixture): Promise<ContentCopy> {
  const root = await mkdtemp(join(tmpdir(), 'lineo-content-'));
  for (const folder of folders) {
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  }
  cpSync(content, join(root, 'src', 'content'), { recursive: true });
  for (const guide of ['GUIA.md', 'LANZAMIENTO.md']) {
    cpSync(join(projectRoot, 'src', 'content', guide), join(root, 'src', 'content', guide));
  }
  if (content === fixture) await (checked ??= checkFixture(root));
  const place = (file: string) => join(root, 'src', 'content', file);
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(dirname(place(file)), { recursive: true });
    await writeFile(place(file), text);
  };

  return {
    root,
    write,
    append: (file, text) => appendFile(place(file), text),
    put: async (file, path, yaml) => {
      const text = await readFile(place(file), 'utf8');
      const before = file.endsWith('.mdx') ? text.indexOf('\n') + 1 : 0;
      const source = before > 0 ? text.slice(before, text.indexOf('\n---', before) + 1) : text;
      const document = parseDocument(source);
      const block = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      if (!isMap(block)) throw new Error(`${file} has no block ${path.slice(0, -1).join('.')}.`);
      const field = block.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
      const [from = 0] = (isScalar(field?.key) && field.key.range) || block.range || [];
      const { range } = (field?.value ?? {}) as { range?: [number, number, number] };
      const to = field ? (range?.[1] ?? from) : from;
      const isWholeLine = !field || source.slice(from, to).endsWith('\n');
      await write(
        file,
        text.slice(0, before + from) + yaml + (isWholeLine ? '\n' : '') + text.slice(before + to),
      );
    },
    textAt: async (file, line, column) => {
      const lines = (await readFile(place(file), 'utf8')).split('\n');
      return (lines[line - 1] ?? '').slice(column - 1);
    },
    move: async (file, to) => {
      await mkdir(dirname(place(to)), { recursive: true });
      await rename(place(file), place(to));
    },
    remove: (file) => rm(place(file), { recursive: true }),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
