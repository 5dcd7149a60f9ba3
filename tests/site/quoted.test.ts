import { expect, test } from 'vitest';
import { pageAt } from '#tests/support/site.ts';
import { saidBy } from '#tests/support/words.ts';

/**
 * Every Spanish string that the spec quotes and that a page says by itself. What it says only when
 * something happens stands in the browser tests of what makes it happen.
 */
const quoted = [
  ['/inicio', 'Gestiona, replica y escala.'],
  ['/inicio', 'Programar una demo'],
  ['/inicio', 'Descubre cómo Lineo puede ayudarte'],
  ['/inicio', 'Soluciones'],
  ['/inicio', '¿Para quién es Lineo?'],
  ['/inicio', 'Blogs'],
  ['/inicio', 'App'],
  ['/inicio', 'Contacto'],
  ['/inicio', 'Registro'],
  ['/inicio', 'Ingreso'],
  ['/inicio', 'Navegación'],
  ['/inicio', 'Acceso'],
  ['/inicio', '+3000'],
  ['/inicio', '+1800'],
  ['/inicio', '+40'],
  ['/inicio', '11'],
  ['/soluciones', 'Auditorías'],
  ['/soluciones', 'Métricas'],
  ['/soluciones', 'Tareas'],
  ['/soluciones', 'Comunicación interna'],
  ['/soluciones', 'Planificación'],
  ['/soluciones', 'Productividad'],
  ['/soluciones', 'Agendar una reunión'],
  ['/soluciones', '+3000'],
  ['/para-quien', 'Qué tipo de cliente sos?'],
  ['/app', 'Descarga nuestra app'],
  ['/app', 'Google Play'],
  ['/app', 'App Store'],
  ['/Login', 'Ingresá tus datos'],
  ['/Login', 'Acepto los'],
  ['/Login', 'Términos y condiciones'],
  ['/Login', 'INGRESAR'],
  ['/blogs', 'Más info'],
  ['/blogs', 'Escalar una franquicia, ¿es solo abrir más locales?'],
  ['/blogs', 'Franquicias en Argentina: un 2025 de expansión y oportunidades'],
  ['/escalar_una_franquicia', 'Escalar una franquicia, ¿es solo abrir más locales?'],
  ['/franquicias_en_argentina', 'Franquicias en Argentina: un 2025 de expansión y oportunidades'],
  ['/UnBlog', 'Comentarios'],
  ['/UnBlog', 'Archivos'],
  ['/UnBlog', 'Categorías'],
  ['/landing/auditorias', 'Agendar demo sin costo'],
  ['/landing/auditorias', 'Consultar por WhatsApp'],
  ['/500', 'Unexpected Application Error!'],
] as const;

test.each(quoted)('%s says «%s»', (path, words) => {
  expect(saidBy(pageAt(path))).toContain(words);
});
