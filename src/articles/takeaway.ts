import { z } from 'astro/zod';
import { branchesAndVisits, LARGEST_NUMBER } from '#lib/calculators/numbers.ts';
import { daysBetweenVisits } from '#lib/calculators/sums.ts';
import { numberInDigits } from '#lib/placeholders.ts';
import { fieldset, text } from '#schemas/fields.ts';

/** A number of the calculation. */
const operandField = (title: string) =>
  z.int().min(1).max(LARGEST_NUMBER).meta({ title, description: 'Un número de la cuenta.' });

/** «Te llevás»: what a reader takes away from an article, a number or a word, and what it stands for. */
export const takeaway = fieldset(
  'Lo que se lleva',
  'Lo concreto que deja el artículo: va en grande en la lista de /blogs y arriba del artículo. Tiene que estar en el texto, con su fuente si es de otro. Puede faltar.',
  {
    rotulo: text('«rotulo», qué clase de cosa es', {
      max: 20,
      hint: 'Arriba de la cifra, en una o dos palabras: «La cuenta», «La prueba», «El dato».',
    }),
    cifra: text('«cifra», lo que se lee en letra enorme', {
      max: 14,
      hint: 'Un número con su signo, o una palabra: «17 días», «63%». Mejor hasta 8.',
    }),
    cuenta: fieldset(
      'Cuenta',
      'De dónde sale la cifra, si es locales ÷ visitas por día. Arriba del artículo se lee antes de ella; en /blogs, quien lee la hace con sus números. Puede faltar.',
      { locales: operandField('Locales'), visitas: operandField('Visitas por día') },
    ).optional(),
    texto: text('«texto», lo que cuenta la cifra', {
      max: 120,
      hint: 'Sigue a la cifra y se lee con ella arriba del artículo. En las tarjetas no se ve: ahí bastan el rótulo y la cifra. Mejor hasta 90.',
    }),
  },
);

interface WithTakeaway {
  teLlevas?: z.output<typeof takeaway> | undefined;
}

/** What a reader takes away; with `numbers`, if the figure is the visit interval that comes of them. */
export function takeawayOf({ teLlevas }: WithTakeaway) {
  if (!teLlevas) return undefined;
  const { rotulo, cifra, cuenta, texto } = teLlevas;
  return {
    label: rotulo,
    figure: cifra,
    numbers: cuenta && branchesAndVisits(cuenta),
    meaning: texto,
  };
}

/** Refuses numbers whose visit interval is not the article's figure. */
export function checkVisitInterval(article: WithTakeaway, context: z.RefinementCtx): void {
  const { numbers, figure = '' } = takeawayOf(article) ?? {};
  if (!numbers) return;
  const days = numberInDigits(Math.max(1, daysBetweenVisits(numbers)));
  if (figure.split(/\s/u)[0] === days) return;
  context.addIssue({
    code: 'custom',
    path: ['teLlevas', 'cifra'],
    message: `«cifra» dice «${figure}», y ${numbers.branches} ÷ ${numbers.visits} = ${days}: corregí la que esté mal.`,
  });
}
