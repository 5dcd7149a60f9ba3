import '#tools/commands/command.ts';
import { ensureBuilt, variants, type Variant } from '#tests/support/variants.ts';

// Builds sites of the tests, `node tests/commands/build.ts settings`, or all, where something changed.
const named = process.argv.slice(2) as Variant[];
for (const name of named.length > 0 ? named : variants) ensureBuilt(name);
