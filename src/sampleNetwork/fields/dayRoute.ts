import { fieldset, fieldsets } from '#schemas/fields.ts';
import { template } from './template.ts';
import { branch, eventText, hour, pictureLabels, metCount, shortTemplate } from './commonFields.ts';

export const dayRoute = fieldset(
  'Recorrido',
  'El día en que quien hizo la auditoría vuelve a esa sucursal, según «Plan», con sus visitas en orden de hora. Se ve en /soluciones, en /app y, en parte, en la portada.',
  {
    labels: pictureLabels({
      title: shortTemplate('el título del recorrido', 'Arriba de la pantalla.'),
      done: shortTemplate('la marca de una visita hecha', 'En las que tienen todos sus ítems.'),
      doing: shortTemplate('la marca de la visita en curso', 'En la que está empezada.'),
      next: shortTemplate('la marca de la visita que sigue', 'En las que no empezaron.'),
      pending: shortTemplate(
        'lo que quedó de la visita anterior',
        'Arriba de lo que se arregló, en la parada que lo dice.',
      ),
      total: shortTemplate(
        'cuánto va hecho en el día',
        'Abajo, al lado de la cuenta, que sale sola.',
      ),
      arrival: template('el celular al llegar a esa sucursal', {
        max: 260,
        hint: 'En /app, que lo muestra antes de que confirme el arreglo: con sus datos, en una frase. Lo dice un lector de pantalla.',
      }),
    }),
    hour: hour.meta({
      title: 'Hora',
      description: 'A qué hora se mira el recorrido: entre la parada en curso y la que sigue.',
    }),
    stops: fieldsets(
      'Paradas',
      'En orden de hora: las visitas que esa persona tiene ese día en «Plan», todas con el checklist de la auditoría.',
      { min: 2, max: 6 },
      'Parada',
      {
        hour,
        branch,
        done: metCount,
        pending: eventText('lo que se arregló').optional(),
      },
    ),
  },
);
