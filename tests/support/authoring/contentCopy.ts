import { cpSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isNode, parseAllDocuments } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const FIXTURE = 'tests/fixture';

/** Other files that the content check reads. */
const around = ['src/assets', 'src/pages', 'src/content/LANZAMIENTO.md', 'public'];

/** A copy of the content that a test may break. File paths are relative to `src/content`. */
export type ContentCopy = Awaited<ReturnType<typeof copyContent>>;

/** @throws the problems of the fixture, of which `root` is a copy, with the names of the fixture's files */
async function checkFixture(root: string): Promise<void> {
  const findings = await checkContent(root);
  const own = findings.map((finding) => ({
    ...finding,
    file: finding.file.replace(contentFolder, FIXTURE),
  }));
  if (own.length === 0) return;
  await rm(root, { recursive: true });
  throw new Error(report(own, `en ${FIXTURE}`));
}

let fixtureCheck: Promise<void> | undefined;

/**
 * Copies the fixture, or other content, with everything that the content check reads.
 * @throws the problems of the fixture, so that no test blames its copy for them
 */
export async function copyContent(content = join(projectRoot, FIXTURE)) {
  const root = await mkdtemp(join(tmpdir(), 'lineo-content-'));
  const folder = join(root, 'src', 'content');
  for (const path of around) {
    cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  }
  cpSync(content, folder, { recursive: true });
  if (content === join(projectRoot, FIXTURE)) await (fixtureCheck ??= checkFixture(root));

  const read = (file: string) => readFile(join(folder, file), 'utf8');
  async function write(file: string, text: string | Buffer): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }

  /** Replaces a field, key included, by `yaml`. @throws when there is no such field. */
  async function put(file: string, path: readonly (string | number)[], yaml: string) {
    const text = await read(file);
    // To YAML an article's text looks like a second document.
    const value = parseAllDocuments(text)[0]?.getIn(path, true);
    if (!isNode(value) || !value.range) throw new Error(`${file} has no ${path.join('.')}.`);
    const [start, end] = value.range;
    const before = text.slice(0, text.lastIndexOf(`${path.at(-1)}:`, start));
    const isWholeLine = text.slice(start, end).endsWith('\n');
    await write(file, before + yaml + (isWholeLine ? '\n' : '') + text.slice(end));
  }

  return {
    root,
    write,
    put,
    append: (file: string, text: string) => appendFile(join(folder, file), text),
    move: (file: string, to: string) => rename(join(folder, file), join(folder, to)),
    remove: (file: string) => rm(join(folder, file), { recursive: true }),
    /** The rest of a line from a column on; both count from 1. */
    textAt: async (file: string, line: number, column: number) =>
      (await read(file)).split('\n')[line - 1]?.slice(column - 1) ?? '',
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
