import { z } from 'astro/zod';
import { day } from './day.ts';
import { alt, fieldset, fieldsets, code, drawing, photoFile, text } from './fields.ts';
import { branch, hour } from './networkFields.ts';

/** The name of a photo of the sample network, where it is given and wherever it is shown. */
export const evidenceName = code(
  'el nombre de la evidencia',
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'El nombre de una evidencia va en minúsculas y con guiones, por ejemplo «heladera-9».',
).meta({ kind: 'evidence name', title: 'Evidencia' });

/** The photos that visits of the sample network leave behind, and the words around them. */
export const evidence = fieldset('Evidencias', 'Las fotos de la historia, con su sello.', {
  labels: fieldset('Textos', 'Lo que se dice de una foto.', {
    met: text('lo que se dice de lo que se cumple', { max: 24 }),
    failed: text('lo que se dice de lo que no se cumple', { max: 24 }),
    comparison: text('el nombre de la comparación, para quien no la ve', { max: 48 }),
    before: text('el botón de la foto anterior', { max: 16 }),
    after: text('el botón de la foto posterior', { max: 16 }),
  }),
  photos: fieldsets(
    'Fotos',
    'Cada una con su nombre. El sello se arma con el día, la hora, la sucursal y el lugar.',
    { min: 1, max: 24 },
    'Foto',
    {
      name: evidenceName,
      day: day('«day», el día de la foto'),
      hour,
      branch,
      place: text('la parte del local', { max: 18 }),
      verdict: z
        .enum(['met', 'failed'])
        .meta({ title: 'Resultado', description: 'met, si se cumple, o failed, si no.' }),
      drawing: drawing('«drawing», el dibujo que hace de foto', 'evidence'),
      alt,
      photo: photoFile.optional(),
    },
  ),
});
