import { contentFolder } from '#lib/contentFolder.ts';
import { videoAt } from '#lib/videoAddress.ts';
import { nearest } from '#schemas/messages.ts';
import { kitComponent, kitNames } from '#components/kit/kit.ts';
import { kitComplaints, type GivenAttribute } from '#tools/check/content/kitComplaints.ts';
import { hasWords, type BodyNode } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';
import { attributeComplaints } from './attributes.ts';

/** HTML that adds no behaviour, no looks and no heading: what Markdown has no sign for. */
const plainElements = [
  'abbr',
  'br',
  'cite',
  'del',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'sub',
  'sup',
  'time',
];
const plainAttributes = ['title', 'lang', 'dateTime', 'datetime', 'cite', 'translate'];

/** What stands in for the elements that an author might reach for. */
const instead: Record<string, string> = {
  a: 'Escribí [texto](dirección).',
  b: 'Escribí **texto**.',
  em: 'Escribí *texto*.',
  h1: 'Escribí ## y el subtítulo.',
  h2: 'Escribí ## y el subtítulo.',
  h3: 'Escribí ### y el subtítulo.',
  hr: 'Escribí --- en su propia línea.',
  i: 'Escribí *texto*.',
  center: 'Sacá «<center>» y «</center>», y dejá lo que está adentro.',
  details: 'Sacá sus marcas y dejá lo que está adentro, con un subtítulo si hace falta.',
  div: 'Sacá «<div>» y «</div>», y dejá lo que está adentro.',
  font: 'Sacá «<font>» y «</font>», y dejá lo que está adentro.',
  iframe: `Solo se publican marcos de los sitios que están en ${contentFolder}/site.yaml, y esos los pone la página.`,
  img: 'Escribí ![qué se ve](./imagen.png).',
  li: 'Escribí «- » y el texto.',
  p: 'Dejá una línea en blanco entre párrafos.',
  span: 'Sacá «<span>» y «</span>», y dejá lo que está adentro.',
  summary: 'Sacá «<summary>» y «</summary>», y dejá lo que está adentro.',
  u: 'Escribí **texto**: lo subrayado se confunde con un enlace.',
  ol: 'Escribí «1. » delante de cada elemento.',
  blockquote: 'Escribí «> » delante de cada renglón.',
  code: 'Escribí `código`.',
  pre: 'Escribí «```» en una línea, antes y después del código.',
  h4: 'Escribí #### y el subtítulo.',
  script: 'Un artículo no puede llevar programas.',
  strong: 'Escribí **texto**.',
  style: 'Los estilos los pone el sitio.',
  table: 'Escribila con barras: | a | b |.',
  ul: 'Escribí «- » delante de cada elemento.',
};

/** What to write instead of an element of HTML, where there is something. */
export const insteadOf = (name: string): string | undefined => instead[name];

/** The way to show a video that is pasted as a frame of another site. */
function videoAdvice(node: BodyNode): string | undefined {
  const src = (node.attributes ?? []).find(({ name }) => name === 'src')?.value;
  const video = typeof src === 'string' ? videoAt(src) : undefined;
  return video && typeof src === 'string'
    ? `Un video se escribe <Video direccion="${video.watch}" titulo="De qué es el video" cta="video-nota" />.`
    : undefined;
}

/** Whether something of a component's inside is seen: words, a picture or another component. */
const isInside = (node: BodyNode): boolean =>
  node.type === 'image' ||
  /^mdxJsx/.test(node.type) ||
  hasWords(node) ||
  (node.children ?? []).some(isInside);

function unknownComponent(name: string): string {
  const meant = nearest(name, kitNames);
  const list = kitNames.map((known) => `<${known}>`).join(', ');
  const advice = meant ? `¿Quisiste decir <${meant}>?` : `Los que hay son: ${list}.`;
  return `No existe el componente <${name}>. ${advice}`;
}

function unwantedHtml(name: string, node: BodyNode): string {
  const attributes = (node.attributes ?? []).map(({ name: key = '' }) => key.toLowerCase());
  const looks = attributes.includes('style')
    ? ' La política de seguridad no deja pasar «style»: los estilos los pone el sitio.'
    : '';
  const event = attributes.find((key) => /^on[a-z]/.test(key));
  const runs = event ? ` «${event}» es un programa, y un artículo no lleva programas.` : '';
  const meant = kitNames.find((known) => known.toLowerCase() === name.toLowerCase());
  const advice =
    (meant && `¿Quisiste decir <${meant}>?`) ??
    videoAdvice(node) ??
    instead[name] ??
    'Escribilo con Markdown, o con los componentes del sitio.';
  return `En un artículo no va HTML como «<${name}>».${looks}${runs} ${advice}`;
}

/** Components are those of the kit, given what they ask for; HTML is what Markdown has no sign for. */
export const elements: Rule = (node, context) => {
  if (!/^mdxJsx(Flow|Text)Element$/.test(node.type)) return [];
  const name = node.name ?? '';
  const isComponent = /^[A-Z]/.test(name) || name.includes('.');
  if (isComponent && !kitComponent(name)) return [at(node, unknownComponent(name))];
  if (!isComponent && name !== '' && !plainElements.includes(name)) {
    return [at(node, unwantedHtml(name, node))];
  }
  const attributes = node.attributes ?? [];
  const complaints = attributes.flatMap((attribute) => {
    const key = attribute.name ?? '';
    const isUnknown = !isComponent && !plainAttributes.includes(key);
    return isUnknown && !/^(style|on[a-z]+)$/i.test(key)
      ? [at(node, `<${name}> no lleva «${key}» en un artículo: sacalo.`)]
      : attributeComplaints(node, attribute, context);
  });
  // What an attribute has to be is the next thing to say, once it is data.
  if (complaints.length > 0) return complaints;
  const given = attributes.map(({ name: key = '', value = null }): GivenAttribute => ({
    name: key,
    value: typeof value === 'object' && value ? { data: value.value } : value,
  }));
  const isEmpty = !(node.children ?? []).some(isInside);
  return kitComplaints(name, given, isEmpty).map((message) => at(node, message));
};
