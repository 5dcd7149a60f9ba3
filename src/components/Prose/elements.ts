import ArticleAction from '#components/kit/ArticleAction/ArticleAction.astro';
import ArticleFigure from '#components/kit/ArticleFigures/ArticleFigure.astro';
import ArticleFigures from '#components/kit/ArticleFigures/ArticleFigures.astro';
import ArticleVideo from '#components/kit/ArticleVideo/ArticleVideo.astro';
import VideoLink from '#components/kit/ArticleVideo/VideoLink.astro';
import Code from '#components/Code/Code.astro';
import Figure from '#components/kit/Figure/Figure.astro';
import Note from '#components/kit/Note/Note.astro';
import ProseLink from '#components/ProseLink/ProseLink.astro';
import ProsePicture from '#components/ProsePicture/ProsePicture.astro';
import Quote from '#components/kit/Quote/Quote.astro';
import type { KitName } from '#components/kit/kit.ts';
import Table from '#components/Table/Table.astro';
import TaskMark from '#components/TaskMark/TaskMark.astro';

/** What draws each component of the kit. */
const kitElements = {
  Cifra: ArticleFigure,
  Cifras: ArticleFigures,
  Cita: Quote,
  Figura: Figure,
  LlamadaALaAccion: ArticleAction,
  Nota: Note,
  Video: ArticleVideo,
} satisfies Record<KitName, unknown>;

/** What stands in for plain elements, and what authors may use without importing it. */
export const proseElements = {
  a: ProseLink,
  img: ProsePicture,
  input: TaskMark,
  pre: Code,
  table: Table,
  ...kitElements,
};

/** The same for a text that is read outside its page, where no script of the site runs. */
export const portableElements = { ...proseElements, Video: VideoLink };
