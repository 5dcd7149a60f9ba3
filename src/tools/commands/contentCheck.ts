import './command.ts';
import { articleStates, goneArticles, waitingLines } from '#tools/check/content/articleStates.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { ALL_RIGHT, isWrong, report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const findings = [...(await checkContent(projectRoot)), ...(await goneArticles(projectRoot))];
if (isWrong(findings)) throw new Error(report(findings));
console.log([ALL_RIGHT, ...waitingLines(await articleStates(projectRoot))].join('\n'));
console.log(`\n${report(findings)}`.trimEnd());
