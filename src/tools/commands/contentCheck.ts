import './command.ts';
import {
  articleStates,
  deletedArticles,
  hiddenLines,
} from '#tools/check/content/article/articleStates.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { NO_PROBLEMS, hasErrors, report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const problems = [...(await checkContent(projectRoot)), ...(await deletedArticles(projectRoot))];
if (hasErrors(problems)) throw new Error(report(problems));
console.log([NO_PROBLEMS, ...hiddenLines(await articleStates(projectRoot))].join('\n'));
console.log(`\n${report(problems)}`.trimEnd());
