import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { bare, definitionOf, describe } from '#schemas/describe.ts';
import { folderOf, isWords } from '#schemas/kind.ts';
import { limitsOf } from '#schemas/limits.ts';

/** From this length on a text gets several lines to be written in, as it will have on the page. */
const LONG_TEXT = 120;

/** Stands for Astro's `image()`: a picture that is kept beside the file that names it. */
export const pictureBeside = z.custom<never>((value) => typeof value === 'string');

type Common = Required<Pick<Field & { hint?: string }, 'name' | 'label' | 'hint'>> & {
  required: boolean;
};

/** The limits of a text or a list as a sentence, when it has any. */
function limitsSentence(schema: z.ZodType): string {
  const { type } = definitionOf(schema);
  const { min = 0, max } = limitsOf(schema);
  if (max === undefined) return '';
  if (type === 'string')
    return min > 1 ? `De ${min} a ${max} caracteres.` : `Hasta ${max} caracteres.`;
  return type === 'array' ? `De ${min} a ${max}.` : '';
}

function textField(common: Common, schema: z.ZodType): Field {
  const { min, max = 0, patterns } = limitsOf(schema);
  const ahead = patterns.map((source) => `(?=${source.startsWith('^') ? '' : '.*'}${source})`);
  return {
    ...common,
    widget: max > LONG_TEXT ? 'text' : 'string',
    ...(min && min > 1 && { minlength: min }),
    ...(max && { maxlength: max }),
    ...(ahead.length > 0 && { pattern: [`^${ahead.join('')}`, common.hint] as [string, string] }),
  };
}

/** A file is chosen from its folder, or added to it, and named as the content names it. */
const fileField = (common: Common, folder: string): Field => ({
  ...common,
  widget: 'image',
  media_folder: `/${folder}`,
  public_folder: '',
  choose_url: false,
});

/** What tells one element of a list from another while it is folded: its first words, or its first text. */
function summaryOf(element: z.ZodType): string {
  const fields = Object.entries(definitionOf(bare(element)).shape ?? {}).map(([name, field]) => ({
    name,
    kind: describe(field).kind,
  }));
  const shown = fields.find(({ kind }) => isWords(kind)) ?? fields.find(({ kind }) => kind);
  return shown ? `{{fields.${shown.name}}}` : '';
}

function listField(common: Common, schema: z.ZodType, element: z.ZodType, path: string): Field {
  const { min = 0, max } = limitsOf(schema);
  const { title: singular = common.label } = describe(element);
  const list = {
    ...common,
    // A list that may be empty must not be asked for.
    required: common.required && min > 0,
    widget: 'list' as const,
    label_singular: singular,
    min,
    ...(max !== undefined && { max }),
  };
  const { shape } = definitionOf(bare(element));
  if (!shape) return { ...list, field: fieldOf('elemento', element, path) };
  return {
    ...list,
    fields: fieldsOf(element, path),
    summary: summaryOf(element),
    minimize_collapsed: true,
    collapsed: true,
  };
}

/**
 * The editor's field for one field of the content.
 * @throws when the schema lacks words for the person who fills it in, or does not say what it is, or is of a
 * type that has no field yet.
 */
export function fieldOf(name: string, schema: z.ZodType, parent = ''): Field {
  const path = parent ? `${parent}.${name}` : name;
  const inner = bare(schema);
  const { type, shape, element } = definitionOf(inner);
  if (type === 'literal') {
    return { name, widget: 'hidden', default: [...(inner as z.ZodLiteral).values][0] };
  }

  const { kind, title, description } = describe(schema);
  const hint = [description, limitsSentence(inner)].filter(Boolean).join(' ');
  if (!title || !hint) {
    throw new Error(
      `The editor has no words for «${path}»: give its schema .meta({ title, description }).`,
    );
  }
  if (!kind && (type === 'string' || type === 'custom')) {
    throw new Error(`«${path}» has no kind: give its schema .meta({ kind }).`);
  }
  const isOptional = schema.safeParse(undefined).success || schema.safeParse(null).success;
  const common: Common = { name, label: title, hint, required: !isOptional };

  const folder = folderOf(kind);
  if (folder) return fileField(common, folder);
  // Kept beside the article and named from there.
  if (kind === 'picture') {
    return { ...common, widget: 'image', media_folder: '', public_folder: '.', choose_url: false };
  }
  if (type === 'string') return textField(common, inner);
  if (type === 'enum') {
    return { ...common, widget: 'select', options: (inner as z.ZodEnum).options.map(String) };
  }
  // What holds an entry back is on until its author says otherwise.
  if (type === 'boolean') return { ...common, required: false, widget: 'boolean', default: true };
  if (type === 'number') {
    const { min, max } = limitsOf(inner);
    return {
      ...common,
      widget: 'number',
      value_type: 'int',
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  }
  if (type === 'date') {
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (shape) {
    return { ...common, widget: 'object', collapsed: true, fields: fieldsOf(inner, path) };
  }
  if (element) return listField(common, inner, element, path);
  throw new Error(`The editor has no field for «${path}», which is of the type ${type}.`);
}

/** The editor's fields for all fields of a block of the content, in the schema's order. */
export function fieldsOf(schema: z.ZodType, path = ''): Field[] {
  const { shape = {} } = definitionOf(bare(schema));
  return Object.entries(shape).map(([name, inner]) => fieldOf(name, inner, path));
}
