import type { FAQPage } from 'schema-dts';
import type { QuestionsCopy } from '#sections/Questions/Questions.copy.ts';

/** Questions with their answers, for a page on which both can be read. */
export const faqPage = (items: QuestionsCopy['items']) =>
  ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) satisfies FAQPage;
