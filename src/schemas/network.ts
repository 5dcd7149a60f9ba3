import { z } from 'astro/zod';
import { screensCopy } from '#components/screens/screens.copy.ts';
import { day } from './day.ts';
import { block, list, text } from './fields.ts';
import { contradictions } from './network/contradictions.ts';
import { branchKey, count, degrees, hour, key, personKey, score, whole } from './network/values.ts';
import { visit } from './network/visit.ts';

/** The awnings of the brand's shops: the same colour on every one of them. */
export const awnings = ['violet', 'lilac', 'green', 'amber', 'red'] as const;

const person = block('Persona', 'Un nombre de pila y lo que hace.', {
  key: key('«key», el nombre corto de la persona'),
  name: text('el nombre de la persona', { max: 12 }),
  role: text('lo que hace la persona', { max: 28 }),
});

const branch = block('Sucursal', 'Su nombre, su ciudad y sus puntajes.', {
  key: key('«key», el nombre corto de la sucursal'),
  name: text('el nombre de la sucursal', { max: 18 }),
  city: text('la ciudad de la sucursal', { max: 18 }),
  supervisor: personKey,
  scores: list('Puntajes', 'Uno por semana, en el orden de «weeks».', { min: 2, max: 12 }, score),
});

const task = block('Tarea', 'Qué hay que hacer, dónde, quién y para cuándo.', {
  key: key('«key», el nombre corto de la tarea'),
  title: text('la tarea', { max: 48 }),
  branch: branchKey,
  person: personKey,
  due: day('«due», el día en que vence'),
  state: z
    .enum(['pending', 'doing', 'done'])
    .meta({ title: 'Estado', description: 'pending, doing o done.' }),
});

const networkFields = block(
  'Red de ejemplo',
  'La marca, los locales y la heladera que muestran las pantallas del sitio.',
  {
    caption: text('el aviso de que los datos son de ejemplo', { max: 32 }),
    brand: block('Marca', 'Una sola, la misma en todos los locales.', {
      name: text('el nombre de la marca de ejemplo', { max: 24 }),
      awning: z
        .enum(awnings)
        .meta({ title: 'Toldo', description: `El color del toldo: ${awnings.join(', ')}.` }),
    }),
    expected: whole('Mínimo esperado', 'El puntaje del que ningún local tendría que bajar.', 100),
    weeks: list(
      'Semanas',
      'El lunes de cada semana, de la primera a la última.',
      { min: 2, max: 12 },
      day('«weeks», el lunes de una semana'),
    ),
    people: list('Personas', 'Quiénes trabajan en la red.', { min: 2, max: 24 }, person),
    branches: list('Sucursales', 'Todas las de la red.', { min: 3, max: 60 }, branch),
    visit,
    tasks: block('Tareas', 'El tablero, al otro día de la visita.', {
      day: day('«day», el día en que se mira el tablero'),
      list: list('Lista', 'Las tareas, en el orden en que se muestran.', { min: 3, max: 12 }, task),
    }),
    notice: block('Aviso', 'Lo que se le avisa a toda la red.', {
      day: day('«day», el día del aviso'),
      person: personKey,
      title: text('el título del aviso', { max: 60 }),
      text: text('el texto del aviso', { max: 160 }),
      unread: list(
        'Sin leer',
        'Las sucursales que todavía no lo abrieron.',
        { min: 1, max: 12 },
        branchKey,
      ),
    }),
    recovery: block('Arreglo', 'Cómo terminó el desvío y lo que se volvió a medir.', {
      day: day('«day», el día del arreglo'),
      text: text('lo que se arregló', { max: 60 }),
      reading: degrees,
    }),
    plan: block('Plan del mes', 'Las visitas de toda la red.', {
      day: day('«day», el día en que se mira el plan'),
      visits: list(
        'Visitas',
        'Las del mes, en orden de día.',
        { min: 3, max: 80 },
        block('Visita', 'A qué sucursal y qué día.', {
          branch: branchKey,
          day: day('«day», el día de la visita'),
        }),
      ),
    }),
    route: list(
      'Recorrido del día',
      'Las visitas que el plan tiene para ese día, en orden de hora.',
      { min: 2, max: 6 },
      block('Parada', 'A qué hora, dónde y cuánto va hecho.', {
        branch: branchKey,
        hour,
        done: whole('Ítems hechos', 'Cuántos ítems del checklist van hechos.', 200),
      }),
    ),
    totals: block(
      'Totales',
      'Se calculan con el resto del archivo y se escriben otra vez acá: si un número cambia y su total no, el sitio no se arma.',
      {
        branches: count('Sucursales de la red'),
        points: list(
          'Sumas',
          'La suma de los puntajes de cada semana.',
          { min: 1, max: 12 },
          count('Suma de una semana'),
        ),
        below: list(
          'Bajo el mínimo',
          'Cuántas sucursales quedaron bajo el mínimo en cada semana.',
          { min: 1, max: 12 },
          count('Sucursales bajo el mínimo en una semana'),
        ),
        items: count('Ítems del checklist'),
        failed: count('Ítems que no se cumplieron'),
        tasks: count('Tareas del tablero'),
        readers: count('Sucursales que leyeron el aviso'),
        visits: count('Visitas del mes'),
        visited: count('Visitas anteriores al día del plan'),
        routed: count('Ítems hechos en el recorrido'),
      },
    ),
    screens: screensCopy,
  },
);
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
