import { z } from 'astro/zod';
import { screensCopy } from '#components/screens/screens.copy.ts';
import { day } from './day.ts';
import { text } from './fields.ts';
import { contradictions } from './network/contradictions.ts';
import { branchKey, count, degrees, hour, key, personKey, score, whole } from './network/values.ts';
import { visit } from './network/visit.ts';

/** The awnings of the brand's shops: the same colour on every one of them. */
export const awnings = ['violet', 'lilac', 'green', 'amber', 'red'] as const;

const person = z
  .strictObject({
    key: key('«key», el nombre corto de la persona'),
    name: text('el nombre de la persona', { max: 12 }),
    role: text('lo que hace la persona', { max: 28 }),
  })
  .meta({ title: 'Persona', description: 'Un nombre de pila y lo que hace.' });

const branch = z
  .strictObject({
    key: key('«key», el nombre corto de la sucursal'),
    name: text('el nombre de la sucursal', { max: 18 }),
    city: text('la ciudad de la sucursal', { max: 18 }),
    supervisor: personKey,
    scores: z
      .array(score)
      .min(2)
      .max(12)
      .meta({ title: 'Puntajes', description: 'Uno por semana, en el orden de «weeks».' }),
  })
  .meta({ title: 'Sucursal', description: 'Su nombre, su ciudad y sus puntajes.' });

const task = z
  .strictObject({
    key: key('«key», el nombre corto de la tarea'),
    title: text('la tarea', { max: 48 }),
    branch: branchKey,
    person: personKey,
    due: day('«due», el día en que vence'),
    state: z
      .enum(['pending', 'doing', 'done'])
      .meta({ title: 'Estado', description: 'pending, doing o done.' }),
  })
  .meta({ title: 'Tarea', description: 'Qué hay que hacer, dónde, quién y para cuándo.' });

const networkFields = z
  .strictObject({
    caption: text('el aviso de que los datos son de ejemplo', { max: 32 }),
    brand: z
      .strictObject({
        name: text('el nombre de la marca de ejemplo', { max: 24 }),
        awning: z
          .enum(awnings)
          .meta({ title: 'Toldo', description: `El color del toldo: ${awnings.join(', ')}.` }),
      })
      .meta({ title: 'Marca', description: 'Una sola, la misma en todos los locales.' }),
    expected: whole('Mínimo esperado', 'El puntaje del que ningún local tendría que bajar.', 100),
    weeks: z.array(day('«weeks», el lunes de una semana')).min(2).max(12).meta({
      title: 'Semanas',
      description: 'El lunes de cada semana, de la primera a la última.',
    }),
    people: z
      .array(person)
      .min(2)
      .max(24)
      .meta({ title: 'Personas', description: 'Quiénes trabajan en la red.' }),
    branches: z
      .array(branch)
      .min(3)
      .max(60)
      .meta({ title: 'Sucursales', description: 'Todas las de la red.' }),
    visit,
    tasks: z
      .strictObject({
        day: day('«day», el día en que se mira el tablero'),
        list: z
          .array(task)
          .min(3)
          .max(12)
          .meta({ title: 'Lista', description: 'Las tareas, en el orden en que se muestran.' }),
      })
      .meta({ title: 'Tareas', description: 'El tablero, al otro día de la visita.' }),
    notice: z
      .strictObject({
        day: day('«day», el día del aviso'),
        person: personKey,
        title: text('el título del aviso', { max: 60 }),
        text: text('el texto del aviso', { max: 160 }),
        unread: z
          .array(branchKey)
          .min(1)
          .max(12)
          .meta({ title: 'Sin leer', description: 'Las sucursales que todavía no lo abrieron.' }),
      })
      .meta({ title: 'Aviso', description: 'Lo que se le avisa a toda la red.' }),
    recovery: z
      .strictObject({
        day: day('«day», el día del arreglo'),
        text: text('lo que se arregló', { max: 60 }),
        reading: degrees,
      })
      .meta({
        title: 'Arreglo',
        description: 'Cómo terminó el desvío y lo que se volvió a medir.',
      }),
    plan: z
      .strictObject({
        day: day('«day», el día en que se mira el plan'),
        visits: z
          .array(
            z
              .strictObject({ branch: branchKey, day: day('«day», el día de la visita') })
              .meta({ title: 'Visita', description: 'A qué sucursal y qué día.' }),
          )
          .min(3)
          .max(80)
          .meta({ title: 'Visitas', description: 'Las del mes, en orden de día.' }),
      })
      .meta({ title: 'Plan del mes', description: 'Las visitas de toda la red.' }),
    route: z
      .array(
        z
          .strictObject({
            branch: branchKey,
            hour,
            done: whole('Ítems hechos', 'Cuántos ítems del checklist van hechos.', 200),
          })
          .meta({ title: 'Parada', description: 'A qué hora, dónde y cuánto va hecho.' }),
      )
      .min(2)
      .max(6)
      .meta({
        title: 'Recorrido del día',
        description: 'Las visitas que el plan tiene para ese día, en orden de hora.',
      }),
    totals: z
      .strictObject({
        branches: count('Sucursales de la red'),
        points: z
          .array(count('Suma de una semana'))
          .min(1)
          .max(12)
          .meta({ title: 'Sumas', description: 'La suma de los puntajes de cada semana.' }),
        below: z.array(count('Sucursales bajo el mínimo en una semana')).min(1).max(12).meta({
          title: 'Bajo el mínimo',
          description: 'Cuántas sucursales quedaron bajo el mínimo en cada semana.',
        }),
        items: count('Ítems del checklist'),
        failed: count('Ítems que no se cumplieron'),
        tasks: count('Tareas del tablero'),
        readers: count('Sucursales que leyeron el aviso'),
        visits: count('Visitas del mes'),
        visited: count('Visitas anteriores al día del plan'),
        routed: count('Ítems hechos en el recorrido'),
      })
      .meta({
        title: 'Totales',
        description:
          'Se calculan con el resto del archivo y se escriben otra vez acá: si un número cambia y su total no, el sitio no se arma.',
      }),
    screens: screensCopy,
  })
  .meta({
    title: 'Red de ejemplo',
    description: 'La marca, los locales y la heladera que muestran las pantallas del sitio.',
  });
type NetworkFields = z.output<typeof networkFields>;

/**
 * The sample network that every product screen is drawn from: one brand, one deviation, from the
 * visit that finds it to the week in which its branch is back with the others.
 */
export const networkSchema = networkFields.superRefine((network: NetworkFields, context) => {
  for (const { path, message } of contradictions(network)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
export type Network = NetworkFields;
