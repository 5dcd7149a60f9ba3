import postcss, { type Container } from 'postcss';

/** What may stand in a selector without asking for a class to be there. */
const NOT_ASKED = /\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(NOT_ASKED, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** Takes out a rule, and the conditions around it that hold nothing else. */
function remove(rule: Container) {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as Container);
}

/** The rules of a sheet whose classes are all there. */
function cut(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
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

/**
 * A page's stylesheet without the rules for classes that neither the page nor its scripts name:
 * a component brings the rules of all its variants, and a page shows a few. Only classes decide,
 * because elements and attributes may come later, by script.
 * @param words every word of the page and of the code that it may run
 */
export function withUsedRules(css: string, words: ReadonlySet<string>): string {
  const classes = new Set(
    [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name = '']) =>
      words.has(name) ? [name] : [],
    ),
  );
  const key = `${[...classes].join(' ')}\n${css}`;
  const known = cuts.get(key) ?? cut(css, classes);
  cuts.set(key, known);
  return known;
}
