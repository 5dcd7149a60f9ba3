import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLine } from './buildLog.ts';

const NOTHING_PUBLISHED = 'El sitio no se pudo armar; no se publicó nada.';

/** A file of the project as it is named in a text. */
const SOURCE = /\b(?:src|public)\/[^\s"'`:,()]+\.\w+(?::\d+(?::\d+)?)?/;

const explain = (file: string | undefined, sentence: string, cause: unknown): Error => {
  const place = file ?? 'src';
  return new Error(`${NOTHING_PUBLISHED}\n\n  ${place}\n    ${sentence}\n`, { cause });
};

const fromRoot = (path: string, root: string) => relative(root, path).split(sep).join('/');

/**
 * The source of the built line that a trace names first: the bundler writes in its chunks where
 * each module begins.
 */
function sourceOf(stack: string, root: string, outDir: string): string | undefined {
  for (const [, url = '', line = ''] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+):\d+/g)) {
    const path = fileURLToPath(url);
    if (!path.startsWith(outDir)) continue;
    let lines: string[];
    try {
      lines = readFileSync(path, 'utf8').split('\n').slice(0, Number(line));
    } catch {
      return undefined;
    }
    // Module names in chunks start from where the command runs.
    const module = lines.findLast((words) => /^\/\/ \S+\.\w+(\?|$)/.test(words));
    const source = module && fromRoot(resolve(module.slice(3).replace(/\?.*$/, '')), root);
    if (source?.startsWith('src/')) return source;
  }
  return undefined;
}

/** Where an error happened, as far as each of its parts can tell. */
interface Location {
  /** The file of `src` that Astro names, with line and column. */
  named: string | undefined;
  /** The file of `src` whose code failed. */
  thrown: string | undefined;
  /** The page that was being made. */
  page: string | undefined;
}

function locate(error: Error, root: string, outDir: string): Location {
  const { id, loc } = error as {
    id?: string;
    loc?: { file?: string; line?: number; column?: number };
  };
  const place = loc?.file
    ? [fromRoot(loc.file, root), loc.line, loc.column].filter(Boolean).join(':')
    : undefined;
  return {
    named: place?.startsWith('src/') ? place : undefined,
    thrown: sourceOf(error.stack ?? '', root, outDir),
    page: id,
  };
}

/** The part of a message that helps: its first line, or four where no failing code is known. */
function detailOf(message: string, { thrown }: Location): string {
  if (message.includes('\n') && !thrown) {
    return message.trim().split('\n').slice(0, 4).join('\n    ');
  }
  const lines = message.split('\n').filter((line) => line.trim() && !/^Build failed/.test(line));
  return lines[0] ?? message;
}

function sentenceOf(detail: string, { thrown, page }: Location): string {
  if (thrown) {
    const during = page && page !== thrown ? ` al armar ${page}` : '';
    return `El código de este archivo falla${during}, y se esperaba que terminara sin errores. Dijo: «${detail}».`;
  }
  if (page) {
    return `El código de esta página, o de una de sus partes, falla, y se esperaba que terminara sin errores. Dijo: «${detail}».`;
  }
  return `Este archivo no se pudo armar. Astro dijo: «${detail}».`;
}

/** What stopped a build, in Spanish, with the file of the project where it happened. */
export function explainError(reason: unknown, root: string, outDir: string): Error {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const message = error.message.replaceAll(root.endsWith(sep) ? root : root + sep, '');
  const location = locate(error, root, outDir);
  const { named, thrown, page } = location;
  const file = named ?? thrown ?? page ?? SOURCE.exec(message)?.[0];
  return explain(file, sentenceOf(detailOf(message, location), location), error);
}

/** A warning of Astro's that is known, in words. */
function inSpanish(message: string): { file?: string; sentence: string } {
  const twice = /The route "([^"]+)" is defined in both "([^"]+)" and "([^"]+)"/.exec(message);
  if (twice) {
    const [, address = '', one = '', other = ''] = twice;
    return {
      file: other,
      sentence: `La dirección «${address}» ya es de ${one}: cambiale el nombre a uno de los dos.`,
    };
  }
  const covered =
    /Skipping (\S+) because a file with the same name exists in the public folder: (\S+)/.exec(
      message,
    );
  if (covered) {
    const [, page = '', name = ''] = covered;
    return {
      file: `public/${name}`,
      sentence: `Este archivo taparía a ${page}: cambiale el nombre o borralo.`,
    };
  }
  const file = SOURCE.exec(message)?.[0];
  return {
    ...(file && { file }),
    sentence: `Astro avisó: «${message.trim()}». Un aviso también detiene la publicación.`,
  };
}

/** What Astro only warned of, as a reason not to publish. */
export function explainWarnings(lines: readonly LogLine[]): Error {
  const entries = new Set<string>();
  for (const { message } of lines) {
    const { file, sentence } = inSpanish(message);
    entries.add(`  ${file ?? 'src'}\n    ${sentence}`);
  }
  return new Error(`${NOTHING_PUBLISHED}\n\n${[...entries].join('\n\n')}\n`);
}
