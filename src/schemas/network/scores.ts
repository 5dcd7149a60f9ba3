import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, list } from '#schemas/fields.ts';
import { branch, labels, score, shortTemplate } from './commonFields.ts';

const weekly = list(
  'Puntajes',
  'Uno por semana, en su orden: tantos como semanas tiene el gráfico.',
  { min: 2, max: 12 },
  score,
);
export const scores = fieldset(
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
