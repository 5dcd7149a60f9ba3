import { fieldset } from '#schemas/fields.ts';
import { labels, shortTemplate } from './commonFields.ts';

export const mondayReport = fieldset(
  'Reporte',
  'Lo que ve quien dirige la red el lunes que sigue a la auditoría: cómo cerró esa semana. Se ve en /app.',
  {
    labels: labels({
      title: shortTemplate('el título del reporte', 'Arriba, al lado del día, que sale solo.'),
      count: shortTemplate(
        'cuántas sucursales pasan el mínimo',
        'En números grandes. {sobreMinimoVisita} y {sucursales} se cuentan solos.',
      ),
      above: shortTemplate('qué cuenta ese número', 'Al lado. {minimo} es el mínimo esperado.'),
      low: shortTemplate(
        'la marca de la que bajó',
        'Arriba de su nombre, al lado de sus dos puntajes: ya volvió a pasarlo.',
      ),
      notice: shortTemplate(
        'cuándo llegó el aviso',
        'Debajo de su nombre, arriba de lo que avisó.',
      ),
      found: shortTemplate('lo que avisó', 'En negrita. {lectura} es lo que marcó el termómetro.'),
      done: shortTemplate(
        'cómo quedó la tarea',
        'Al lado de quien la hizo. {diaArreglo} es el de la foto del arreglo.',
      ),
    }),
  },
);
