import postcss, { type AtRule, type Container } from 'postcss';

/** What asks for all that stands in it, where that is one thing and no choice. */
const HOLDS = /:has\(([^(),]*)\)/g;

/** What may stand in a selector without asking for a class or an element to be there. */
const NOT_ASKED =
  /\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|::?[\w-]+(?:\([^()]*\))?/g;

/** The classes and elements that a selector asks for. */
const namesOf = (selector: string): string[] =>
  selector
    .replaceAll(HOLDS, ' $1')
    .replaceAll(NOT_ASKED, '')
    .match(/[A-Za-z_][\w-]*/g) ?? [];

/** Takes out a rule, and the conditions around it that hold nothing else. */
function remove(rule: Container) {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as Container);
}

/** The rules of a sheet whose classes and elements are all there. */
function cut(css: string, present: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) =>
      namesOf(selector).every((name) => present.has(name)),
    );
    if (used.length === 0) remove(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const names = new Set(
    sheet
      .toString()
      .replaceAll(/@keyframes [\w-]+/g, '')
      .match(/[\w-]+/g),
  );
  sheet.walkAtRules('keyframes', (keyframes) => {
    if (!names.has(keyframes.params)) remove(keyframes);
  });
  return sheet.toString();
}

/** Pages of a kind share their sheet: thousands of articles need a few cuts. */
const cuts = new Map<string, string>();
const names = new Map<string, string[]>();

/** Every word of a sheet that could name a class or an element, once. */
function namesInSheet(css: string): string[] {
  const known = names.get(css) ?? [...new Set(css.match(/[A-Za-z_][\w-]*/g))];
  names.set(css, known);
  return known;
}

/**
 * A page's stylesheet without the rules for classes and elements that neither the page nor its
 * scripts name: a component brings the rules of all its variants, and a page shows a few.
 * Attributes don't decide, because scripts may set them under other names.
 * @param words every word of the page and of the code that it may run
 */
export function withUsedRules(css: string, words: readonly ReadonlySet<string>[]): string {
  const present = namesInSheet(css).filter((name) => words.some((some) => some.has(name)));
  const key = `${present.join(' ')}\n${css}`;
  const known = cuts.get(key) ?? cut(css, new Set(present));
  cuts.set(key, known);
  return known;
}
