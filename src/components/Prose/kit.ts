import type { z } from 'astro/zod';
import { articleActionProps } from '#components/kit/ArticleAction/ArticleAction.props.ts';
import {
  articleFigureProps,
  articleFiguresProps,
  articleFiguresText,
} from '#components/kit/ArticleFigures/ArticleFigures.props.ts';
import { articleVideoProps } from '#components/kit/ArticleVideo/ArticleVideo.props.ts';
import { figureProps, figureText } from '#components/kit/Figure/Figure.props.ts';
import { noteProps, noteText } from '#components/kit/Note/Note.props.ts';
import { quoteProps, quoteText } from '#components/kit/Quote/Quote.props.ts';

/** What an author gives to a component of the kit. */
export interface KitPart {
  props: z.ZodType;
  /** What has to stand between its tags, in an author's words; nothing has to where this is not. */
  text?: string;
}

/** The components that articles may use without importing them, by the name an author writes. */
export const kit = {
  Cifra: { props: articleFigureProps },
  Cifras: { props: articleFiguresProps, text: articleFiguresText },
  Cita: { props: quoteProps, text: quoteText },
  Figura: { props: figureProps, text: figureText },
  LlamadaALaAccion: { props: articleActionProps },
  Nota: { props: noteProps, text: noteText },
  Video: { props: articleVideoProps },
} as const satisfies Record<string, KitPart>;
