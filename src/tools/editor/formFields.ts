import type { Field } from '@sveltia/cms';
import { limitsOf, type FieldSchema } from '#schemas/fieldSchema.ts';
import { folderOf, isText } from '#schemas/kind.ts';

// Nobody makes forms of Sveltia from Zod.

/** Texts that may be longer than this, in characters, get an input of several lines. */
const LONG_TEXT = 120;

type Common = Required<Pick<Field & { hint?: string }, 'name' | 'label' | 'hint'>> & {
  required: boolean;
};

function textField(common: Common, { minLength, maxLength, pattern, allOf }: FieldSchema): Field {
  const patterns = [pattern, ...(allOf ?? []).map((each) => each.pattern)].filter(
    (source) => source !== undefined,
  );
  const ahead = patterns.map((source) => `(?=${source.startsWith('^') ? '' : '.*'}${source})`);
  return {
    ...common,
    widget: maxLength && maxLength > LONG_TEXT ? 'text' : 'string',
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(ahead.length > 0 && { pattern: [`^${ahead.join('')}`, common.hint] as [string, string] }),
  };
}

/** An input that chooses a file from its folder or uploads one to it. */
const fileField = (common: Common, folder: string, publicFolder: string): Field => ({
  ...common,
  widget: 'image',
  media_folder: folder,
  public_folder: publicFolder,
  choose_url: false,
});

/** The fields that can sum up a collapsed block or list element: its title or its label. */
const TITLES = ['title', 'titulo', 'label', 'name'];

const isTitle = ([name, { kind }]: [string, FieldSchema]) => TITLES.includes(name) && isText(kind);

const summaryBy = (field?: [string, FieldSchema]) => (field ? `{{fields.${field[0]}}}` : undefined);

/**
 * The summary of a collapsed list element: its title; without one, its first field that visitors read; without one,
 * its first field with a kind.
 */
function summaryOfElement(properties: Record<string, FieldSchema>): string {
  const fields = Object.entries(properties);
  const text = fields.find(([, { kind }]) => isText(kind));
  return summaryBy(fields.find(isTitle) ?? text ?? fields.find(([, { kind }]) => kind)) ?? '';
}

/**
 * The summary of a collapsed block. If it has no title, its name is enough; without a summary the editor would show
 * some value of the block.
 */
const summaryOfBlock = (properties: Record<string, FieldSchema>): string =>
  summaryBy(Object.entries(properties).find(isTitle)) ?? '…';

function listField(common: Common, list: FieldSchema, element: FieldSchema, path: string): Field {
  const { minItems: min = 0, maxItems: max } = list;
  const field = {
    ...common,
    widget: 'list' as const,
    label_singular: element.title ?? common.label,
    min,
    ...(max !== undefined && { max }),
  };
  const { properties } = element;
  if (!properties) return { ...field, field: fieldOf('elemento', element, true, path) };
  return {
    ...field,
    fields: fieldsOf(element, path),
    summary: summaryOfElement(properties),
    minimize_collapsed: true,
    collapsed: true,
  };
}

/** @throws when a field lacks its title, its hint, or a kind or type that has an input in the editor */
function fieldOf(name: string, field: FieldSchema, isRequired: boolean, parent: string): Field {
  const path = parent ? `${parent}.${name}` : name;
  const { type, kind, title, description, items, properties } = field;
  if (field.const !== undefined) return { name, widget: 'hidden', default: field.const };

  const hint = [description, limitsOf(field)].filter(Boolean).join(' ');
  if (!title || !hint) {
    throw new Error(
      `The editor has no words for «${path}»: give its schema .meta({ title, description }).`,
    );
  }
  const common: Common = { name, label: title, hint, required: isRequired };

  const folder = folderOf(kind);
  if (folder) return fileField(common, `/${folder}`, '');
  // Kept beside the article and named from there.
  if (kind === 'picture') return fileField(common, '', '.');
  if (kind === 'day') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (field.enum) return { ...common, widget: 'select', options: field.enum };
  if (type === 'string' && kind) return textField(common, field);
  if (type === 'boolean') {
    return { ...common, required: false, widget: 'boolean', default: field.startsOn ?? false };
  }
  if (type === 'integer') {
    return {
      ...common,
      widget: 'number',
      value_type: 'int',
      min: field.minimum,
      max: field.maximum,
    };
  }
  if (properties) {
    return {
      ...common,
      widget: 'object',
      collapsed: true,
      summary: summaryOfBlock(properties),
      fields: fieldsOf(field, path),
    };
  }
  if (items) return listField(common, field, items, path);
  throw new Error(
    `The editor has no field for «${path}»: give its schema .meta({ kind }), or its type a field here.`,
  );
}

/** The editor's fields for all fields of a block of the content, in the schema's order. */
export const fieldsOf = ({ properties = {}, required = [] }: FieldSchema, path = ''): Field[] =>
  Object.entries(properties).map(([name, field]) =>
    fieldOf(name, field, required.includes(name), path),
  );
