import { fileURLToPath } from 'node:url';
import { checkContent } from '../content-check/checkContent.ts';
import { report } from '../content-check/problem.ts';
import { checkLaunch, reportLaunch } from '../launch-check/launchCheck.ts';
import { explain } from './explain.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const problems = await checkContent(root);
if (problems.length > 0) explain(new Error(report(problems)));

const launch = await checkLaunch(root);
console.log(`\n${reportLaunch(launch)}`);
process.exitCode = launch.examples.length + launch.unconfirmed.length > 0 ? 1 : 0;
