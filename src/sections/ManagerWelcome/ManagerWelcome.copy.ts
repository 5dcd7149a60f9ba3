import type { z } from 'astro/zod';
import {
  eyebrow,
  fieldset,
  fieldsets,
  titleAndText,
  shortText,
  text,
  title,
} from '#schemas/fields.ts';

export const managerWelcomeCopy = fieldset(
  'Para quien recibió el enlace',
  'Se ve en /app, después de los tres toques: qué le pide la app, qué no hace y quién ve lo que carga. Sin asustar y sin prometer de más.',
  {
    eyebrow,
    title,
    lead: text('por qué le llegó el enlace', {
      max: 200,
      hint: 'Al lado del título, en una o dos frases. Mejor hasta 140.',
    }),
    asksTitle: shortText('el título de lo que pide'),
    asks: fieldsets(
      'Lo que pide',
      'Un permiso del celular por renglón, con un tilde adelante: cuál y cuándo. Tres se leen bien.',
      { min: 1, max: 6 },
      'Permiso',
      titleAndText,
    ),
    neverTitle: shortText('el título de lo que no hace'),
    never: fieldsets(
      'Lo que no hace',
      'Con una cruz adelante: qué cosa y, debajo, qué no hace con ella. Tres se leen bien.',
      { min: 1, max: 6 },
      'Promesa',
      titleAndText,
    ),
    seenTitle: shortText('el título de quién ve lo que carga'),
    seen: fieldsets(
      'Quién lo ve',
      'Uno por renglón, con un tilde adelante, de quien carga a quien dirige. Tres se leen bien.',
      { min: 1, max: 6 },
      'Persona',
      titleAndText,
    ),
  },
);
export type ManagerWelcomeCopy = z.output<typeof managerWelcomeCopy>;
