import { z } from 'astro/zod';

/** Icons that content may name; `components/Icon/icons.ts` has the drawing of each. */
const iconNames = [
  'solutions',
  'audience',
  'blog',
  'app',
  'contact',
  'register',
  'login',
  'audits',
  'metrics',
  'tasks',
  'communication',
  'planning',
  'productivity',
  'check',
  'alert',
  'clock',
  'evidence',
  'person',
  'repeat',
  'scatter',
  'blind',
  'price',
  'data',
] as const;
export type IconName = (typeof iconNames)[number];

export const iconName = z.enum(iconNames).meta({
  title: 'Ícono',
  description:
    'El dibujo chico que va al lado del texto. El nombre, en inglés, dice qué es: clock, un reloj; alert, una advertencia; person, una persona; evidence, una cámara; price, una etiqueta. Mejor uno que no se repita cerca.',
});
