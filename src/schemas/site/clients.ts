import { block, drawing, list } from '#schemas/fields.ts';
import { word } from './words.ts';

/** The strip of clients' logos. */
export const clients = block('Clientes', 'La tira de logos de la portada.', {
  pause: word('el texto del botón que detiene la tira de logos'),
  note: word('lo que se lee debajo mientras los logos sean de ejemplo').optional(),
  logos: list(
    'Logos',
    'En el orden en que pasan.',
    { min: 1, max: 12 },
    block('Logo', 'El nombre del cliente y su dibujo.', {
      name: word('el nombre del cliente'),
      file: drawing('«file», el logo', 'logo'),
    }),
  ),
});
