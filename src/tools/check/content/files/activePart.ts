import { Parser } from 'htmlparser2';

/** SVG elements that run code or embed other documents: «script», «svg:foreignObject». */
const ACTIVE = /^(?:\w+:)?(?:script|foreignobject|iframe|embed|object|handler|listener)$/i;

/** What an SVG may refer to: a part of itself, «#sol», or an embedded bitmap, «data:image/png;base64,…». */
const inert = '(?:#|data:image/(?:png|jpeg|webp|gif)[;,])';
const INERT = new RegExp(`^\\s*${inert}`, 'i');

/** Styles that load something from elsewhere: «@import», «url(https://…)». */
const LOADING = new RegExp(`@import|url\\((?!\\s*['"]?\\s*${inert})`, 'i');

/** Whether an attribute of a drawing runs code or loads something from elsewhere. */
const isActive = (name: string, value: string): boolean =>
  /^on/i.test(name) ||
  (/(?:^|:)(?:href|src)$/i.test(name) ? !INERT.test(value) : LOADING.test(value));

/** The first part of a drawing that runs code or loads something from elsewhere. */
export function activePart(svg: string): string | undefined {
  let found: string | undefined;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (ACTIVE.test(tag)) found ??= `<${tag}>`;
        for (const [name, value] of Object.entries(attributes)) {
          if (isActive(name, value)) found ??= `«${name}» en <${tag}>`;
        }
      },
      // Only the text of a style element can load anything.
      ontext: (text) => {
        if (LOADING.test(text)) found ??= '<style>';
      },
      onprocessinginstruction: (name, data) => {
        const isLoaded = /^\?xml-stylesheet/i.test(name);
        if (isLoaded || (/^!doctype/i.test(name) && data.includes('['))) found ??= `<${name}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}
