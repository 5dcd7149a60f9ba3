import { fieldset } from '#schemas/fields.ts';
import { findingName } from '#sampleNetwork/fields/evidence.ts';

export const repairCopy = fieldset(
  'De la foto al arreglo',
  'Al lado del encabezado de /soluciones: dos fotos y, entre ellas, la tarea. Es un rubro de la red de ejemplo.',
  {
    evidence: findingName.meta({
      description:
        'La primera foto de un rubro, por ejemplo «gondola-sin-precios», o la de la historia de la red de ejemplo.',
    }),
  },
);
