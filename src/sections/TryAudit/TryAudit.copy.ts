import type { z } from 'astro/zod';
import {
  callToAction,
  channelAction,
  fieldset,
  text,
  title,
  withPlaceholders,
} from '#schemas/fields.ts';

/** Words around the audit that a visitor answers; its items, tasks and photos are those of `red.yaml`. */
export const tryAuditCopy = fieldset(
  'Auditá este local',
  'Cinco ítems que contesta quien visita la página, al lado del título. Ítems, pesos, fotos y tareas salen de la red de ejemplo.',
  {
    title,
    rule: withPlaceholders('la regla, en una o dos frases', { max: 110 }, 'otros').meta({
      description: 'Debajo de los ítems. {otros}: cuántos tiene además el checklist entero.',
    }),
    yes: text('el botón de lo que se cumple', { max: 6 }),
    no: text('el botón de lo que no se cumple', { max: 6 }),
    points: withPlaceholders('cuánto pesa un ítem', { max: 24 }, 'puntos').meta({
      description: 'Debajo de cada ítem.',
    }),
    empty: text('lo que se lee donde va a estar la foto', { max: 110 }).meta({
      description: 'En una pantalla ancha, mientras no hay ningún «No».',
    }),
    met: withPlaceholders('lo que se oye después de un «Sí»', { max: 90 }, 'item', 'puntaje').meta({
      description: 'Lo lee un lector de pantalla: conviene una frase corta.',
    }),
    failed: withPlaceholders(
      'lo que se oye después de un «No»',
      { max: 120 },
      'item',
      'puntaje',
      'persona',
      'dia',
    ).meta({
      description: 'Lo lee un lector de pantalla: el puntaje y la tarea, en pocas palabras.',
    }),
    progress: withPlaceholders('cuántos van', { max: 48 }, 'contestados', 'items').meta({
      description: 'Debajo de los ítems, hasta contestar el último.',
    }),
    finished: withPlaceholders('cómo terminó', { max: 90 }, 'puntaje', 'tareas').meta({
      description: 'En su lugar, con todo contestado.',
    }),
    clean: text('cómo terminó si todo se cumple', { max: 90 }).meta({
      description: 'En su lugar, si no hubo ningún «No».',
    }),
    shared: withPlaceholders(
      'el resultado, para mandar por WhatsApp',
      { max: 160 },
      'puntaje',
      'fallas',
      'direccion',
    ).meta({
      description: 'Va después del mensaje de auditorías. {direccion}: la de esta página.',
    }),
    nothing: text('lo que va en {fallas} si no hubo ninguna', { max: 24 }),
    demo: callToAction,
    supervisor: channelAction,
  },
);
export type TryAuditCopy = z.output<typeof tryAuditCopy>;
