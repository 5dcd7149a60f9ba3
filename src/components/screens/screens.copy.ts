import type { z } from 'astro/zod';
import { template } from '#schemas/template.ts';
import { block } from '#schemas/fields.ts';

const word = (what: string) => template(what, { max: 48 });
const picture = template('lo que muestra la pantalla, para quien no la ve', { max: 320 }).meta({
  title: 'Descripción',
  description: 'Una frase que cuenta la pantalla a quien no la ve. Los números salen de la red.',
});

const screen = <Words extends Record<string, z.ZodType>>(title: string, words: Words) =>
  block(title, 'Las palabras de la pantalla y la frase que la describe.', { picture, ...words });

/** The words on the product's screens; names and numbers come from the sample network. */
export const screensCopy = block(
  'Pantallas',
  'Lo que dicen las pantallas del producto. Entre llaves, datos de la red.',
  {
    visit: screen('Auditoría', {
      below: word('la marca de un puntaje bajo'),
      of: word('sobre cuánto es el puntaje'),
      limit: word('hasta cuánto se admite'),
      task: word('lo que va antes de la tarea'),
      met: word('cuántos ítems se cumplen'),
    }),
    tasks: screen('Tareas', {
      title: word('el título del tablero'),
      pending: word('la columna de lo que falta'),
      doing: word('la columna de lo que está en marcha'),
      done: word('la columna de lo terminado'),
      overdue: word('la marca de una tarea vencida'),
    }),
    notice: screen('Aviso', {
      title: word('el título de la pantalla'),
      read: word('cuántas sucursales leyeron'),
      unread: word('la marca de quien no leyó'),
      remind: word('el recordatorio'),
    }),
    plan: screen('Plan', {
      title: word('el título del plan'),
      done: word('las visitas hechas'),
      today: word('las visitas de hoy'),
      later: word('las visitas por venir'),
      without: word('la marca de las sucursales sin visita'),
    }),
    scores: screen('Puntajes', {
      title: word('el título del gráfico'),
      average: word('el nombre de la línea de la red'),
      others: word('el nombre de las otras líneas'),
      expected: word('el nombre de la línea del mínimo'),
    }),
    board: screen('Tablero', {
      title: word('el título del tablero'),
      average: word('el promedio'),
      deviation: word('la marca de desvío'),
    }),
    route: screen('Recorrido', {
      title: word('el título del recorrido'),
      done: word('la marca de una visita hecha'),
      doing: word('la marca de la visita en curso'),
      next: word('la marca de la visita que sigue'),
      pending: word('lo que quedó de la visita anterior'),
      total: word('cuánto va hecho en el día'),
    }),
  },
);
export type ScreensCopy = z.output<typeof screensCopy>;
