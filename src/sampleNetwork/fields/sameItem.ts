import { fieldset, list, text } from '#schemas/fields.ts';
import { branch, pictureLabels, shortTemplate } from './commonFields.ts';
import { template } from './template.ts';
import { evidenceName } from './evidence.ts';

export const sameItem = fieldset(
  'El mismo ítem',
  'Un ítem del checklist en varias sucursales: la foto de una que cumple al lado de la de una que no. Se ve en /para-quien.',
  {
    labels: pictureLabels({
      count: template('en cuántas se cumple', {
        max: 80,
        hint: 'Arriba de la línea: «{cumplenItem} de {comparadas} locales con la promo».',
      }),
      repaired: template('cómo se arregló', {
        max: 80,
        hint: 'En la tarjeta de abajo: quiénes lo arreglaron y cuándo. Mejor hasta 60.',
      }),
      met: shortTemplate('cuántas cumplían', 'Al lado, antes de la flecha.'),
      metAfter: shortTemplate('cuántas cumplen ahora', 'Después de la flecha.'),
      weight: template('por qué las que no cumplen pasan igual el mínimo', {
        max: 110,
        hint: 'En letra chica, debajo. {pesoItem} es lo que pesa el ítem en la auditoría.',
      }),
      note: shortTemplate('de cuándo es', 'En letra chica, debajo.'),
    }),
    item: text('el ítem', {
      max: 48,
      hint: 'Sobre las dos fotos, igual que en la auditoría. Mejor hasta 35.',
    }),
    branches: list(
      'Sucursales',
      'Las que se comparan, una parada de la línea cada una. Cuatro entran en un celular.',
      { min: 2, max: 5 },
      branch,
    ),
    failed: list('No cumplen', 'Cuáles de ellas no lo cumplen.', { min: 1, max: 5 }, branch),
    photos: list(
      'Fotos',
      'Primero, la de una sucursal que cumple; después, la de una que no.',
      { min: 2, max: 2 },
      evidenceName,
    ),
  },
);
