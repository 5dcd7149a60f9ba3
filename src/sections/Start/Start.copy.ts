import type { z } from 'astro/zod';
import { drawing, fieldset, fieldsets, titleAndText, text, title } from '#schemas/fields.ts';
import { clause } from '#schemas/links.ts';

export const startCopy = fieldset(
  'Cómo se empieza',
  'De la demo al primer uso, paso por paso. En /soluciones; la portada enlaza acá.',
  {
    title,
    lead: text('la bajada', {
      max: 240,
      hint: 'Debajo del título: cuánto lleva y qué hay que hacer. Mejor hasta 150.',
    }),
    steps: fieldsets(
      'Pasos',
      'En el orden en que pasan, cada uno en una frase. Con tres o cuatro alcanza.',
      { min: 1, max: 6 },
      'Paso',
      {
        drawing: drawing(
          '«drawing», el dibujo del paso',
          'evidence',
          'Arriba de sus palabras, más ancho que alto, con el número del paso a su izquierda.',
        ),
        who: text('quién lo hace', {
          max: 28,
          hint: 'Arriba del paso: «Vos», «Nosotros», «Tus encargados».',
        }),
        ...titleAndText,
        outcome: text('lo que sale de este paso', {
          max: 48,
          hint: 'Debajo del texto, resaltado: con qué te quedás. «Un precio y un plazo». Mejor hasta 30.',
        }),
        clause: clause.optional().meta({
          title: 'Lo que dicen los términos',
          description: 'Un enlace al pie del paso, a la cláusula que lo dice. Puede faltar.',
        }),
      },
    ),
  },
);
export type StartCopy = z.output<typeof startCopy>;
