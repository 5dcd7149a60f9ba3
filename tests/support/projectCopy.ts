import { spawn } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { copyContent, type ContentCopy } from './contentCopy.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

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
  /** Runs a command of `src/commands` in the copy. */
  run(command: string, args?: readonly string[]): Promise<Ending>;
}

/** The environment of a command that a test starts. */
export const commandEnv = () => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_NO_WARNINGS: '1',
});

/** Copies the project into a folder of its own, with the same packages. */
export async function copyProject(): Promise<ProjectCopy> {
  const copy = await copyContent();
  for (const path of rest) {
    await cp(join(project, path), join(copy.root, path), {
      recursive: true,
      // Comes and goes with each host engine that another test starts or stops.
      filter: (file) => basename(file) !== '.wrangler',
    });
  }
  await symlink(join(project, 'node_modules'), join(copy.root, 'node_modules'));

  return {
    ...copy,
    run: async (command, args = []) => {
      const child = spawn(process.execPath, [`src/commands/${command}.ts`, ...args], {
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
