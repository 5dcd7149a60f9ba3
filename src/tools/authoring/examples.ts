import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import { folderOf, kindAt } from '#schemas/kind.ts';
import { yamlSchemaOf } from '#tools/check/content/schemaOf.ts';

/** A value of the content that has to be looked at before a launch. */
export interface Finding {
  /** Whether it stands for the real one, or says of the product what nobody confirmed. */
  kind: 'example' | 'unconfirmed';
  /** Path from the project's root. */
  file: string;
  /** Line and column, from 1. */
  line: number;
  column: number;
  path: (string | number)[];
  value: string;
}

/** What follows a value that was made up. */
const MADE_UP = /^\s*EJEMPLO\b/;

/** What follows a statement on the product that nobody confirmed. */
const UNCONFIRMED = /^\s*POR CONFIRMAR\b/;

/** The field that is there only while the clients' logos are examples. */
const LOGOS_NOTE = 'clients.note';

/** Hosts and names that say it themselves, such as `lineo.example` or `lineo-ejemplo`. */
const EXAMPLE_NAME = /^\S*\b(?:example|ejemplo)\b\S*$/i;

/** Codes such as `00000000` or `aaaaaaaaaaa`: nobody is given one. */
const EMPTY_CODE = /^\S*([0-9a-z])\1{7}\S*$/i;

/** The telephone numbers that North America keeps for fiction: 555-0100 to 555-0199. */
const FICTION_NUMBER = /^1?\d{3}55501\d\d$/;

/** A day on which no video was on the web yet. */
const EARLY_DAY = /^(?:1\d{3}|2000)-\d\d-\d\d$/;

/**
 * Whether a value can only have been made up, whatever its line says: a mark may be lost on the way
 * through a tool that doesn't keep comments, or be deleted before its value is replaced.
 */
export function looksMadeUp(value: string): boolean {
  if ([EXAMPLE_NAME, EMPTY_CODE, EARLY_DAY].some((form) => form.test(value))) return true;
  return /^[+()\d\s-]+$/.test(value) && FICTION_NUMBER.test(value.replaceAll(/\D/g, ''));
}

/** A drawing that stands for a client's logo says so in a comment of its own. */
async function isMadeUpDrawing(root: string, file: string): Promise<boolean> {
  const path = join(root, folderOf('logo') ?? '', file);
  return /<!--\s*EJEMPLO\b/.test(await readFile(path, 'utf8').catch(() => ''));
}

/** The values of a YAML file of the content that are still examples or unconfirmed, in reading order. */
export async function findingsIn(root: string, file: string): Promise<Finding[]> {
  const counter = new LineCounter();
  const document = parseDocument(await readFile(join(root, file), 'utf8'), {
    lineCounter: counter,
  });
  const schema = yamlSchemaOf(file);
  const found: Finding[] = [];

  const lookAt = async (node: Scalar, path: Finding['path']) => {
    const value = String(node.value);
    const isExample =
      MADE_UP.test(node.comment ?? '') ||
      looksMadeUp(value) ||
      path.join('.') === LOGOS_NOTE ||
      (kindAt(schema, path) === 'logo' && (await isMadeUpDrawing(root, value)));
    if (!isExample && !UNCONFIRMED.test(node.comment ?? '')) return;
    const { line, col } = counter.linePos(node.range?.[0] ?? 0);
    const kind = isExample ? 'example' : 'unconfirmed';
    found.push({ kind, file, line, column: col, path, value });
  };
  const look = async (node: unknown, path: Finding['path']): Promise<void> => {
    if (isMap(node)) {
      for (const { key, value } of node.items) await look(value, [...path, String(key)]);
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) await look(item, [...path, index]);
    } else if (isScalar(node)) await lookAt(node, path);
  };
  await look(document.contents, []);
  return found;
}
