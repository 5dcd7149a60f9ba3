import { slugOf } from './slug.ts';

/** Where a page has a question, for links that lead to its answer: «pregunta-cuanto_cuesta». */
export const questionId = (question: string): string => `pregunta-${slugOf(question)}`;
