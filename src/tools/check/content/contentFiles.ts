import { posix } from 'node:path';
import { contentFolder } from '#lib/contentFolder.ts';
import { pageNames } from '#copy/pages.ts';
import { NETWORK, SITE } from './schemaOf.ts';

/** The legal texts that pages show, by file name. */
const legalNames = ['TerminosYCondiciones'];

/** Every file that the pages need, beside the articles. */
export const neededFiles = [
  SITE,
  NETWORK,
  ...pageNames.map((name) => `${contentFolder}/pages/${name}.yaml`),
  ...legalNames.map((name) => `${contentFolder}/legal/${name}.mdx`),
];

/** A text about the content, for who writes it. */
export const isReadme = (file: string) => /(^|\/)(readme|guia|lanzamiento)\.md$/i.test(file);

/** A file in the articles' folder that its author takes for an article, whatever its ending. */
export const isMeantAsArticle = (file: string) =>
  posix.dirname(file) === `${contentFolder}/blog` &&
  /\.(mdx?|markdown)$/i.test(file) &&
  !isReadme(file);

/** A file that is published as an article. */
export const isArticle = (file: string) => isMeantAsArticle(file) && file.endsWith('.mdx');

/** Whether a file is a text under a frontmatter. */
export const hasText = (file: string) => !/\.ya?ml$/.test(file);
