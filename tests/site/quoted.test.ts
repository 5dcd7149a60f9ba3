import { expect, test } from 'vitest';
import { pageAt } from '#tests/support/site.ts';
import { saidBy } from '#tests/support/words.ts';

const menu = ['Soluciones', '¿Para quién es Lineo?', 'Blogs', 'App', 'Contacto'];
const drawer = ['Registro', 'Ingreso', 'Navegación', 'Acceso'];
const figures = ['+3000', '+1800', '+40', '11'];
const areas = ['Auditorías', 'Métricas', 'Tareas', 'Comunicación interna', 'Planificación'];
const scaling = 'Escalar una franquicia, ¿es solo abrir más locales?';
const franchises = 'Franquicias en Argentina: un 2025 de expansión y oportunidades';

/**
 * Every Spanish string that the spec quotes and that a page says by itself. What it says only when
 * something happens stands in the browser tests of what makes it happen.
 */
const quoted: Record<string, readonly string[]> = {
  '/inicio': [
    'Gestiona, replica y escala.',
    'Programar una demo',
    'Descubre cómo Lineo puede ayudarte',
    ...menu,
    ...drawer,
    ...figures,
  ],
  '/soluciones': [...areas, 'Productividad', 'Agendar una reunión', '+3000'],
  '/para-quien': ['Qué tipo de cliente sos?'],
  '/app': ['Descarga nuestra app', 'Google Play', 'App Store'],
  '/Login': ['Ingresá tus datos', 'Acepto los', 'Términos y condiciones', 'INGRESAR'],
  '/blogs': ['Más info', scaling, franchises],
  '/escalar_una_franquicia': [scaling],
  '/franquicias_en_argentina': [franchises],
  '/UnBlog': ['Comentarios', 'Archivos', 'Categorías'],
  '/landing/auditorias': ['Agendar demo sin costo', 'Consultar por WhatsApp'],
  '/500': ['Unexpected Application Error!'],
};

test.each(Object.entries(quoted))('%s says what the spec quotes', (path, words) => {
  const said = saidBy(pageAt(path));

  expect(words.filter((text) => !said.includes(text))).toEqual([]);
});
