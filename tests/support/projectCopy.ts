import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyContent, type ContentCopy } from './contentCopy.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** What a command needs beside the content. */
const rest = ['src', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/** How a command ended. */
export interface Ending {
  code: number | null;
  said: string;
  complained: string;
}

/** A copy of the whole project, for changes to the content that a build or a command has to see. */
export interface ProjectCopy extends ContentCopy {
  /** Runs a command of `src/tools/commands` in the copy. */
  run(command: string, args?: readonly string[]): Promise<Ending>;
}

/** The environment of a command that a test starts. */
export const commandEnv = () => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_NO_WARNINGS: '1',
});

/** Lets a copy use the fonts and the drawn images of earlier builds: they are the same. */
export async function shareCache(root: string): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  for (const name of ['fonts', 'social']) {
    await mkdir(join(projectRoot, '.cache', name), { recursive: true });
    await symlink(join(projectRoot, '.cache', name), join(root, '.cache', name));
  }
}

/** Copies the project, with the tests' content or another one, into a folder of its own, with the same packages. */
export async function copyProject(content?: string): Promise<ProjectCopy> {
  const copy = await copyContent(content);
  for (const path of rest) {
    cpSync(join(projectRoot, path), join(copy.root, path), {
      recursive: true,
      filter: (file) =>
        // Comes and goes with each host engine that another test starts or stops.
        basename(file) !== '.wrangler' && file !== join(projectRoot, 'src', 'content'),
    });
  }
  await symlink(join(projectRoot, 'node_modules'), join(copy.root, 'node_modules'));
  await shareCache(copy.root);

  return {
    ...copy,
    run: async (command, args = []) => {
      const child = spawn(process.execPath, [`src/tools/commands/${command}.ts`, ...args], {
        cwd: copy.root,
        env: commandEnv(),
      });
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const [said, complained, code] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        exited,
      ]);
      return { code, said, complained };
    },
  };
}
