import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, list } from '#schemas/fields.ts';
import { mostFrequent } from '#lib/mostFrequent.ts';
import { branch, pictureLabels, score, shortTemplate } from './commonFields.ts';

const weekly = list(
  'Puntajes',
  'Uno por semana, en su orden: en todas las sucursales la misma cantidad.',
  { min: 2, max: 12 },
  score,
);
export const scores = fieldset(
  'Puntajes',
  'Los puntajes, semana por semana, de todas las sucursales de la red. Se ven en /soluciones y, en parte, en la portada.',
  {
    labels: pictureLabels({
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
      repaired: shortTemplate(
        'qué la arregló',
        'En /soluciones, debajo de su último puntaje. Mejor hasta 10.',
      ),
      rest: shortTemplate(
        'dónde están las demás sucursales',
        'En la portada, adentro de la franja en la que están sus líneas. Mejor hasta 20.',
      ),
      expected: shortTemplate(
        'el nombre de la línea del mínimo',
        'Al lado del título. {minimo} es el mínimo esperado.',
      ),
    }),
    firstMonday: day(
      '«firstMonday», el lunes de la primera semana',
      'Las demás van detrás, una por puntaje. Por ejemplo, 2026-05-11.',
    ).refine((monday) => monday.getUTCDay() === 1, 'Las semanas empiezan en lunes.'),
    weekly: weekly.meta({
      title: 'Puntajes de la auditada',
      description:
        'Los de la sucursal de la auditoría, uno por semana: al menos una antes de la auditoría y dos después.',
    }),
    others: fieldsets(
      'Las demás',
      'Las otras sucursales de la red, cada una una vez, con un puntaje por semana.',
      { min: 2, max: 60 },
      'Sucursal',
      {
        branch,
        weekly,
      },
    ),
  },
).superRefine(({ weekly, others }, context) => {
  const counts = [weekly, ...others.map((other) => other.weekly)].map(({ length }) => length);
  const usual = mostFrequent(counts);
  for (const [index, count] of counts.entries()) {
    if (count === usual) continue;
    context.addIssue({
      code: 'custom',
      path: index === 0 ? ['weekly'] : ['others', index - 1, 'weekly'],
      message: `Va un puntaje por semana: son ${usual} y hay ${count}.`,
    });
  }
});
