import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of a generated article, about as many as people write. */
const WORDS = 600;

/** An article without a site: what both sides of the comparison are made of. */
export interface GeneratedArticle {
  id: string;
  title: string;
  description: string;
  /** AAAA-MM-DD. */
  day: string;
  /** MDX. */
  body: string;
}

/** Numbers that are the same in every run: mulberry32. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sentences of the published articles, without their marks: words that visitors do read. */
function sentencesOf(folder: string): string[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(folder, file), 'utf8').split(/^---$/m)[2] ?? '');
  return texts
    .join('\n')
    .split('\n')
    .filter((line) => /^[A-ZÁÉÍÓÚÑ]/.test(line))
    .map((line) => line.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_<>{}]/g, ''))
    .flatMap((line) => line.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 4);
}

const countWords = (text: string) => text.split(/\s+/).length;

/**
 * Articles of about 600 words with chapters, lists, a table, links and a note, each different and
 * the same in every run.
 * @param folder where the published articles are
 */
export function* generatedArticles(folder: string, count: number): Generator<GeneratedArticle> {
  const sentences = sentencesOf(folder);
  for (let index = 1; index <= count; index += 1) {
    const random = numbers(index);
    const sentence = () => sentences[Math.floor(random() * sentences.length)] ?? '';
    const some = (least: number, most: number) =>
      Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, sentence);
    const name = String(index).padStart(4, '0');
    const blocks: string[] = [some(3, 4).join(' ')];
    for (let chapter = 1; countWords(blocks.join(' ')) < WORDS; chapter += 1) {
      blocks.push(`## Capítulo ${chapter} de la nota ${name}`, some(3, 5).join(' '));
      if (chapter === 1) blocks.push(`Más en [la página de contacto](/contacto). ${sentence()}`);
      if (chapter === 2)
        blocks.push(
          some(3, 4)
            .map((line) => `- ${line}`)
            .join('\n'),
        );
      if (chapter === 3) {
        blocks.push(
          '| Qué | Antes | Después |\n| --- | --- | --- |\n| Visitas | Pocas | Parejas |',
        );
      }
      blocks.push(`**${sentence()}** ${some(2, 3).join(' ')}`);
    }
    const day = new Date(Date.UTC(2020, 0, 1 + (index % 2100))).toISOString().slice(0, 10);
    yield {
      id: `nota_${name}`,
      title: `Nota ${name}: cómo crece una red sin perder el hilo`,
      description: `Nota ${name} de prueba, con el mismo largo que las que escribe la gente para el blog.`,
      day,
      body: `${blocks.join('\n\n')}\n`,
    };
  }
}
