import ArticleAction from '#components/kit/ArticleAction.astro';
import VideoLink from '#components/kit/VideoLink.astro';
import CaptionedPicture from '#components/kit/CaptionedPicture.astro';
import Callout from '#components/kit/Callout.astro';
import StaticCalculation from '#components/kit/StaticCalculation.astro';
import Calculation from '#components/kit/Calculation.astro';
import ContentLink from '#components/ContentLink/ContentLink.astro';
import Quote from '#components/kit/Quote.astro';
import type { KitName } from '#components/kit/kit.ts';
import Figures from '#components/Figures/Figures.astro';
import Statistic from '#components/Figures/Statistic.astro';
import Video from '#components/Video/Video.astro';
import ProsePicture from './ProsePicture.astro';
import Code from './Code.astro';
import Table from './Table.astro';
import TaskCheckbox from './TaskCheckbox.astro';

/** The Astro component for each component of the kit. */
const kitElements = {
  Cifra: Statistic,
  Cifras: Figures,
  Cita: Quote,
  Cuenta: Calculation,
  Figura: CaptionedPicture,
  LlamadaALaAccion: ArticleAction,
  Nota: Callout,
  Video,
} satisfies Record<KitName, unknown>;

/** The components of an MDX text: replacements for plain elements, and those that authors use without importing. */
export const proseElements = {
  a: ContentLink,
  img: ProsePicture,
  input: TaskCheckbox,
  pre: Code,
  table: Table,
  ...kitElements,
};

/** The same for a text that is read outside its page, where no script of the site runs. */
export const portableElements = { ...proseElements, Cuenta: StaticCalculation, Video: VideoLink };
