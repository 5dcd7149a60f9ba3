import { day } from '#schemas/day.ts';
import { evidenceName } from './evidence.ts';
import { fieldsets, text } from '#schemas/fields.ts';
import { person, role, task } from './commonFields.ts';

/** The same story in other trades: what a photo found, the item it belongs to, the task and its end. */
export const trades = fieldsets(
  'Rubros',
  'Un hallazgo típico de cada rubro, de la foto al arreglo. El recorrido se ve en /para-quien y la primera foto, en la portada. Con cuatro entran en una fila.',
  { min: 2, max: 6 },
  'Rubro',
  {
    name: text('el rubro', {
      max: 24,
      hint: 'Como lo nombra quien trabaja en él, con mayúscula: «Farmacias». También es su dirección: «/para-quien#rubro-farmacias».',
    }).meta({ kind: 'addressed text' }),
    finding: text('lo que muestra la primera foto', {
      max: 48,
      hint: 'Debajo de la foto, en la portada: «Un matafuego vencido». Mejor hasta 30.',
    }),
    checklist: text('el checklist', {
      max: 40,
      hint: 'A qué checklist pertenece el ítem: «Seguridad del local».',
    }),
    item: text('el ítem', {
      max: 60,
      hint: 'Lo que no se cumple, escrito como en el checklist: «Matafuegos con la carga vigente». Mejor hasta 40.',
    }),
    before: evidenceName.meta({
      title: 'Foto del hallazgo',
      description: 'El nombre de una foto de «Evidencias» con una cruz.',
    }),
    task,
    person,
    role,
    due: day(
      '«due», el día en que vence',
      'Hasta qué día hay para hacer la tarea. Por ejemplo, 2026-06-02.',
    ),
    after: evidenceName.meta({
      title: 'Foto del arreglo',
      description:
        'El nombre de una foto de «Evidencias» con un tilde, de la misma sucursal y no después de que vence la tarea.',
    }),
  },
);
