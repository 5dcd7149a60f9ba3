import './command.ts';
import { isoDate } from '#lib/dates.ts';
import { createArticle } from '#tools/authoring/createArticle.ts';
import { projectRoot } from '#tools/projectRoot.ts';

// A title without quotes arrives as several words.
const title = process.argv.slice(2).join(' ');
const today = isoDate(new Date());
const { text, picture, path } = await createArticle(projectRoot, title, today);
console.log(`
Listo, quedó como borrador: no se publica hasta que digas.

  El texto:    ${text}
  La portada:  ${picture}  (es de ejemplo: cambiala por la tuya y contá qué se ve en «blogImgAlt»)

  Para verlo:      npm run dev   y abrí http://localhost:${process.env['PORT'] ?? 4321}${path}
  Para revisarlo:  npm run content:check
  Para publicarlo: cambiá «borrador: true» por «borrador: false»
`);
