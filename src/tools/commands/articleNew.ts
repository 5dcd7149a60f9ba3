import './command.ts';
import { createArticle } from '#tools/authoring/newArticle.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** Today where the author is, at midnight UTC, as the frontmatter's days are. */
function today(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

// A title without quotes arrives in pieces.
const title = process.argv.slice(2).join(' ');
const { text, picture, path } = await createArticle(projectRoot, title, today());
console.log(`
Listo, quedó como borrador: no se publica hasta que digas.

  El texto:    ${text}
  La portada:  ${picture}  (es de ejemplo: cambiala por la tuya y contá qué se ve en «blogImgAlt»)

  Para verlo:      npm run dev   y abrí http://localhost:${process.env['PORT'] ?? 4321}${path}
  Para revisarlo:  npm run content:check
  Para publicarlo: cambiá «borrador: true» por «borrador: false»
`);
