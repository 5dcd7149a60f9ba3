// The screens beside the invitation that follows an article. Each one shows the subject of the article.
import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, list, text } from '#schemas/fields.ts';
import { branch, labels, person, role, shortTemplate, task } from './commonFields.ts';

export const waits = fieldset(
  'Los que esperan',
  'Los locales a los que nadie va desde hace más días, mirado en el día de «Plan», con la visita que tienen por delante. Se ve al final de un artículo.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      next: text('lo que va antes del día de la visita que viene', {
        max: 16,
        hint: 'Al lado de quién va: «va el».',
      }),
    }),
    last: fieldsets(
      'Última auditoría',
      'De cada sucursal a la que no fue nadie en el mes hasta el día del plan, el día de la anterior: de todas, y de ninguna otra.',
      { min: 1, max: 30 },
      'Sucursal',
      {
        branch,
        day: day('«day», el día de la última auditoría', 'Por ejemplo, 2026-05-05.'),
      },
    ),
  },
);

const trialItem = {
  text: text('el ítem', { max: 40, hint: 'Algo que se ve o se mide. Mejor hasta 32.' }),
  failed: list(
    'No lo cumplen',
    'Cuáles de los locales. Puede quedar vacía.',
    { min: 0, max: 4 },
    branch,
  ).default([]),
};

export const trial = fieldset(
  'La prueba de 15 días',
  'El ejercicio de un artículo, cargado en Lineo: los mismos ítems en unos pocos locales. Lo que no cumple ninguno se marca solo. Se ve al final de ese artículo.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      note: shortTemplate('qué recorrida es', 'En letra chica, al lado del título.'),
      repeated: shortTemplate(
        'lo que se dice del ítem que no cumple ninguno',
        'Debajo de la lista, antes de la tarea que deja.',
      ),
    }),
    branches: fieldsets(
      'Locales',
      'Los que se prueban, una columna cada uno.',
      { min: 2, max: 4 },
      'Local',
      {
        branch,
        reason: text('por qué se lo eligió', {
          max: 24,
          hint: 'Debajo de su nombre: «el más nuevo».',
        }),
      },
    ),
    items: fieldsets(
      'Ítems',
      'Los de la prueba, en su orden.',
      { min: 2, max: 12 },
      'Ítem',
      trialItem,
    ),
    task,
    person,
  },
).superRefine(({ branches, items }, context) => {
  const tried = branches.map((one) => one.branch);
  for (const [index, { failed }] of items.entries()) {
    const stranger = failed.find((name) => !tried.includes(name));
    if (stranger === undefined) continue;
    context.addIssue({
      code: 'custom',
      path: ['items', index, 'failed'],
      message: `«${stranger}» no está entre los locales de la prueba: ${tried.join(', ')}.`,
    });
  }
});

export const repeats = fieldset(
  'Lo que ya volvió',
  'Una falla y las veces que volvió, sobre una línea que termina en la tarea de la casa central. Se ve al final de un artículo.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      note: shortTemplate('de cuándo es', 'En letra chica, al lado del título: «Abril a junio».'),
      failed: shortTemplate('la marca de la falla', 'Al lado del ítem.'),
      task: shortTemplate('lo que va antes de la tarea', 'En la última parada de la línea.'),
    }),
    item: text('el ítem', { max: 40, hint: 'El que no se cumplió cada vez. Mejor hasta 32.' }),
    times: fieldsets(
      'Veces',
      'Cada vez que falló, de la primera a la última.',
      { min: 2, max: 4 },
      'Vez',
      {
        day: day('«day», el día en que se vio', 'Por ejemplo, 2026-05-05.'),
        branch,
        fix: text('qué se hizo ahí', {
          max: 48,
          hint: 'Debajo de la sucursal: el arreglo que no sacó la causa. Mejor hasta 35.',
        }),
      },
    ),
    task,
    person,
    role,
    due: day('«due», el día en que vence la tarea', 'Después de la última vez.'),
  },
).superRefine(({ times, due }, context) => {
  const days = [...times.map((time) => time.day), due];
  const index = days.findIndex((one, place) => one <= (days[place - 1] ?? 0));
  if (index < 0) return;
  context.addIssue({
    code: 'custom',
    path: index === times.length ? ['due'] : ['times', index, 'day'],
    message:
      'Este día no es posterior al anterior: las veces van de la primera a la última, y la tarea vence después.',
  });
});

export const answers = fieldset(
  'Tres respuestas',
  'Qué locales cumplen, qué sigue abierto y quién lo tiene: sale de «Puntajes», en la semana de la auditoría, y de «Tareas». Se ve al final de un artículo.',
  {
    labels: labels({
      title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
      meeting: shortTemplate('la primera pregunta', 'Arriba de cuántos pasan el mínimo.'),
      met: shortTemplate(
        'cuántos pasan el mínimo',
        '{sobreMinimoVisita} y {sucursales} se cuentan solos.',
      ),
      below: shortTemplate('cuál quedó abajo', 'Debajo. {sucursal} es la de la auditoría.'),
      open: shortTemplate('la segunda pregunta', 'Arriba de cuántas tareas no se hicieron.'),
      count: shortTemplate(
        'cuántas tareas no se hicieron',
        '{abiertas} y {tareas} se cuentan solas.',
      ),
      late: shortTemplate('cuántas están vencidas', 'Debajo. {vencidas} se cuentan solas.'),
      who: shortTemplate('la tercera pregunta', 'Arriba de quién tiene cada tarea.'),
    }),
  },
);
