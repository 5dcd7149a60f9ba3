import { kitComponent } from '#components/kit/kit.ts';

/** What keeps the tag of a component from being read, and how far from its `<`. */
export interface BrokenTag {
  offset: number;
  message: string;
}

const CURLY = /^[“”„‟‘’«»]/;

/** A value in straight quotes that ends where the author ended it: before a space or the tag's end. */
const CLOSED = /^("[^"\n<]*"|'[^'\n<]*')(?=\s|\/?>)/;

/** A value between braces, with blocks inside it. */
const BRACED = /^\{(?:[^{}]|\{[^{}]*\})*\}/;

/**
 * What is wrong with the quotes of the tag of a component that `rest` begins with; nothing when it
 * is no component, or when its quotes are right.
 */
export function brokenTag(rest: string): BrokenTag | undefined {
  const [opening = '', tag = ''] = /^<([A-Z]\w*)/.exec(rest) ?? [];
  if (!kitComponent(tag)) return undefined;
  let offset = opening.length;
  for (;;) {
    const [space = '', name = '', equals] =
      /^(\s+)([\p{L}_][\p{L}\w-]*)(\s*=\s*)?/u.exec(rest.slice(offset))?.slice(1) ?? [];
    if (!name) return undefined;
    const at = offset + space.length;
    offset = at + name.length;
    if (equals === undefined) continue;
    offset += equals.length;
    const value = rest.slice(offset);
    const [closed] = CLOSED.exec(value) ?? BRACED.exec(value) ?? [];
    if (closed === undefined) {
      const write = `escribí ${name}="…".`;
      if (CURLY.test(value)) {
        return {
          offset: at,
          message: `En <${tag}>, usá comillas rectas (") en «${name}»: ${write}`,
        };
      }
      if (/^["']/.test(value)) {
        return {
          offset: at,
          message: `En <${tag}>, las comillas de «${name}» no se cierran: ${write}`,
        };
      }
      return { offset: at, message: `En <${tag}>, «${name}» va entre comillas: ${write}` };
    }
    offset += closed.length;
  }
}
