import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { hasText } from './contentFiles.ts';
import { readYaml, unread, type Source } from './readYaml.ts';
import { readText } from './textFile.ts';

/** A content file as it was found: read, or with what kept it from being read. */
export interface FoundFile {
  file: string;
  text: string;
  source: Source;
  problems: Problem[];
}

/** Reads a content file of the project at `root`; one that is not there has that as its problem. */
export async function findFile(root: string, file: string): Promise<FoundFile> {
  const read = await readText(join(root, file));
  if (read === null) {
    const problems = [{ file, message: 'Falta este archivo.' }];
    return { file, text: '', source: unread, problems };
  }
  if ('complaint' in read) {
    return { file, text: '', source: unread, problems: [{ file, ...read.complaint }] };
  }
  const { text } = read;
  const source = readYaml(text, hasText(file) ? 'frontmatter' : 'whole');
  return { file, text, source, problems: source.problems.map((problem) => ({ file, ...problem })) };
}

/** The files of which the data could be read. */
export const readable = (found: readonly FoundFile[]) =>
  found.filter(({ problems }) => problems.length === 0);
