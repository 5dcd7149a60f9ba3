import type { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, list, text } from '#schemas/fields.ts';
import { branch, labels, score, wholeNumber, shortTemplate } from './commonFields.ts';
import { evidence } from './evidence.ts';
import { manager } from './manager.ts';
import { opening } from './opening.ts';
import { report } from './report.ts';
import { answers, trial, waits } from './practice.ts';
import { standard } from './standard.ts';
import { audit, repair, visit } from './story.ts';
import { trades } from './trades.ts';
import { circular, notice, plan, route, tasks, zones } from './work.ts';

const weekly = list(
  'Puntajes',
  'Uno por semana, en su orden: tantos como semanas tiene el gráfico.',
  { min: 2, max: 12 },
  score,
);
const scores = fieldset(
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
    weekly,
    others: fieldsets(
      'Las demás',
      'Las otras sucursales de la red, con un puntaje por semana.',
      { min: 2, max: 60 },
      'Sucursal',
      {
        branch,
        weekly,
      },
    ),
  },
).superRefine(({ weeks, weekly: own, others }, context) => {
  for (const [index, { length }] of [own, ...others.map((other) => other.weekly)].entries()) {
    if (length === weeks.length) continue;
    context.addIssue({
      code: 'custom',
      path: index === 0 ? ['weekly'] : ['others', index - 1, 'weekly'],
      message: `Va un puntaje por semana: son ${weeks.length} y hay ${length}.`,
    });
  }
});

const night = fieldset(
  'La red de noche',
  'Todas las sucursales, por supervisor, en la semana de la auditoría: un local iluminado cada una. Se ve en /para-quien.',
  {
    labels: labels({
      title: shortTemplate('el título', 'Arriba, con la fecha.'),
      average: shortTemplate('el promedio', 'Al lado del título. {promedio} se calcula solo.'),
      solving: shortTemplate(
        'quién resuelve el desvío',
        'Debajo de la tarea de la auditoría: «{encargado} · vence el {vence}».',
      ),
      without: shortTemplate(
        'lo que va al lado de las que se quedan sin visita',
        'Al pie, al lado de la tarea.',
      ),
      selfChecked: shortTemplate(
        'de dónde sale el puntaje de las que no se visitan',
        'Debajo de lo anterior.',
      ),
    }),
  },
);

/** The shape of the sample network: the plain data and words of every product screen. */
export const networkFields = fieldset(
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
    visit,
    repair,
    audit,
    evidence,
    tasks,
    manager,
    notice,
    circular,
    plan,
    scores,
    zones,
    night,
    report,
    standard,
    opening,
    waits,
    trial,
    answers,
    route,
    trades,
  },
);
export type Network = z.output<typeof networkFields>;
