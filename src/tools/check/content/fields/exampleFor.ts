import { stringify } from 'yaml';
import type { FieldSchema } from '#schemas/fieldSchema.ts';

/**
 * An example of a field's value. The example of a block is its required fields, the example of a text is its title.
 */
function exampleOf({
  type,
  title,
  properties,
  required = [],
  items,
  ...field
}: FieldSchema): unknown {
  if (properties) {
    return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));
  }
  if (items) return [exampleOf(items)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, field.minimum ?? 1);
  return field.const ?? field.enum?.[0] ?? title;
}

/**
 * What to write for a missing field, as the end of a message. It is empty for a text, because the message already
 * says what the text is about.
 */
export function exampleFor(key: string, field?: FieldSchema): string {
  if (!field || (field.type === 'string' && !field.enum)) return '';
  const lines = stringify({ [key]: exampleOf(field) }, { lineWidth: 0 }).trim();
  return lines.includes('\n') ? ` Por ejemplo:\n${lines}` : ` Por ejemplo, «${lines}».`;
}
