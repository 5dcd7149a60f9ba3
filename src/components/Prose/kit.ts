import type { z } from 'astro/zod';
import { articleActionProps } from '../ArticleAction/ArticleAction.props.ts';
import { articleFigureProps, articleFiguresProps } from '../ArticleFigures/ArticleFigures.props.ts';
import { articleVideoProps } from '../ArticleVideo/ArticleVideo.props.ts';
import { figureProps } from '../Figure/Figure.props.ts';
import { noteProps } from '../Note/Note.props.ts';
import { quoteProps } from '../Quote/Quote.props.ts';

/** What an author gives to a component of the kit. */
export interface KitPart {
  props: z.ZodType;
  /** What stands between its tags. */
  holds: 'nothing' | 'words' | 'words, perhaps' | 'a picture' | 'figures';
}

/** The components that articles may use without importing them, by the name an author writes. */
export const kit = {
  Cifra: { props: articleFigureProps, holds: 'nothing' },
  Cifras: { props: articleFiguresProps, holds: 'figures' },
  Cita: { props: quoteProps, holds: 'words' },
  Figura: { props: figureProps, holds: 'a picture' },
  LlamadaALaAccion: { props: articleActionProps, holds: 'words, perhaps' },
  Nota: { props: noteProps, holds: 'words' },
  Video: { props: articleVideoProps, holds: 'nothing' },
} as const satisfies Record<string, KitPart>;
