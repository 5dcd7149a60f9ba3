import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text, withPlaceholders } from '#schemas/fields.ts';
import {
  branch,
  degrees,
  labels,
  person,
  role,
  score,
  task,
  shortTemplate,
} from './commonFields.ts';
import { evidenceName } from './evidence.ts';
import { item, visitFields } from './visit.ts';

/** The story of the sample network: a deviation that a visit finds, and its repair. */

export const visit = fieldset(
  'Auditoría',
  'La que encuentra el desvío: un checklist por secciones, una de ellas abierta. Se ve en la portada y, entera, en /soluciones, si ahí no se pide la de un rubro.',
  {
    labels: labels({
      below: shortTemplate('la marca de un puntaje bajo', 'Debajo del puntaje.'),
      of: shortTemplate('sobre cuánto es el puntaje', 'Pegado al número: «/100».'),
      limit: shortTemplate(
        'hasta cuánto se admite',
        'Al lado de lo que se midió. {maximo} sale de la auditoría.',
      ),
      points: withPlaceholders(
        'los puntos de un ítem',
        { max: 48, hint: 'Al lado de cada ítem: cuántos ganó y cuántos vale.' },
        'ganados',
        'puntos',
      ),
      since: shortTemplate(
        'desde cuándo',
        'En la visita de un rubro, al lado de los días que lleva. {desde} sale de ella.',
      ),
      task: shortTemplate('lo que va antes de la tarea', 'Arriba de la tarea que deja el desvío.'),
      met: shortTemplate(
        'cuántos ítems se cumplen',
        'Arriba, al lado de quien audita. {cumplidos} e {items} se cuentan solos.',
      ),
    }),
    checklist: text('el nombre del checklist', { max: 32, hint: 'El título de la pantalla.' }),
    day: day(
      '«day», el día de la visita',
      'El del desvío: su semana es la de los puntajes de la portada y de la red de noche. Por ejemplo, 2026-06-02.',
    ),
    branch,
    ...visitFields,
    failed: fieldset(
      'Desvío',
      'El ítem que no se cumple: lo que se midió, la foto que lo prueba y la tarea que deja.',
      {
        ...item,
        reading: degrees.meta({
          title: 'Temperatura medida',
          description: 'En grados centígrados: pasa el máximo.',
        }),
        limit: degrees.meta({
          title: 'Temperatura máxima',
          description: 'En grados centígrados: hasta cuánto se admite.',
        }),
        task,
        person,
        due: day(
          '«due», el día en que vence',
          'Hasta qué día hay para hacer la tarea. Por ejemplo, 2026-06-05.',
        ),
        evidence: evidenceName.meta({
          description: 'El nombre de la foto del desvío, por ejemplo «heladera-9».',
        }),
      },
    ),
  },
);

export const repair = fieldset(
  'Arreglo',
  'Cómo queda la sucursal después de la tarea de la auditoría, y qué puesto tiene quien la hizo. Se ve en la portada, en el reporte del lunes, en la imagen que se comparte y donde una página pide la foto de esta auditoría.',
  {
    role,
    day: day(
      '«day», el día del arreglo',
      'Después de la auditoría, en la misma semana, y antes de que venza la tarea. Por ejemplo, 2026-06-04.',
    ),
    reading: degrees.meta({
      title: 'Temperatura arreglada',
      description: 'En grados centígrados: ya no pasa el máximo.',
    }),
    score: score.meta({
      title: 'Puntaje arreglado',
      description:
        'El del día del arreglo: el de la auditoría más lo que pesa el ítem. El gráfico de «Puntajes» lo ubica entre sus semanas.',
    }),
    evidence: evidenceName.meta({
      description: 'El nombre de la foto del arreglo, por ejemplo «heladera-4».',
    }),
  },
);

export const audit = fieldset(
  'Auditoría para probar',
  'Los ítems que contesta quien visita /landing/auditorias, con lo que deja cada «No». El primero es el desvío de la auditoría, que no se repite acá.',
  {
    items: fieldsets(
      'Ítems',
      'Van después del desvío y son del mismo checklist, con el mismo peso que allá. Cada uno tiene la foto y la tarea de su «No».',
      { min: 1, max: 4 },
      'Ítem',
      {
        ...item,
        task,
        person,
        due: day(
          '«due», el día en que vence',
          'Hasta qué día hay para hacer la tarea. Por ejemplo, 2026-06-05.',
        ),
        evidence: evidenceName.meta({
          description: 'El nombre de la foto que deja su «No», por ejemplo «sin-fechas».',
        }),
      },
    ),
  },
);
