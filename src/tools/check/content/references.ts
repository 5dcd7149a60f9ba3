import type { z } from 'astro/zod';
import { folderOf, kindAt, type FieldKind } from '#schemas/kind.ts';
import { nearest } from '#schemas/messages.ts';
import { nameOf } from './fileNames.ts';
import { leavesOf } from './leaves.ts';
import type { Pictures } from './pictureReference.ts';

/** A field that names something that is not there. */
export interface BrokenReference {
  path: (string | number)[];
  message: string;
}

/** What the fields of a content file may name. */
export interface Known {
  /** Why a link leads nowhere; nothing when it leads somewhere. */
  linkTrouble(href: string): string | undefined;
  /** Every picture of the project, from its root, and why it can't be shown, if it can't. */
  pictures: Pictures;
}

function complaint(kind: FieldKind | undefined, value: string, known: Known): string | undefined {
  if (kind === 'link' && /^(?:\/|https:)/.test(value)) return known.linkTrouble(value);
  const folder = folderOf(kind);
  if (!folder) return undefined;
  const path = `${folder}/${value}`;
  if (known.pictures.has(path)) return known.pictures.get(path);
  // The ending is the same for all of them, and would make any two names look alike.
  const others = new Map(
    [...known.pictures.keys()]
      .filter((other) => other.startsWith(`${folder}/`))
      .map((other) => [nameOf(other), other.slice(folder.length + 1)]),
  );
  const meant = others.get(nearest(nameOf(value), [...others.keys()]) ?? '');
  const advice = meant ? ` ¿Quisiste decir «${meant}»?` : '';
  return `No existe el archivo «${value}» en ${folder}.${advice}`;
}

/** The links and the drawings of a content file's data that lead nowhere. */
export function brokenReferences(
  data: unknown,
  schema: z.ZodType,
  known: Known,
): BrokenReference[] {
  return leavesOf(data).flatMap(({ path, value }) => {
    const message =
      typeof value === 'string' ? complaint(kindAt(schema, path), value, known) : undefined;
    return message ? [{ path, message }] : [];
  });
}
