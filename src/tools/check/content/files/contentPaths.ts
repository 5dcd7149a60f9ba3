import { parse, posix } from 'node:path';
import { pageNames } from '#sections/pages.copy.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { legalTexts } from '#legal/legalSchema.ts';

/** The file with the data that many pages share. */
export const SITE_FILE = `${contentFolder}/site.yaml`;

/** The file of the sample network that the product's screens show. */
export const SAMPLE_NETWORK_FILE = `${contentFolder}/red.yaml`;

/** The folder of the articles. */
export const BLOG_FOLDER = `${contentFolder}/blog`;

/** Every file that the pages need, apart from articles and checklists. */
export const requiredFiles = [
  SITE_FILE,
  SAMPLE_NETWORK_FILE,
  ...pageNames.map((name) => `${contentFolder}/pages/${name}.yaml`),
  ...legalTexts.map(({ name }) => `${contentFolder}/legal/${name}.mdx`),
];

/** A file's name without folder and extension, which is an article's address. */
export const nameOf = (path: string): string => parse(path).name;

/** Whether a file is a checklist to print. */
export const isChecklist = (file: string): boolean =>
  posix.dirname(file) === `${contentFolder}/checklists` && file.endsWith('.yaml');

/** Whether a file is published as an article. */
export const isArticle = (file: string): boolean =>
  posix.dirname(file) === BLOG_FOLDER && file.endsWith('.mdx');

/** Guides for authors: «GUIA.md». */
const GUIDE = /(?:^|\/)(?:readme|guia|lanzamiento)\.md$/i;

/** Files that the system hides: `.DS_Store`. */
const HIDDEN = /\/\.[^./]+$/;

/** Whether a content file is used by the site, a guide for authors, or hidden. */
export const isKnownFile = (file: string): boolean =>
  requiredFiles.includes(file) ||
  isChecklist(file) ||
  isArticle(file) ||
  GUIDE.test(file) ||
  HIDDEN.test(file);
