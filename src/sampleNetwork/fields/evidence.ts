import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import {
  alt,
  fieldset,
  fieldsets,
  matching,
  drawing,
  KEBAB_NAME,
  photoFile,
  readAloudHint,
  text,
} from '#schemas/fields.ts';
import { folderOf } from '#schemas/kind.ts';
import { branch, hour } from './commonFields.ts';

/** The name of a photo of the sample network. The photo itself and every place that shows it use this field. */
export const evidenceName = matching(
  'el nombre de la evidencia',
  KEBAB_NAME,
  'El nombre de una evidencia va en minúsculas y con guiones, por ejemplo «heladera-9».',
).meta({ kind: 'evidence name', title: 'Evidencia' });

/** Names a finding by its first photo, the story's or a trade's. */
export const findingName = evidenceName.meta({ kind: 'finding name', title: 'Foto del hallazgo' });

/** The photos that visits of the sample network leave behind, and the words around them. */
export const evidence = fieldset(
  'Evidencias',
  'Las fotos de la historia y de los rubros, cada una con su sello. Se ven en la portada, en /soluciones, en /para-quien y en /landing/auditorias.',
  {
    labels: fieldset('Textos', 'Lo que se lee sobre una foto.', {
      met: text('la marca de lo que se cumple', {
        max: 24,
        hint: `Lo que quiere decir el tilde de la foto. ${readAloudHint}`,
      }),
      failed: text('la marca de lo que no se cumple', {
        max: 24,
        hint: `Lo que quiere decir la cruz de la foto. ${readAloudHint}`,
      }),
    }),
    photos: fieldsets(
      'Fotos',
      'Cada una con un nombre propio, con el que se la pide en otros lados. El sello se arma con el día, la hora, la sucursal y el lugar.',
      { min: 1, max: 40 },
      'Foto',
      {
        name: evidenceName.meta({ title: 'Nombre' }),
        day: day('«day», el día de la foto'),
        hour,
        branch,
        place: text('la parte del local', { max: 18, hint: 'Al final del sello: «Cocina».' }),
        verdict: z.enum(['met', 'failed']).meta({
          title: 'Resultado',
          description:
            'Si lo que muestra se cumple, met; si no, failed. Decide si la foto lleva un tilde o una cruz.',
        }),
        drawing: drawing(
          '«drawing», el dibujo que hace de foto',
          'evidence',
          'Se ve mientras no haya una foto verdadera.',
        ),
        alt,
        photo: photoFile.optional().meta({
          title: 'Foto verdadera',
          description: `Si la ponés, se ve en lugar del dibujo: contá en «Descripción de la imagen» qué muestra. Un archivo de ${folderOf('photo')}.`,
        }),
      },
    ).superRefine((photos, context) => {
      for (const [index, { name }] of photos.entries()) {
        if (photos.findIndex((one) => one.name === name) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: `«${name}» está dos veces: cambiá uno.`,
        });
      }
    }),
  },
);
