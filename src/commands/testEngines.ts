import { testOtherEngines } from './otherEngines.ts';
import { begin, build, end } from './suites.ts';

begin();
await build();
await testOtherEngines();
end();
