import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { sample, sampleCover } from '#tools/authoring/newArticle.ts';
import { problemAt } from './fieldProblems.ts';
import type { Problem } from './problem.ts';
import type { Source } from './readYaml.ts';
import { placeIn } from './textFile.ts';

/** An article, as it was read. */
export interface ReadArticle {
  file: string;
  text: string;
  source: Source;
}

const orDraft = 'o dejá «borrador: true» mientras tanto.';

/**
 * What an article that is no draft still has of the sample that `article:new` writes: its words,
 * and the bytes of its cover.
 */
export async function sampleRemains(
  root: string,
  { file, text, source }: ReadArticle,
): Promise<Problem[]> {
  const fields = (source.data ?? {}) as Record<string, unknown>;
  if (fields['borrador'] === true) return [];
  const problems: Problem[] = [];
  const tell = (field: string, what: string) =>
    problems.push(problemAt(file, source, [field], `${what}, ${orDraft}`));

  if (fields['descripcion'] === sample.descripcion) {
    tell('descripcion', 'La descripción es todavía la de ejemplo: escribí la tuya');
  }
  if (fields['blogImgAlt'] === sample.blogImgAlt) {
    tell('blogImgAlt', 'Lo que se ve en la portada es todavía lo de ejemplo: contá lo tuyo');
  }
  const { blogImg } = fields;
  if (typeof blogImg === 'string') {
    const picture = join(root, posix.join(posix.dirname(file), blogImg));
    const [own, ofSample] = await Promise.all([
      readFile(picture).catch(() => null),
      readFile(sampleCover),
    ]);
    if (own?.equals(ofSample)) {
      tell('blogImg', 'La portada es todavía la de ejemplo: cambiala por la tuya');
    }
  }
  for (const sentence of sample.sentences) {
    const index = text.indexOf(sentence);
    if (index === -1) continue;
    problems.push({
      file,
      ...placeIn(text, index),
      message: `«${sentence}» es todavía del texto de ejemplo: reemplazalo, ${orDraft}`,
    });
  }
  return problems;
}
