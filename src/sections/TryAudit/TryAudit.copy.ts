import type { z } from 'astro/zod';
import { fieldset, text, title, withPlaceholders } from '#schemas/fields.ts';
import { callToAction, channelAction } from '#schemas/links.ts';

/** Words around the audit that a visitor answers; its items, tasks and photos are those of `red.yaml`. */
export const tryAuditCopy = fieldset(
  'Auditá este local',
  'Unos ítems que contesta quien visita la página, al lado del título. Ítems, pesos, fotos y tareas salen de la red de ejemplo.',
  {
    title: title.meta({
      title: 'Título de la auditoría',
      description: 'Arriba de los ítems: a qué se invita. Mejor hasta 25.',
    }),
    size: withPlaceholders(
      'cuánto lleva',
      {
        max: 32,
        hint: 'Debajo del título, después del local: «{items} ítems, un minuto». Mejor hasta 20.',
      },
      'items',
    ),
    score: text('el nombre del puntaje', {
      max: 16,
      hint: 'Arriba, al lado del puntaje: «Puntaje».',
    }),
    rest: withPlaceholders(
      'por qué no empieza en 100',
      {
        max: 60,
        hint: 'Debajo de «cuánto lleva»: con cuánto empieza, y los {puntos} que restaron los otros {items} de la visita, que no se preguntan. Si no restaron, no se ve. Mejor hasta 45.',
      },
      'inicio',
      'puntos',
      'items',
    ),
    rule: text('la regla', {
      max: 90,
      hint: 'Debajo de los ítems, hasta terminar: qué pasa con un «No».',
    }),
    yes: text('el botón de lo que se cumple', { max: 6, hint: 'Uno por ítem: «Sí».' }),
    no: text('el botón de lo que no se cumple', {
      max: 6,
      hint: 'Uno por ítem: «No», en el archivo entre comillas.',
    }),
    points: withPlaceholders(
      'cuánto pesa un ítem',
      { max: 24, hint: 'Al lado del ítem que no se cumple, con un «−» adelante.' },
      'puntos',
    ),
    ask: text('la pregunta de la primera foto', {
      max: 70,
      hint: 'Al lado de la foto de la heladera o, en un celular, arriba: qué hay que hacer con ella. El ítem, con su máximo, está en la lista. Mejor hasta 30.',
    }),
    doubt: text('lo que se lee si la heladera va con «Sí»', {
      max: 110,
      hint: 'En el lugar de la pregunta. La foto dice que no: {lectura} y {maximo} salen de la auditoría.',
    }),
    met: withPlaceholders(
      'lo que se oye después de un «Sí»',
      { max: 90, hint: 'Lo dice un lector de pantalla: conviene una frase corta.' },
      'item',
      'puntaje',
    ),
    failed: withPlaceholders(
      'lo que se oye después de un «No»',
      {
        max: 120,
        hint: 'Lo dice un lector de pantalla: el puntaje y la tarea, en pocas palabras.',
      },
      'item',
      'puntaje',
      'persona',
      'dia',
    ),
    progress: withPlaceholders(
      'cuántos van',
      {
        max: 60,
        hint: 'Debajo de los ítems, hasta contestar el último. El puntaje ya está arriba.',
      },
      'contestados',
      'items',
    ),
    ended: text('el título al terminar', {
      max: 40,
      hint: 'En el lugar del título, con todo contestado. Mejor hasta 25.',
    }),
    finished: withPlaceholders(
      'cómo terminó',
      {
        max: 130,
        hint: 'Con todo contestado, arriba de las tareas y del botón a la demo. {personas} es quien las tiene: «Pablo». Puede llevar también {tareas}, que es cuántas son, y {arreglado}, el puntaje con todo arreglado.',
      },
      'puntaje',
      'personas',
    ),
    finishedTogether: withPlaceholders(
      'cómo terminó si las tareas son de varios',
      { max: 130, hint: 'Lo mismo, con {personas} en plural: «Pablo y Rocío».' },
      'puntaje',
      'personas',
    ),
    clean: withPlaceholders(
      'cómo terminó si todo se cumple',
      { max: 130, hint: 'En el mismo lugar, si no hubo ningún «No».' },
      'puntaje',
    ),
    owner: withPlaceholders(
      'lo que ve quien dirige la red',
      {
        max: 90,
        hint: 'Con todo contestado, debajo de cómo terminó: el aviso que le llega a quien mira la página. {local} es el de la visita. Mejor hasta 70.',
      },
      'local',
      'puntaje',
      'tareas',
    ),
    shared: withPlaceholders(
      'el resultado, para mandar por WhatsApp',
      {
        max: 160,
        hint: 'Va después del mensaje de auditorías de «Datos del sitio», también en el formulario.',
      },
      'puntaje',
      'fallas',
    ),
    invite: withPlaceholders(
      'la invitación a probarla',
      {
        max: 80,
        hint: 'Al final de lo que se le manda al supervisor. {direccion}: la de esta página.',
      },
      'direccion',
    ),
    nothing: text('lo que va en {fallas} si no hubo ninguna', {
      max: 24,
      hint: 'En el mensaje de arriba: «nada».',
    }),
    yours: fieldset(
      'El resultado, más abajo',
      'Con la auditoría terminada, al lado del formulario y al final de la página: el puntaje en grande y estas palabras.',
      {
        title: text('de quién es el puntaje', { max: 30, hint: '«Tu auditoría».' }),
        tasks: withPlaceholders(
          'lo que sigue al puntaje',
          { max: 60, hint: 'Al lado del puntaje: «de 100. Tareas creadas: {tareas}».' },
          'tareas',
        ),
      },
    ),
    demo: callToAction
      .extend({
        label: withPlaceholders(
          'el texto del botón',
          { max: 40, hint: 'Lleva el resultado: «Llevar este {puntaje} a la demo».' },
          'puntaje',
        ),
      })
      .meta({ title: 'Botón a la demo', description: 'Debajo del resultado.' }),
    supervisor: channelAction.meta({
      title: 'Enlace para compartir',
      description:
        'Debajo del botón a la demo. Abre WhatsApp con el resultado ya escrito, para mandárselo a quien se quiera: no va al número de Lineo.',
    }),
  },
);
export type TryAuditCopy = z.output<typeof tryAuditCopy>;
