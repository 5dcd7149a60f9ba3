import { fieldset } from '#schemas/fields.ts';
import { hour, pictureLabels, shortTemplate } from './commonFields.ts';

export const mondayReport = fieldset(
  'Reporte',
  'Lo que ve quien dirige la red el lunes que sigue a la auditoría: cómo cerró esa semana. Se ve en /app.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título del reporte', 'Arriba, al lado del día, que sale solo.'),
      count: shortTemplate(
        'cuántas sucursales pasan el mínimo',
        'En números grandes. {sobreMinimoVisita} y {sucursales} se cuentan solos.',
      ),
      above: shortTemplate('qué cuenta ese número', 'Al lado. {minimo} es el mínimo esperado.'),
      unconfirmed: shortTemplate(
        'qué le falta al arreglo',
        'Debajo de los puntajes: quién lo confirma en la visita que sigue.',
      ),
    }),
    hour: hour.meta({
      title: 'Hora',
      description: 'La que marca el celular cuando llega el reporte.',
    }),
  },
);
