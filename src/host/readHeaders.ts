/** What one rule of `_headers` does to the answers at its addresses. */
export interface ReadRule {
  /** Which paths it is for, as a regular expression that nginx and JavaScript read alike. */
  path: string;
  /** Headers that earlier rules gave and this one takes away. */
  unset: string[];
  set: [name: string, value: string][];
}

/** A pattern of the host, where `*` stands for anything, as a regular expression. */
function expressionOf(pattern: string): string {
  if (!pattern.startsWith('/') || /[\s:"]/.test(pattern)) {
    throw new Error(`The rule ${pattern} of _headers can't be said to nginx.`);
  }
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  // An address may hold a coded line break, which a dot passes over.
  return `^${parts.join('[\\s\\S]*')}$`;
}

/**
 * The rules of a built `_headers`: paths stand at the start of a line, their headers are indented.
 * @throws for what only the host that the file is written for could understand
 */
export function readHeaders(text: string): ReadRule[] {
  const rules: ReadRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: expressionOf(line.trim()), unset: [], set: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, taken, name = '', value = ''] =
      /^\s+(?:!\s*(\S+)|([\w-]+):\s*(.*\S))\s*$/.exec(line) ?? [];
    if (!rule || (!taken && !value))
      throw new Error(`_headers has a line without a sense: ${line}`);
    if (taken) rule.unset.push(taken);
    else rule.set.push([name, value]);
  }
  return rules;
}
