// The story of the sample network: a deviation that a visit finds, and its repair.
import { day } from '#schemas/day.ts';
import { fieldset, fieldsets, text, withPlaceholders } from '#schemas/fields.ts';
import {
  labels,
  degrees,
  pictureLabels,
  person,
  role,
  task,
  shortTemplate,
} from './commonFields.ts';
import { evidenceName } from './evidence.ts';
import { item, itemText, points, visitFields } from './visit.ts';
import { template } from './template.ts';

export const visit = fieldset(
  'Auditoría',
  'La que encuentra el desvío: un checklist por secciones, una de ellas abierta. Su sucursal y su día son los de la foto del desvío; quien audita, quien va ese día según «Plan». Se ve en la portada y, entera, en /soluciones, si ahí no se pide la de un rubro.',
  {
    labels: pictureLabels({
      below: shortTemplate('la marca de un puntaje bajo', 'Debajo del puntaje.'),
      outOf: shortTemplate('sobre cuánto es el puntaje', 'Pegado al número: «/100».'),
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
    ...visitFields,
    failed: fieldset(
      'Desvío',
      'El ítem que no se cumple: lo que se midió, la foto que lo prueba y la tarea que deja.',
      {
        ...item,
        reading: degrees.meta({
          title: 'Temperatura medida',
          description:
            'En grados centígrados: pasa el máximo. Es la que muestra el dibujo de su foto.',
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
          description:
            'El nombre de la foto del desvío, por ejemplo «heladera-9». La semana de su día es la de los puntajes de la portada y de la red de noche.',
        }),
      },
    ),
  },
);

export const repair = fieldset(
  'Arreglo',
  'Cómo queda la sucursal después de la tarea de la auditoría, y qué puesto tiene quien la hizo. Su puntaje es el de la auditoría más lo que pesa el ítem. Se ve en la portada, en el reporte del lunes, en la imagen que se comparte y donde una página pide la foto de esta auditoría.',
  {
    labels: labels({
      verify: template('quién va a confirmarlo', {
        max: 80,
        hint: 'En /app, al lado de la tarea hecha: que se entienda que es el supervisor, en su visita. {marca} es su red y {diaVerificacion}, el día de la visita siguiente.',
      }),
      verified: shortTemplate(
        'la marca de un arreglo confirmado',
        'Debajo de la foto del arreglo, en /soluciones, y en el recorrido de quien vuelve.',
      ),
      onVisit: shortTemplate(
        'dónde se confirma un arreglo',
        'En /soluciones, debajo de quién lo confirmó: «En su visita del {diaVerificacion}».',
      ),
    }),
    role,
    reading: degrees.meta({
      title: 'Temperatura arreglada',
      description:
        'En grados centígrados: ya no pasa el máximo. Es la que muestra el dibujo de su foto.',
    }),
    evidence: evidenceName.meta({
      description:
        'El nombre de la foto del arreglo, por ejemplo «heladera-4»: otro día de la misma semana, antes de que venza la tarea.',
    }),
  },
);

export const tryAudit = fieldset(
  'Auditoría para probar',
  'Los ítems que contesta quien visita /landing/auditorias, con lo que deja cada «No». El primero es el desvío de la auditoría, que no se repite acá.',
  {
    items: fieldsets(
      'Ítems',
      'Van después del desvío y son del mismo checklist. Cada uno tiene la foto y la tarea de su «No».',
      { min: 1, max: 4 },
      'Ítem',
      {
        text: itemText,
        points: points.optional().meta({
          title: 'Peso',
          description:
            'Cuántos puntos de 100 vale, si no está entre los ítems de la auditoría, que ya lo dicen.',
        }),
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
