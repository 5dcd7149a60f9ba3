import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { filesOf, parseHtml } from '#tests/support/builtSite.ts';
import { commandEnv, copyProject } from '#tests/support/projectCopy.ts';
import { files, readBytes } from '#tests/support/site.ts';

/** A clock that is an hour behind: what is published by day stays as it is on almost any hour. */
const earlier = `
const { Date: Real } = globalThis;
const now = () => Real.now() - 60 * 60 * 1000;
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }
  static now() {
    return now();
  }
};
`;

/** A page without what Astro makes of the project's folder: it names an island by its file's whole path. */
function withoutFolder(page: Buffer): string {
  const { documentElement } = parseHtml(page.toString('utf8'));
  for (const island of documentElement.querySelectorAll('astro-island')) {
    island.removeAttribute('uid');
  }
  return documentElement.outerHTML;
}

// Another folder, without what builds keep for the next one, elsewhere in the world and at another time.
test('another build of the same sources gives the same bytes', { timeout: 600_000 }, async () => {
  const copy = await copyProject();
  try {
    await writeFile(join(copy.root, 'clock.mjs'), earlier);
    const child = spawn(
      process.execPath,
      ['--import', './clock.mjs', 'src/tools/commands/build.ts'],
      {
        cwd: copy.root,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...commandEnv(),
          ...{
            TZ: 'Pacific/Kiritimati',
            LANG: 'tr_TR.UTF-8',
            LC_ALL: 'tr_TR.UTF-8',
            HOME: copy.root,
          },
        },
      },
    );
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const complaint = await text(child.stderr);
    expect([await exited, complaint]).toEqual([0, '']);

    const built = join(copy.root, 'dist');
    expect(filesOf(built)).toEqual(files);
    const different: string[] = [];
    for (const file of files) {
      const [here, there] = [readBytes(file), await readFile(join(built, file))];
      const isSame = file.endsWith('.html')
        ? withoutFolder(here) === withoutFolder(there)
        : here.equals(there);
      if (!isSame) different.push(file);
    }
    expect(different).toEqual([]);
  } finally {
    await copy.dispose();
  }
});
