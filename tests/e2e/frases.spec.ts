import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** Every Spanish string that the spec quotes, and the page that has to show it. */
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
  ['/Login', 'Acepto los Términos y condiciones'],
  ['/Login', 'INGRESAR'],
  ['/blogs', 'Más info'],
  ['/blogs', 'Escalar una franquicia, ¿es solo abrir más locales?'],
  ['/blogs', 'Franquicias en Argentina: un 2025 de expansión y oportunidades'],
  ['/escalar_una_franquicia', 'Escalar una franquicia, ¿es solo abrir más locales?'],
  ['/franquicias_en_argentina', 'Franquicias en Argentina: un 2025 de expansión y oportunidades'],
  ['/UnBlog?idBlog=no_existe', 'Artículo no encontrado. Ruta: /no_existe'],
  ['/landing/auditorias', 'Agendar demo sin costo'],
  ['/landing/auditorias', 'Consultar por WhatsApp'],
  ['/500', 'Unexpected Application Error!'],
] as const;

const expectToSee = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();

for (const [path, words] of quoted) {
  test(`${path} says «${words}»`, async ({ page }) => {
    await page.goto(path);

    await expectToSee(page, words);
  });
}

test('the drawer says «Navegación» and «Acceso»', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/inicio');

  await page.getByRole('banner').getByRole('button').click();

  await expectToSee(page, 'Navegación');
  await expectToSee(page, 'Acceso');
});

test('/UnBlog says «Por favor, espere...» while an article is long in coming', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/blogs/*', () => undefined);
  await page.goto('/UnBlog?idBlog=escalar_una_franquicia');

  await page.clock.fastForward(4000);

  await expectToSee(page, 'Por favor, espere...');
});

test('/contacto says «Volver al inicio» once a meeting is booked', async ({ page }) => {
  await page.route('https://static.hsappstatic.net/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const place = document.querySelector('.meetings-iframe-container');
        const frame = document.createElement('iframe');
        frame.src = place.dataset.src;
        place.append(frame);`,
    }),
  );
  await page.route('https://meetings.hubspot.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>parent.postMessage({ meetingBookSucceeded: true }, "*")</script>',
    }),
  );
  await page.goto('/contacto');

  await page.locator('#agenda').scrollIntoViewIfNeeded();

  await expectToSee(page, 'Volver al inicio');
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
