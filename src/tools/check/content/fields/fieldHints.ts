import { dayIn } from '#schemas/day.ts';
import { disagreements } from '#sampleNetwork/disagreements/disagreements.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { menuOverflow } from '#sections/Header/menuOverflow.ts';
import { siteSchema } from '#site/siteSchema.ts';
import {
  isArticle,
  isChecklist,
  nameOf,
  SAMPLE_NETWORK_FILE,
  SITE_FILE,
} from '#tools/check/content/files/contentPaths.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import { articleState } from '#tools/check/content/article/articleStates.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { valueAt } from './values.ts';

type Path = readonly (string | number)[];

/** Finds values of a content file that its schema accepts and that its author may not have meant. */
type Rule = (
  content: ContentFile,
  all: readonly ContentFile[],
) => readonly { path: Path; message: string }[];

/** The text at a path of a file's data, which may be invalid; empty if there is none. */
function textAt({ source }: ContentFile, ...path: Path): string {
  const value = valueAt(source.data, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An Argentine number without the 9 of a mobile: «543514123456». */
const WITHOUT_NINE = /^54([1-8]\d{9})$/;

/** WhatsApp finds a mobile only by its 9; this is a hint because a landline, which has none, may use WhatsApp too. */
const mobileNumber: Rule = (content) => {
  const path = ['whatsapp', 'number'];
  const [, national] = WITHOUT_NINE.exec(textAt(content, ...path)) ?? [];
  const message = `Si es un celular, en WhatsApp lleva un 9 después del 54: escribí «number: '549${national}'».`;
  return content.file === SITE_FILE && national ? [{ path, message }] : [];
};

/** The numbers in a text from 10 on, which texts write in figures: «17», «3000» for «3.000», «16,7». */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*\d/g) ?? []).map((number) => number.replaceAll('.', ''));

/** The number on an article's cover has to be in its text too. */
const takeawayInText: Rule = ({ source, article }) => {
  const path = ['teLlevas', 'cifra'];
  const figure = valueAt(source.data, path);
  const inText = numbersIn(article?.text ?? '');
  const isThere = numbersIn(String(figure ?? '')).every((number) => inText.includes(number));
  const message = `«${String(figure)}» no está en el texto del artículo: tiene que leerse también ahí, en cifras, con su fuente si es de otro.`;
  return isThere ? [] : [{ path, message }];
};

/** A published article can't have been revised on a future day. A scheduled one can, because it comes out later. */
const laterRevision: Rule = ({ file, source }) => {
  const revised = dayIn((source.data as { actualizado?: unknown } | null)?.actualizado);
  const isLater = revised !== null && revised.getTime() > Date.now();
  const isRead =
    isLater && isArticle(file) && articleState(file, source.data).status === 'published';
  const message = '«actualizado» es un día que no llegó: poné el de la última revisión, o borralo.';
  return isRead ? [{ path: ['actualizado'], message }] : [];
};

/** Two checklists with the same place in the list. */
const sharedOrder: Rule = (content, all) => {
  const order = textAt(content, 'orden');
  const earlier = all.slice(0, all.indexOf(content)).filter(({ file }) => isChecklist(file));
  const other = earlier.find((one) => textAt(one, 'orden') === order);
  if (!order || !other || !isChecklist(content.file)) return [];
  const message = `El orden ${order} lo tiene también ${nameOf(other.file)}.yaml: cambiá uno.`;
  return [{ path: ['orden'], message }];
};

/** A menu that is too long for the bar even in small letters, so that every screen folds it. */
const longMenu: Rule = ({ file, source }) => {
  const { data } = file === SITE_FILE ? siteSchema.safeParse(source.data) : {};
  const over = data ? menuOverflow(data.navigation, 'small') : 0;
  const letters = over === 1 ? 'una letra' : `unas ${over} letras`;
  const message = `El menú no entra en la barra de una pantalla de 1200 píxeles y queda plegado en «${data?.navigation.sections}» en todas las computadoras: sacales ${letters} a sus textos o a los botones de la barra, entre todos, o sacá una entrada.`;
  return over > 0 ? [{ path: ['navigation', 'items'], message }] : [];
};

/** Places of the sample network that contradict each other. */
const twoStories: Rule = ({ file, source }) => {
  const { data } = file === SAMPLE_NETWORK_FILE ? sampleNetworkSchema.safeParse(source.data) : {};
  return data ? disagreements(data) : [];
};

const rules: readonly Rule[] = [
  mobileNumber,
  takeawayInText,
  laterRevision,
  sharedOrder,
  longMenu,
  twoStories,
];

/** Hints about single fields of content files; drafts get none. */
export const fieldHints = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(
      ({ file, source }) => !isArticle(file) || articleState(file, source.data).status !== 'draft',
    )
    .flatMap((content) =>
      rules
        .flatMap((rule) => rule(content, files))
        .map(({ path, message }) => ({ ...problemAtField(content, path, message), isHint: true })),
    );
