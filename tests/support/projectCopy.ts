import { cpSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { copyContent, type ContentCopy } from './contentCopy.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** What the development server needs beside the content. */
const rest = ['src', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/** Copies the project, with the tests' content, into a folder of its own, with the same packages. */
export async function copyProject(): Promise<ContentCopy> {
  const copy = await copyContent();
  for (const path of rest) {
    cpSync(join(projectRoot, path), join(copy.root, path), {
      recursive: true,
      filter: (file) =>
        // Comes and goes with each host engine that another test starts or stops.
        basename(file) !== '.wrangler' && file !== join(projectRoot, 'src', 'content'),
    });
  }
  await symlink(join(projectRoot, 'node_modules'), join(copy.root, 'node_modules'));
  await mkdir(join(copy.root, '.cache'), { recursive: true });
  return copy;
}
