// @ts-check
// Plain JavaScript: ESLint and editors read it under any Node.

/**
 * The folders of `src`, lowest first: each may import from those before it and from none after it.
 * Folders of one row know nothing of each other.
 * @type {readonly (readonly string[])[]}
 */
export const layers = [
  ['lib'],
  ['schemas'],
  ['styles'],
  ['measurement'],
  ['scripts'],
  ['components'],
  ['islands', 'articles', 'discovery'],
  ['sections'],
  ['copy'],
  ['layouts'],
  ['pages'],
  ['tools'],
];

/** The order in words, for a message: `lib ← schemas ← …`. */
export const order = layers.map((row) => row.join(', ')).join(' ← ');

/** What a row may not import: its neighbours and all that is above it. */
const notFor = (/** @type {string} */ folder) => {
  const row = layers.findIndex((folders) => folders.includes(folder));
  return layers
    .slice(row)
    .flat()
    .filter((other) => other !== folder);
};

/**
 * ESLint's `no-restricted-imports` patterns for a folder of `src`. A `Name.copy.ts` is a schema that
 * stands beside what it is for, so everything from `schemas` up may import it.
 * @param {string} folder
 */
export const importsOf = (folder) => {
  const above = notFor(folder).join('|');
  const upwards = `${folder} stands below: imports point down, ${order}. What both need belongs into the lower of them, or comes as a prop.`;
  return [
    { regex: '^\\.\\./', message: 'Outside its own folder a file imports by `#folder/…`.' },
    { regex: '^#tests/', message: 'The site never imports its tests.' },
    ...(above ? [{ regex: `^#(${above})/(?!.*\\.copy\\.ts$)`, message: upwards }] : []),
  ];
};

/** The same for a `Name.copy.ts`: what a schema may import, and other such files. */
export const importsOfCopy = importsOf('schemas');
