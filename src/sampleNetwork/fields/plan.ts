import { day } from '#schemas/day.ts';
import { fieldset, fieldsets } from '#schemas/fields.ts';
import { branch, pictureLabels, person, role, shortTemplate } from './commonFields.ts';

export const plan = fieldset(
  'Plan',
  'Las visitas del mes, un mes dibujado por supervisor, miradas el día en que se vuelve a la sucursal de la auditoría. Las sucursales a las que no va nadie salen solas. Se ve en /soluciones y, en parte, en la portada.',
  {
    labels: pictureLabels({
      title: shortTemplate(
        'el título del plan',
        'Arriba de la pantalla. {mes} sale del día del plan.',
      ),
      done: shortTemplate(
        'las visitas hechas',
        'Las de antes del día del plan. {visitasHechas} se cuenta solo.',
      ),
      today: shortTemplate(
        'las visitas de hoy',
        'Las del día del plan. {visitasHoy} se cuenta solo.',
      ),
      later: shortTemplate(
        'las visitas por venir',
        'Las de después. {visitasPorVenir} se cuenta solo.',
      ),
      covered: shortTemplate(
        'cuántos locales tienen visita',
        'En la portada, arriba de una marca por local. {faltanVisita}, {conVisita} y {sucursales} se cuentan solos.',
      ),
      without: shortTemplate(
        'la marca de las sucursales sin visita',
        'Debajo del plan, al lado de sus nombres.',
      ),
      assign: shortTemplate(
        'el botón que le da fecha a la que falta',
        'Al final del plan, en el mes vacío de las que no tienen visita: a quién se le asigna y para cuándo.',
      ),
    }),
    people: fieldsets(
      'Supervisores',
      'Cada uno con sus visitas, en el orden en que se muestran.',
      { min: 1, max: 8 },
      'Supervisor',
      {
        person,
        role,
        visits: fieldsets(
          'Visitas',
          'Las del mes, en orden de día. Una es la auditoría, el día de su foto; otra, de la misma persona, la vuelta a esa sucursal.',
          { min: 1, max: 20 },
          'Visita',
          {
            day: day('«day», el día de la visita', 'Por ejemplo, 2026-06-02.'),
            branch,
          },
        ),
      },
    ),
  },
);
