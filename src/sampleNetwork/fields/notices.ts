import { day } from '#schemas/day.ts';
import { fieldset, text } from '#schemas/fields.ts';
import { branches, labels, pictureLabels, person, role, shortTemplate } from './commonFields.ts';
import { evidenceName } from './evidence.ts';

const noticeLabels = {
  title: shortTemplate('el título de la pantalla', 'Arriba de todo.'),
  read: shortTemplate(
    'cuántas sucursales leyeron',
    'Arriba de las que no lo leyeron. {leyeron} y {sucursales} se cuentan solos; en la circular, {leyeronCircular}.',
  ),
  unread: shortTemplate('la marca de quien no leyó', 'Al lado de cada sucursal de «Sin leer».'),
  remind: shortTemplate(
    'el recordatorio',
    'El botón de abajo. {faltan} se cuenta solo; en la circular, {faltanCircular}.',
  ),
};

const noticeFields = {
  day: day('«day», el día del aviso', 'Por ejemplo, 2026-06-05.'),
  person,
  role,
  title: text('el título del aviso', {
    max: 60,
    hint: 'Qué tiene que hacer quien lo lee. Mejor hasta 40.',
  }),
  text: text('el texto del aviso', { max: 160, hint: 'Cómo hacerlo, en una o dos frases.' }),
  unread: branches(
    'Sin leer',
    'Las sucursales que todavía no lo abrieron; las demás lo leyeron. Puede quedar vacía.',
  ),
};

export const notice = fieldset(
  'Aviso',
  'El aviso a toda la red que sigue a la auditoría, con quién lo leyó y quién no. Se ve en la portada.',
  { labels: labels(noticeLabels), ...noticeFields },
);

export const circular = fieldset(
  'Circular',
  'Una novedad de todos los meses, con quién la leyó y quién no. Se ve en /soluciones.',
  {
    labels: pictureLabels(noticeLabels),
    ...noticeFields,
    evidence: evidenceName.meta({
      title: 'Foto',
      description: 'El nombre de la foto que muestra cómo queda, al lado del texto.',
    }),
  },
);
