import type { z } from 'astro/zod';
import { fieldset, text, withPlaceholders } from '#schemas/fields.ts';

const label = (what: string, hint: string) => text(what, { max: 60, hint });

/** Words around every article. */
export const articleBodyCopy = fieldset(
  'Alrededor del artículo',
  'Lo que se repite en todos los artículos, alrededor de su texto.',
  {
    back: label('el enlace a la lista', 'Arriba de todo: vuelve a /blogs.'),
    byline: label('quién firma los artículos', 'Debajo del resumen, antes del tiempo de lectura.'),
    published: label('lo que va antes de la fecha', 'La fecha sale de la ficha: «Publicado el».'),
    updated: label(
      'lo que va antes de la fecha de actualización',
      'Después de la otra fecha, y en la tarjeta de /blogs en su lugar, si la ficha del artículo dice «actualizado».',
    ),
    readingTime: withPlaceholders(
      'el tiempo de lectura',
      {
        max: 40,
        hint: 'Al lado de quién firma, y en la lista de artículos. Se calcula con el largo del texto.',
      },
      'minutos',
    ),
    contents: label(
      'el título del índice',
      'Arriba de los subtítulos del artículo, que salen solos.',
    ),
    brief: label(
      'el título de «en corto»',
      'Antes del texto, si la ficha del artículo trae «enCorto»: lo que se lleva quien no sigue.',
    ),
    action: label('lo que va antes de la acción', 'En el último renglón de «en corto».'),
    sources: label(
      'el título de la lista de fuentes',
      'Al final de la página: los enlaces del texto a otros sitios, que se juntan solos.',
    ),
    related: label(
      'el título de los artículos relacionados',
      'Después del texto, arriba de los que se recomiendan.',
    ),
    draft: label('la marca de borrador', 'Se ve solo con «npm run dev».'),
    scheduled: withPlaceholders(
      'la marca de lo que todavía no salió',
      { max: 60, hint: 'Se ve solo con «npm run dev».' },
      'fecha',
    ),
  },
);
export type ArticleBodyCopy = z.output<typeof articleBodyCopy>;
