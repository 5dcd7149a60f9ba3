import type { z } from 'astro/zod';

/** A component of articles: what an author gives it and how it is written. */
export interface KitComponent {
  /** The attributes of its tag. */
  props: z.ZodType;
  /** What may be between its tags: any text, a picture with its caption, figures alone, or nothing. */
  holds: 'text' | 'picture' | 'figures' | 'nothing';
  /** What has to be between its tags, in Spanish for messages; missing if nothing has to. */
  text?: string;
  /** The only component inside which it may be used. */
  inside?: 'Cifras';
  /** An example of it, which the authors' guide shows. */
  example: string;
}
