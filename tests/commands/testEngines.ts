import { ensureBuilt } from '#tests/support/variants.ts';
import { testOtherEngines } from './otherEngines.ts';
import { begin, end } from './suites.ts';

begin();
ensureBuilt('fixture');
await testOtherEngines();
end();
