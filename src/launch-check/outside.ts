import { contentFolder } from '../lib/contentFolder.ts';
import type { Site } from '../schemas/site.ts';

/** What has to be done somewhere else before visitors come, and can't be checked from here. */
export interface Errand {
  where: string;
  tasks: string[];
}

/** The errands of a site with these data. */
export function errands(site: Site): Errand[] {
  const { hostname } = new URL(site.url);
  const agenda = new URL(site.scheduler.url);
  const hasBadges = site.stores.googlePlay.badge && site.stores.appStore.badge;

  return [
    {
      where: 'HubSpot, la agenda',
      tasks: [
        'Dejá apagado «Redirigir después de reservar»: si no, el sitio no se entera de la reserva y no muestra «Volver al inicio».',
        `Con el sitio publicado, reservá una reunión de prueba en /contacto y cancelala. La página solo acepta avisos de ${agenda.origin}.`,
      ],
    },
    {
      where: 'HubSpot, el formulario',
      tasks: [
        `Usá el código para insertar común, el que va en un marco, de la región ${site.leadForm.region}. La versión para desarrolladores pide estilos que la política de seguridad no deja pasar.`,
        'Mandá una consulta de prueba desde /landing/auditorias y fijate que llegue.',
      ],
    },
    {
      where: 'La política de seguridad',
      tasks: [
        'Abrí /contacto, /landing/auditorias y /inicio con la consola del navegador a la vista y usá la agenda, el formulario y el video. Si la política frena un servidor que HubSpot o el video estrenaron, la consola lo nombra («Content Security Policy»): avisale a quien programa.',
      ],
    },
    {
      where: 'Google Play y App Store',
      tasks: [
        'Abrí los dos enlaces desde un celular Android y desde un iPhone.',
        hasBadges
          ? 'Fijate que las imágenes oficiales sean las vigentes y estén en castellano.'
          : `Bajá las imágenes oficiales de cada tienda, guardalas en ${contentFolder}/tiendas y poné su nombre en «badge». Hasta entonces se muestra un botón propio; confirmá que sus palabras sean las que Apple y Google usan hoy.`,
      ],
    },
    {
      where: 'WhatsApp y el teléfono',
      tasks: ['Tocá el botón de WhatsApp y el teléfono desde un celular, y que alguien atienda.'],
    },
    {
      where: 'El dominio y el servidor',
      tasks: [
        `Apuntá ${hostname} al servidor y que las otras formas de escribirlo, con www o sin www, lleven a ${site.url}.`,
        `Antes de publicar, que todo lo que cuelga del dominio atienda por https: el sitio le pide al navegador que no use otra cosa durante dos años, subdominios incluidos (Strict-Transport-Security).`,
        `Con el sitio publicado, mirá que las respuestas lleven las cabeceras de dist/_headers: curl -I ${site.url}/inicio`,
      ],
    },
    {
      where: 'Buscadores y redes',
      tasks: [
        `Verificá ${hostname} en Google Search Console y en Bing Webmaster Tools, y mandales el mapa del sitio.`,
        'Pegá la dirección de la portada en un chat de WhatsApp y en LinkedIn, y mirá la tarjeta que aparece.',
      ],
    },
    {
      where: 'Google Tag Manager',
      tasks: [
        site.analytics.containerId
          ? `Probá el contenedor ${site.analytics.containerId} en modo de vista previa: cta_click y hubspot_meeting_booked tienen que llegar sin datos personales.`
          : 'No hay contenedor: el sitio anota los eventos y no se los manda a nadie. Si querés medir, poné el código en «containerId».',
      ],
    },
    {
      where: 'Tu abogado o abogada',
      tasks: [
        'Que lea los términos y condiciones y los textos sobre datos personales antes de publicarlos.',
      ],
    },
  ];
}
