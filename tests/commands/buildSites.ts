import { explain } from '#tools/commands/explain.ts';
import { buildLive } from '#tests/live/liveSite.ts';
import { ensureBuilt, variants, type Variant } from '#tests/support/variants.ts';

// Builds the sites that tests look at: those that are named, or all of the tests' own; `live` is that
// of today's content.
try {
  const named = process.argv.slice(2) as (Variant | 'live')[];
  for (const name of named.length > 0 ? named : variants) {
    if (name === 'live') buildLive();
    else ensureBuilt(name);
  }
} catch (error) {
  explain(error);
}
