import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';
import { articleProblems } from './article/articleProblems.ts';
import { articleState, emptyBlog } from './article/articleStates.ts';
import { readContentFile, type ContentFile } from './contentFile.ts';
import { unknownNames } from './fields/networkNames.ts';
import { fieldHints } from './fields/fieldHints.ts';
import { categoryHints, repeatedElements, repeatedNames } from './fields/repeated.ts';
import { valueProblems } from './fields/valueProblems.ts';
import { valuesOf } from './fields/values.ts';
import { addressProblems } from './files/addressProblems.ts';
import { isArticle, isChecklist, requiredFiles } from './files/contentPaths.ts';
import { symlinks, unreadFiles } from './files/misplacedFiles.ts';
import { pictureProblems, smallCovers } from './files/pictures.ts';
import type { Problem } from './problem.ts';

/*
 * Zod finds a third of this, and the parsers of YAML and MDX speak English. Where each rule is:
 * - of one field, its length or its form: its schema (which the editor uses too)
 * - fields/: of any value, in data or in a component (valueProblems.ts); leftover syntax in a value or
 *   an article (leftoverSyntax.ts); a hint about one field (fieldHints.ts); a value that may be used only once (repeated.ts); a
 *   name that the sample network does not have (networkNames.ts)
 * - article/rules/: of the text of an article; each is a function from the parsed text to what it finds there, listed in
 *   articleProblems.ts
 * - files/: of a file's name (addressProblems.ts), its characters (textFile.ts) or a picture (pictures.ts); of a
 *   file's place (misplacedFiles.ts)
 * - yaml/: of what can't be read as YAML
 * - of what only the built pages show, such as links: in the output check
 */

/** The problems inside a content file, in line order; drafts get no hints. */
function problemsIn(content: ContentFile, files: ReadonlySet<string>): Problem[] {
  const { file, source, article, problems } = content;
  const isDraft = articleState(file, source.data).status === 'draft';
  return [
    ...problems,
    ...(source.data === undefined ? [] : valueProblems(content, files)),
    ...(article ? articleProblems(article, files) : []),
  ]
    .filter(({ isHint }) => !(isHint && isDraft))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/**
 * The folders whose files have an address or are named in content. If two files have the same address, the file of
 * the earlier folder keeps it.
 */
export const checkedFolders = ['src/pages', contentFolder, 'src/assets', 'public'];

/** All problems and hints of the content of the project at `root`, file by file. */
export async function checkContent(root: string): Promise<Problem[]> {
  const files = projectFiles(root, ...checkedFolders);
  const entries = files.filter((file) => isChecklist(file) || isArticle(file));
  const read = await Promise.all(
    [...requiredFiles, ...entries].map((file) => readContentFile(root, file)),
  );
  const articles = read.filter(({ file }) => isArticle(file));
  const values = read.flatMap(valuesOf);
  const known = new Set(files);
  return [
    ...symlinks(root, checkedFolders),
    ...read.flatMap((one) => problemsIn(one, known)),
    ...repeatedNames(values),
    ...read.flatMap(repeatedElements),
    ...unknownNames(read),
    ...addressProblems(files),
    ...unreadFiles(files),
    ...fieldHints(read),
    ...categoryHints(values),
    ...(await pictureProblems(root, files)),
    ...(await smallCovers(root, articles)),
    ...emptyBlog(articles),
  ];
}
