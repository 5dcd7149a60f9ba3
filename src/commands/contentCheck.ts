import { fileURLToPath } from 'node:url';
import { checkContent } from '../content-check/checkContent.ts';
import { report } from '../content-check/problem.ts';
import { ALL_RIGHT } from '../content-check/problemPage.ts';
import { unpublishedArticles, waitingLines } from '../content-check/unpublished.ts';
import { explain } from './explain.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const problems = await checkContent(root);
if (problems.length > 0) explain(new Error(report(problems)));
console.log([ALL_RIGHT, ...waitingLines(await unpublishedArticles(root))].join('\n'));
