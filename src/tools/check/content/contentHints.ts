import { copiedName } from './copiedName.ts';
import { nameOf } from './fileNames.ts';
import { problemAt } from './fieldProblems.ts';
import type { Problem } from './problem.ts';
import type { Source } from './readYaml.ts';
import { formatDate, readDay } from '#lib/dates.ts';

/** A content file that could be read. */
export interface ReadFile {
  file: string;
  source: Source;
}

type Fields = Record<string, unknown>;
const fieldsOf = ({ source }: ReadFile) => (source.data ?? {}) as Fields;
const dayOf = (value: unknown): Date | undefined =>
  value instanceof Date
    ? value
    : typeof value === 'string'
      ? (readDay(value) ?? undefined)
      : undefined;

/** What two texts have in common when they differ in case, accents or signs alone. */
export const asRead = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const hint = (problem: Problem): Problem => ({ ...problem, isHint: true });

/** From this year on there is a blog. */
const FIRST_YEAR = 2010;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Days that are likely to be slips: long gone, far ahead, or revised before their time. */
export function oddDays(article: ReadFile, now: number): Problem[] {
  const { fecha, actualizado } = fieldsOf(article);
  const tell = (field: string, message: string) =>
    hint(problemAt(article.file, article.source, [field], message));
  const published = dayOf(fecha);
  const revised = dayOf(actualizado);
  const hints: Problem[] = [];
  if (published && published.getUTCFullYear() < FIRST_YEAR) {
    hints.push(
      tell('fecha', `El artículo tiene fecha del ${formatDate(published)}: ¿el año está bien?`),
    );
  }
  if (published && published.getTime() > now + YEAR_MS) {
    hints.push(
      tell('fecha', `El artículo sale recién el ${formatDate(published)}: ¿el año está bien?`),
    );
  }
  if (revised && revised.getTime() > now) {
    hints.push(
      tell(
        'actualizado',
        `El ${formatDate(revised)} todavía no llegó: «actualizado» es el día en que lo revisaste.`,
      ),
    );
  }
  return hints;
}

/** Categories that differ from those of other articles in case, accents or signs: visitors would find two. */
export function categorySlips(articles: readonly ReadFile[]): Problem[] {
  const uses = articles.flatMap((article) => {
    const { categorias } = fieldsOf(article);
    return Array.isArray(categorias)
      ? categorias.flatMap((name, index) =>
          typeof name === 'string' ? [{ article, name: name.trim(), index }] : [],
        )
      : [];
  });
  return [...Map.groupBy(uses, ({ name }) => asRead(name)).values()].flatMap((same) => {
    const ways = [...Map.groupBy(same, ({ name }) => name)].sort(
      ([, some], [, others]) => others.length - some.length,
    );
    const [right, ...wrong] = ways;
    const repeated = [...Map.groupBy(same, ({ article }) => article.file).values()].flatMap(
      ([, ...again]) => again,
    );
    if (!right) return [];
    const [name, [{ article: model } = { article: undefined }]] = right;
    const slips = wrong.flatMap(([, places]) => places);
    return [...new Set([...slips, ...repeated])].map((use) =>
      problemAt(
        use.article.file,
        use.article.source,
        ['categorias', use.index],
        repeated.includes(use)
          ? `La categoría «${use.name}» está dos veces en este artículo: borrá una.`
          : `Habría dos categorías, «${use.name}» y «${name}», que es como está escrita en ${model?.file}. Escribí «${name}».`,
      ),
    );
  });
}

/** Articles that seem to be one and the same: a copy under another name, or a title that stands twice. */
export function likelyCopies(articles: readonly ReadFile[]): Problem[] {
  const names = new Map(articles.map(({ file }) => [nameOf(file), file]));
  const titles = new Map<string, string>();
  const addresses = new Map<string, string>();
  return articles.flatMap((article): Problem[] => {
    const { file } = article;
    const name = nameOf(file);
    const original = names.get(copiedName(name) ?? '');
    if (original && original !== file) {
      const message = `Parece una copia de ${original}, y se publicaría aparte, en «/${name}»: si lo es, borrala.`;
      return [hint({ file, message })];
    }
    const { titulo } = fieldsOf(article);
    const title = typeof titulo === 'string' ? asRead(titulo) : '';
    const twin = titles.get(title);
    if (title && twin) {
      const message = `Lleva el mismo título que ${twin}: si son dos artículos, que se distingan.`;
      return [hint(problemAt(file, article.source, ['titulo'], message))];
    }
    titles.set(title, file);
    const near = addresses.get(asRead(name));
    addresses.set(asRead(name), near ?? file);
    if (!near) return [];
    const message = `Su dirección, «/${name}», se confunde con la de ${near}: «/${nameOf(near)}».`;
    return [hint({ file, message })];
  });
}

/** What of the site's data is right for a few and a slip for most. */
export function siteHints({ file, source }: ReadFile, now: number): Problem[] {
  const { whatsapp, video } = (source.data ?? {}) as {
    whatsapp?: { number?: unknown };
    video?: { uploaded?: unknown };
  };
  const hints: Problem[] = [];
  const number = whatsapp?.number;
  if (typeof number === 'string' && /^54(?!9)/.test(number)) {
    hints.push(
      hint(
        problemAt(
          file,
          source,
          ['whatsapp', 'number'],
          `«${number}» es un teléfono fijo de la Argentina. Si es un celular, en WhatsApp lleva un 9 después del 54: «549${number.slice(2)}».`,
        ),
      ),
    );
  }
  const uploaded = dayOf(video?.uploaded);
  if (uploaded && uploaded.getTime() > now) {
    const message = `El ${formatDate(uploaded)} todavía no llegó: «uploaded» es el día en que se publicó el video.`;
    hints.push(hint(problemAt(file, source, ['video', 'uploaded'], message)));
  }
  return hints;
}
