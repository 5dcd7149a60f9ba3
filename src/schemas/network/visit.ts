import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { text } from '#schemas/fields.ts';
import { branchKey, degrees, key, personKey, score } from './values.ts';

const evidence = z
  .strictObject({
    reading: degrees,
    limit: degrees,
    photo: text('lo que muestra la foto', { max: 90 }),
  })
  .meta({
    title: 'Medición',
    description: 'Lo que marcó el termómetro, hasta cuánto se admite y la foto que lo muestra.',
  });

const item = z
  .strictObject({
    text: text('el ítem del checklist', { max: 48 }),
    points: score,
    met: z.boolean().meta({ title: 'Se cumple', description: 'Si el local lo cumplió.' }),
    task: key('la tarea que lo corrige, por su «key»').optional(),
    evidence: evidence.optional(),
  })
  .meta({ title: 'Ítem', description: 'Lo que se mira, cuánto vale y si se cumple.' });

/** The audit that finds the deviation, section by section. */
export const visit = z
  .strictObject({
    branch: branchKey,
    day: day('«day», el día de la visita'),
    manager: personKey,
    checklist: text('el nombre del checklist', { max: 32 }),
    sections: z
      .array(
        z
          .strictObject({
            title: text('el título de la sección', { max: 18 }),
            items: z
              .array(item)
              .min(1)
              .max(12)
              .meta({ title: 'Ítems', description: 'En el orden en que se recorren.' }),
          })
          .meta({ title: 'Sección', description: 'Una parte del local, con sus ítems.' }),
      )
      .min(1)
      .max(8)
      .meta({ title: 'Secciones', description: 'Las partes del checklist.' }),
  })
  .meta({
    title: 'La visita',
    description: 'La auditoría que encuentra el desvío: los puntos de sus ítems suman 100.',
  });
