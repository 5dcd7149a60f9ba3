import '#tools/commands/command.ts';
import { isComplete } from '#tests/support/run/tags.ts';
import { ensureBuilt, variants, type Variant } from '#tests/support/sites/variants.ts';

// Builds the named test sites, or all, unless up to date: `node tests/commands/build.ts settings`.
const named = process.argv.slice(2) as Variant[];
const usual = variants.filter((name) => name !== 'shortest' || isComplete);
for (const name of named.length > 0 ? named : usual) ensureBuilt(name);
