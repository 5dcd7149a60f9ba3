/** What an author reads once nothing is wrong. */
export const ALL_RIGHT = 'El contenido está bien.';

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What an author is shown instead of a page while something is wrong; Vite's client reloads it once it is mended. */
export const problemPage = (report: string) => `<!doctype html>
<html lang="es-AR">
  <meta charset="utf-8" />
  <title>Hay algo para corregir</title>
  <script type="module" src="/@vite/client"></script>
  <h1>Hay algo para corregir</h1>
  <p>Esta página se actualiza sola cuando guardes la corrección.</p>
  <pre style="white-space: pre-wrap">${asHtml(report)}</pre>
</html>`;
