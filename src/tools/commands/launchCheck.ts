import './command.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { report } from '#tools/check/content/problem.ts';
import { checkLaunch, reportLaunch } from '#tools/authoring/launchCheck.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const problems = await checkContent(projectRoot);
if (problems.length > 0) throw new Error(report(problems));

const launch = await checkLaunch(projectRoot);
console.log(`\n${reportLaunch(launch)}`);
process.exitCode = launch.examples.length + launch.unconfirmed.length > 0 ? 1 : 0;
