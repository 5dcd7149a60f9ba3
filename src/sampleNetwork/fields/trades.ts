import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text } from '#schemas/fields.ts';
import { evidenceName } from './evidence.ts';
import { person, role, score, task } from './commonFields.ts';
import { points, visitFields } from './visit.ts';

/** The visit of a trade: what its screen shows in addition to the item, the photo and the task. */
const visit = fieldset(
  'Visita',
  'La auditoría que lo encontró, como la de la historia. Se ve en /soluciones, si ahí se pide este rubro. Puede faltar.',
  {
    brand: text('el nombre de la marca de ejemplo', {
      max: 24,
      hint: 'En la auditoría, al lado de la ciudad. Que no sea el de una marca verdadera.',
    }),
    ...visitFields,
    score: score.meta({
      title: 'Puntaje',
      description: 'El de ese día, bajo el mínimo esperado.',
    }),
    points,
    since: day(
      '«since», desde cuándo está así',
      'Antes del día de la foto: {dias} los cuenta. Por ejemplo, 2026-04-18.',
    ),
  },
);

/** Findings of other trades: what a photo found, the item it belongs to, the task and its end. */
export const trades = fieldsets(
  'Rubros',
  'Un hallazgo típico de cada rubro, de la foto al arreglo. El recorrido se ve en /para-quien. La primera foto de los cuatro primeros, también en la portada y en /soluciones.',
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
    supervisor: person.meta({
      title: 'Quien supervisa',
      description: 'Solo el nombre: quien audita esa sucursal y confirma el arreglo.',
    }),
    verified: day(
      '«verified», el día en que se confirma',
      'La visita siguiente, después de la foto del arreglo. Por ejemplo, 2026-06-09.',
    ),
    visit: visit.optional(),
  },
);
