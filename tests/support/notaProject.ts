import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#tools/projectRoot.ts';
import { shareCache } from './projectCopy.ts';
import { contentWithNota, publish } from './slips.ts';
import type { ContentCopy } from './contentCopy.ts';

/** What a build needs beside the content. */
const rest = ['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'];

/** How long a build may take in a test: it starts a whole Astro, and a busy machine takes its time. */
export const PATIENCE_MS = 300_000;

/** What a command said, and how it ended. */
export interface Answer {
  said: string;
  code: number | null;
}

/** A copy of the whole project, with one article more and a `dist` that no build would write. */
export interface NotaProject extends ContentCopy {
  /** Writes a file, from the root. */
  putFile(file: string, text: string): Promise<void>;
  /** Runs one of the npm scripts. */
  npmRun(script: string): Promise<Answer>;
  /** Starts the development server. */
  dev(port: number): ChildProcess;
  /** Builds with the project's own code, whatever code the copy has. */
  build(): Promise<Answer>;
}

/** The environment of a person's terminal: without what the test runner adds to it. */
const environment = Object.fromEntries(
  Object.entries({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_NO_WARNINGS: '1' }).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
  ),
);

async function answerOf(command: string, args: string[], cwd: string): Promise<Answer> {
  const child = spawn(command, args, {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, shown, code] = await Promise.all([text(child.stderr), text(child.stdout), exited]);
  return { said: said + shown, code };
}

async function withRunners(copy: ContentCopy): Promise<NotaProject> {
  await symlink(join(projectRoot, 'node_modules'), join(copy.root, 'node_modules'));
  await shareCache(copy.root);
  await publish(copy.root);
  const build = pathToFileURL(join(projectRoot, 'src/tools/build/build.ts'));
  const script = `
    const { buildSite } = await import(${JSON.stringify(build.href)});
    await buildSite(process.cwd()).catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });`;
  return {
    ...copy,
    putFile: async (file, words) => {
      await mkdir(dirname(join(copy.root, file)), { recursive: true });
      await writeFile(join(copy.root, file), words);
    },
    npmRun: (name) => answerOf('npm', ['run', '--silent', name], copy.root),
    dev: (port) =>
      spawn(process.execPath, ['src/tools/commands/dev.ts'], {
        cwd: copy.root,
        env: { ...environment, PORT: String(port) },
        stdio: 'ignore',
      }),
    build: () => answerOf(process.execPath, ['--input-type=module', '--eval', script], copy.root),
  };
}

/** Copies the whole project. */
export async function copyNotaProject(): Promise<NotaProject> {
  const copy = await contentWithNota();
  for (const path of rest) {
    await cp(join(projectRoot, path), join(copy.root, path), {
      recursive: true,
      // The copy's content may already be broken: it stays.
      filter: (source) => source !== join(projectRoot, 'src', 'content'),
    });
  }
  // Older than what is installed, or the command would install it again.
  await utimes(join(copy.root, 'package-lock.json'), 0, 0);
  return withRunners(copy);
}

/** A project with this site's content and a single page, for what depends on no other page. */
export async function smallProject(): Promise<NotaProject> {
  const copy = await contentWithNota();
  await rm(join(copy.root, 'src', 'pages'), { recursive: true });
  const small = await withRunners(copy);
  const dependencies = { '@astrojs/react': '*' };
  await small.putFile('package.json', JSON.stringify({ type: 'module', dependencies }));
  await small.putFile(
    'astro.config.mjs',
    "export default { trailingSlash: 'never', build: { format: 'file' } };\n",
  );
  await small.putFile('src/pages/index.astro', page());
  return small;
}

/** The source of a page that every check accepts, with code before it. */
export const page = (code = '', body = '<h1>Hola</h1>'): string => `---
${code}
---
<html lang="es-AR">
  <head>
    <title>Una página de prueba</title>
    <meta name="description" content="Lo que dice esta página de prueba." />
  </head>
  <body>${body}</body>
</html>
`;
