import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fieldPath } from '#tools/check/content/fieldProblems.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { along, describe } from '#schemas/describe.ts';
import { site as siteSchema } from '#schemas/site.ts';
import { findingsIn, type Finding } from './examples.ts';

const SITE = `${contentFolder}/site.yaml`;

/** What can't be checked from here, beside the authors' guide. */
const OUTSIDE = 'src/content/LANZAMIENTO.md';

/** What is left to do before the site may be launched. */
export interface Launch {
  /** Values of the content that are still examples. */
  examples: Finding[];
  /** Statements on the product that nobody confirmed. */
  unconfirmed: Finding[];
  /** What has to be done outside, whatever the content says, as Markdown. */
  outside: string;
}

/** Looks through the content of the project at `root`. */
export async function checkLaunch(root: string): Promise<Launch> {
  const entries = await readdir(join(root, contentFolder), { recursive: true });
  const files = entries
    .map((entry) => `${contentFolder}/${entry.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.yaml'))
    // What many pages share is where examples live: it comes first.
    .sort((a, b) => Number(b === SITE) - Number(a === SITE) || a.localeCompare(b));
  const findings = (await Promise.all(files.map((file) => findingsIn(root, file)))).flat();
  return {
    examples: findings.filter(({ kind }) => kind === 'example'),
    unconfirmed: findings.filter(({ kind }) => kind === 'unconfirmed'),
    outside: await readFile(join(root, OUTSIDE), 'utf8'),
  };
}

/** The part of the content that a value belongs to, in an author's words. */
function partOf({ file, path }: Finding): string {
  if (file !== SITE) return file;
  const [, part = siteSchema] = along(siteSchema, path);
  return describe(part).title ?? String(path[0]);
}

function linesOf(findings: readonly Finding[]): string[] {
  const parts = Map.groupBy(findings, partOf);
  return [...parts].flatMap(([part, list]) => [
    `  ${part}`,
    ...list.flatMap(({ file, line, column, path, value }) => [
      `    ${file}:${line}:${column}`,
      `      ${fieldPath(path)}: dice «${value}»`,
    ]),
    '',
  ]);
}

const examplesTitle = (count: number) =>
  count === 1
    ? 'Queda 1 valor de ejemplo. Cambialo por el verdadero y borrá la marca «# EJEMPLO» de su línea.'
    : `Quedan ${count} valores de ejemplo. Cambialos por los verdaderos y borrá la marca «# EJEMPLO» de su línea.`;

const unconfirmedTitle = (count: number) =>
  count === 1
    ? 'Queda 1 dato del producto por confirmar. Si es cierto, borrá la marca «# POR CONFIRMAR» de su línea; si no, corregilo.'
    : `Quedan ${count} datos del producto por confirmar. Si son ciertos, borrá la marca «# POR CONFIRMAR» de su línea; si no, corregilos.`;

/** What is left to do before a launch. */
export function reportLaunch({ examples, unconfirmed, outside }: Launch): string {
  const left =
    examples.length > 0
      ? [
          examplesTitle(examples.length),
          `Un logo, además, es un dibujo: reemplazá también su archivo en ${contentFolder}/logos.`,
          '',
          ...linesOf(examples),
        ]
      : ['No queda ningún valor de ejemplo en el contenido.', ''];
  const toConfirm =
    unconfirmed.length > 0
      ? [unconfirmedTitle(unconfirmed.length), '', ...linesOf(unconfirmed)]
      : ['No queda ningún dato del producto por confirmar.', ''];
  return [...left, ...toConfirm, outside].join('\n');
}
