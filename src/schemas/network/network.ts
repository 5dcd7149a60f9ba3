import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, list, text } from '#schemas/fields.ts';
import { branch, labels, score, wholeNumber, shortTemplate } from './commonFields.ts';
import { evidence } from './evidence.ts';
import { manager } from './manager.ts';
import { opening } from './opening.ts';
import { standard } from './standard.ts';
import { audit, home, visit } from './story.ts';
import { trades } from './trades.ts';
import { circular, notice, plan, route, tasks, zones } from './work.ts';

const ranked = fieldset(
  'Fila',
  'Una sucursal con su lugar en la tabla, su puntaje y cuánto cambió.',
  {
    rank: wholeNumber(
      'Lugar',
      'Entre todas las sucursales, por su puntaje, contando desde 1.',
      999,
    ),
    branch,
    score,
    change: z.int().min(-100).max(100).meta({
      title: 'Diferencia',
      description: 'Puntos de más o de menos que la semana anterior.',
    }),
  },
);
const scores = list(
  'Puntajes',
  'Uno por semana, en su orden: tantos como semanas tiene el gráfico.',
  { min: 2, max: 12 },
  score,
);
const chart = fieldset(
  'Puntajes',
  'Los puntajes, semana por semana, de todas las sucursales de la red. Se ven en /soluciones y, en parte, en la portada.',
  {
    labels: labels({
      title: shortTemplate('el título del gráfico', 'Arriba de la pantalla.'),
      average: shortTemplate(
        'el nombre de la línea del promedio',
        'En /soluciones, arriba del gráfico. {promedioInicial} y {promedioFinal} se calculan solos.',
      ),
      others: shortTemplate(
        'el nombre de las demás líneas',
        'En /soluciones, arriba del gráfico: cada una es una sucursal.',
      ),
      low: shortTemplate(
        'por qué cayó la línea de la auditoría',
        'En /soluciones, debajo de su punto más bajo. Mejor hasta 25.',
      ),
      expected: shortTemplate(
        'el nombre de la línea del mínimo',
        'Al lado del título. {minimo} es el mínimo esperado.',
      ),
    }),
    weeks: list(
      'Semanas',
      'El lunes de cada una, uno detrás de otro: al menos una semana antes de la auditoría y dos después.',
      { min: 2, max: 12 },
      day('el lunes'),
    ),
    branch,
    scores,
    others: fieldsets(
      'Las demás',
      'Las otras sucursales de la red, con un puntaje por semana.',
      { min: 2, max: 60 },
      'Sucursal',
      {
        branch,
        scores,
      },
    ),
  },
).superRefine(({ weeks, scores: own, others }, context) => {
  for (const [index, { length }] of [own, ...others.map((other) => other.scores)].entries()) {
    if (length === weeks.length) continue;
    context.addIssue({
      code: 'custom',
      path: index === 0 ? ['scores'] : ['others', index - 1, 'scores'],
      message: `Va un puntaje por semana: son ${weeks.length} y hay ${length}.`,
    });
  }
});

const board = fieldset(
  'Tablero',
  'La tabla de la red en la semana de la auditoría: las primeras y las últimas. Se ve en /para-quien.',
  {
    labels: labels({
      title: shortTemplate('el título del tablero', 'Arriba de la tabla.'),
      average: shortTemplate('el promedio', 'Al lado del título. {promedio} se calcula solo.'),
      change: shortTemplate(
        'qué son los números de cada fila',
        'Arriba de la columna: el puntaje y, debajo, cuánto cambió.',
      ),
      deviation: shortTemplate(
        'la marca de desvío',
        'Sale sola al lado de las que están bajo el mínimo.',
      ),
      solving: shortTemplate(
        'quién resuelve el desvío',
        'Al pie, debajo de la tarea de la auditoría: «{encargado} · vence el {vence}».',
      ),
      without: shortTemplate(
        'lo que va sobre las que se quedan sin visita',
        'Al pie, al lado de la tarea.',
      ),
    }),
    first: list(
      'Las primeras',
      'Las de puntaje más alto, de la primera en adelante.',
      { min: 1, max: 3 },
      ranked,
    ),
    last: list(
      'Las últimas',
      'Las de puntaje más bajo: la última es la de la auditoría.',
      { min: 1, max: 2 },
      ranked,
    ),
  },
);

/** The shape of the sample network: the plain data and words of every product screen. */
export const network = fieldset(
  'Red de ejemplo',
  'La marca, las sucursales y la heladera que muestran las pantallas del sitio. Es inventada, y el sitio lo dice.',
  {
    caption: text('el aviso de que los datos son de ejemplo', {
      max: 32,
      hint: 'En cada pantalla y donde se nombre la red: nadie tiene que creer que existe.',
    }),
    brand: text('el nombre de la marca de ejemplo', {
      max: 24,
      hint: 'En la auditoría, al lado de la ciudad. Que no sea el de una marca verdadera.',
    }),
    expected: wholeNumber(
      'Mínimo esperado',
      'El puntaje del que ningún local tendría que bajar. La sucursal de la auditoría queda debajo y, con el arreglo, lo pasa.',
      100,
    ),
    home,
    visit,
    audit,
    evidence,
    tasks,
    manager,
    notice,
    circular,
    plan,
    scores: chart,
    zones,
    board,
    standard,
    opening,
    route,
    trades,
  },
);
export type Network = z.output<typeof network>;
