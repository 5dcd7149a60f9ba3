import { fieldset, text } from './fields.ts';

/** What a reader takes away, in a number or a word and what it is. */
export const takeaway = fieldset(
  'Lo que se lleva',
  'Lo concreto que deja el artículo: va en grande en la lista de /blogs y arriba del artículo. Tiene que estar en el texto, con su fuente si es de otro. Puede faltar.',
  {
    cifra: text('«cifra», lo que se lee en letra enorme', {
      max: 14,
      hint: 'Un número con su signo, o una palabra: «17 días», «63%». Mejor hasta 8.',
    }),
    cuenta: text('«cuenta», de dónde sale la cifra', {
      max: 14,
      hint: 'Antes de la cifra, en la misma letra: «34 ÷ 2 =». En las tarjetas no se ve. Puede faltar.',
    }).optional(),
    texto: text('«texto», lo que cuenta la cifra', {
      max: 120,
      hint: 'Sigue a la cifra y se lee con ella. Mejor hasta 90.',
    }),
  },
);
