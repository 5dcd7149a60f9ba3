import { word } from './words.ts';
import { block } from '#schemas/fields.ts';

/** What an article's components say when the article says nothing else. */
export const kit = block(
  'Componentes de los artículos',
  'Lo que dicen cuando el artículo no dice otra cosa.',
  {
    note: word('el título de una nota que no trae uno'),
    table: word('cómo se presenta una tabla a quien no la ve'),
    code: word('cómo se presenta un bloque de código a quien no lo ve'),
    done: word('lo que se dice de una tarea hecha a quien no la ve'),
    pending: word('lo que se dice de una tarea por hacer a quien no la ve'),
    footnotes: word('el título de las notas al pie'),
    footnoteBack: word('el enlace que vuelve de una nota al texto, con {nota}').includes('{nota}', {
      error: 'El enlace tiene que incluir «{nota}», que se reemplaza por su número.',
    }),
  },
);
