import './command.ts';
import { reviewContent } from '#tools/check/content/checkContent.ts';
import { ALL_RIGHT, report, reportHints } from '#tools/check/content/problem.ts';
import { articleStates, waitingLines } from '#tools/check/content/articleStates.ts';
import { goneArticles } from '#tools/check/content/goneArticles.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const [content, gone] = await Promise.all([reviewContent(projectRoot), goneArticles(projectRoot)]);
const findings = [...content, ...gone];
const problems = findings.filter(({ isHint }) => !isHint);
const hints = reportHints(findings.filter(({ isHint }) => isHint));
if (problems.length > 0) throw new Error([report(problems), hints].filter(Boolean).join('\n'));
console.log([ALL_RIGHT, ...waitingLines(await articleStates(projectRoot))].join('\n'));
if (hints) console.log(`\n${hints}`);
