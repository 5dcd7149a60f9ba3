import './command.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report } from '#tools/check/content/problem.ts';
import { markedLines, reportLaunch } from '#tools/authoring/launchReport.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const problems = await checkContent(projectRoot);
if (hasErrors(problems)) throw new Error(report(problems));

const lines = await markedLines(projectRoot);
console.log(`\n${await reportLaunch(projectRoot, lines)}`);
process.exitCode = lines.length > 0 ? 1 : 0;
