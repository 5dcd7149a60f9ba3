import { explain } from '../../src/commands/explain.ts';
import { ensureBuilt, variants, type Variant } from '../support/variants.ts';

// Builds the sites that tests look at: those that are named, or all.
try {
  const named = process.argv.slice(2) as Variant[];
  for (const name of named.length > 0 ? named : variants) ensureBuilt(name);
} catch (error) {
  explain(error);
}
