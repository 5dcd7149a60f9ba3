import { fileURLToPath } from 'node:url';
import { checkContent } from '../content-check/checkContent.ts';
import { report } from '../content-check/problem.ts';
import { explain } from './explain.ts';

const problems = await checkContent(fileURLToPath(new URL('../..', import.meta.url)));
if (problems.length > 0) explain(new Error(report(problems)));
console.log('El contenido está bien.');
