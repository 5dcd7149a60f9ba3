import { isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { mdxToMdast, type MdastNode } from 'satteri';
import { contentFolder } from '../lib/contentFolder.ts';
import { nearest } from '../schemas/messages.ts';
import { componentNames, kitComplaints, type GivenAttribute } from './kitComplaints.ts';
import { explainMdx } from './explainMdx.ts';
import { letterTrouble } from './letters.ts';
import { placeIn, unseenCharacter, type Complaint } from './textFile.ts';

/** What the text of an article may name. */
export interface Surroundings {
  /** Why a link leads nowhere. */
  linkTrouble(href: string): string | undefined;
  /** Why a picture can't be shown. */
  pictureTrouble(src: string): string | undefined;
}

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
  iframe: `Solo se publican marcos de los sitios que están en ${contentFolder}/site.yaml, y esos los pone la página.`,
  img: 'Escribí ![qué se ve](./imagen.png).',
  li: 'Escribí «- » y el texto.',
  p: 'Dejá una línea en blanco entre párrafos.',
  script: 'Un artículo no puede llevar programas.',
  strong: 'Escribí **texto**.',
  style: 'Los estilos los pone el sitio.',
  table: 'Escribila con barras: | a | b |.',
  ul: 'Escribí «- » delante de cada elemento.',
};

interface Attribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

interface Node {
  type: string;
  position?: { start: { line: number; column: number } };
  children?: Node[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
  name?: string | null;
  attributes?: Attribute[];
}

const isComment = (code: string) => /^(\s*\/\*[\s\S]*?\*\/\s*)+$/.test(code);
const isQuoted = (code: string) => /^\s*('[^'\\]*'|"[^"\\]*")?\s*$/.test(code);

/** Whether code between braces is only data: texts in quotes, numbers, true, false, lists and blocks of them. */
export function isLiteral(code: string): boolean {
  const document = parseDocument(code, { logLevel: 'silent', schema: 'core' });
  if (document.errors.length > 0 || document.contents === null) return false;
  const isBlock = (node: unknown) => (isMap(node) || isSeq(node)) && !node.flow;
  let isData = true;
  visit(document, {
    Node: (key, node, path) => {
      const parent = path.at(-1);
      if (isBlock(node) || node.anchor || node.tag || node.comment) isData = false;
      if (isPair(parent) && key === 'key') return;
      if (isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string') isData = false;
      if (node.constructor.name === 'Alias') isData = false;
    },
  });
  return isData;
}

/** The scheme of an address, with what browsers leave out taken out; empty when it has none. */
const schemeOf = (address: string) =>
  /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/\s/g, ''))?.[1]?.toLowerCase() ?? '';

/** Why an address can't be the target of a link, whatever it leads to. */
export function schemeTrouble(address: string): string | undefined {
  const scheme = schemeOf(address);
  if (scheme === 'http') {
    return `El enlace «${address}» no es seguro: escribí «${address.replace(/^http:/i, 'https:')}».`;
  }
  if (scheme && !['https', 'mailto', 'tel'].includes(scheme)) {
    return `Un enlace no puede empezar por «${scheme}:»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`;
  }
  if (address.startsWith('//')) return `Escribí la dirección entera: «https:${address}».`;
  return undefined;
}

const hasWords = (node: Node): boolean =>
  (node.type === 'text' && Boolean(node.value?.trim())) ||
  (node.type === 'inlineCode' && Boolean(node.value)) ||
  (node.type === 'image' && Boolean(node.alt)) ||
  (node.children ?? []).some(hasWords);

/** Whether something of a component's inside is seen: words, a picture or another component. */
const isInside = (node: Node): boolean =>
  node.type === 'image' ||
  /^mdxJsx/.test(node.type) ||
  hasWords(node) ||
  (node.children ?? []).some(isInside);

const isShown = ({ type, value = '' }: Node) =>
  type === 'mdxjsEsm' || /^mdx(Flow|Text)Expression$/.test(type)
    ? !isComment(value) && value.trim() !== ''
    : type !== 'definition';

/**
 * What is wrong with the text of an article, below its frontmatter. `text` is the whole file, and
 * `bodyLine` the number of lines before the text, so that places are those of the file.
 */
export function bodyComplaints(text: string, bodyLine: number, around: Surroundings): Complaint[] {
  const lines = text.split('\n');
  const body = [...lines.slice(0, bodyLine).map(() => ''), ...lines.slice(bodyLine)].join('\n');
  let tree: Node;
  try {
    tree = mdxToMdast(body) as MdastNode as Node;
  } catch (error) {
    return [explainMdx(body, error)];
  }
  if (!(tree.children ?? []).some(isShown)) {
    return [
      {
        line: Math.max(bodyLine, 1),
        column: 1,
        message:
          'Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo.',
      },
    ];
  }

  const complaints: Complaint[] = [];
  const tell = (node: Node, message: string | undefined) => {
    if (message) complaints.push({ ...node.position?.start, message });
  };
  /** A letter that can't be drawn is told where it stands; one that is written as code, at its text. */
  const checkLetters = (node: Node, words: string) => {
    const trouble = letterTrouble(words);
    if (!trouble) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const start = lines
      .slice(0, line - 1)
      .reduce((sum, { length }) => sum + length + 1, column - 1);
    const index = text.indexOf(trouble.character, start);
    complaints.push({
      ...(index === -1 ? node.position?.start : placeIn(text, index)),
      message: trouble.message,
    });
  };
  let level = 1;

  const checkAttribute = (node: Node, { type, name = '', value }: Attribute) => {
    if (type !== 'mdxJsxAttribute') {
      return tell(
        node,
        'Las llaves con «...» son código y no van en un artículo: escribí cada dato con su nombre.',
      );
    }
    if (name.toLowerCase() === 'style') {
      return tell(
        node,
        `«style» en <${node.name}> no se publica: la política de seguridad del sitio no lo deja. Sacalo: los estilos los pone el sitio.`,
      );
    }
    if (/^on[a-z]/i.test(name)) {
      return tell(node, `«${name}» en <${node.name}> es un programa y no se publica: sacalo.`);
    }
    if (typeof value === 'object' && value) {
      if (!isLiteral(value.value)) {
        tell(
          node,
          `«${name}={${value.value}}» es código. Escribí el dato: un texto entre comillas («${name}="…"»), un número o una lista.`,
        );
      }
      return;
    }
    if (typeof value !== 'string') return;
    checkLetters(node, value);
    if (/^(https?:|\/\/|javascript:|data:|vbscript:)/i.test(value.replace(/\s/g, '')))
      tell(node, schemeTrouble(value));
    else if (/^\.\.?\//.test(value)) tell(node, around.pictureTrouble(value));
    else if (/^\/\w[\w/-]*([?#]|$)|^\/$/.test(value)) tell(node, around.linkTrouble(value));
  };

  const checkElement = (node: Node) => {
    const name = node.name ?? '';
    const isComponent = /^[A-Z]/.test(name) || name.includes('.');
    if (isComponent && !componentNames.includes(name)) {
      const meant = nearest(name, componentNames);
      const list = componentNames.map((known) => `<${known}>`).join(', ');
      const advice = meant ? `¿Quisiste decir <${meant}>?` : list && `Los que hay son: ${list}.`;
      return tell(node, `No existe el componente <${name}>. ${advice}`.trim());
    }
    if (!isComponent && name !== '' && !plainElements.includes(name)) {
      const attributes = (node.attributes ?? []).map(({ name: key = '' }) => key.toLowerCase());
      const looks = attributes.includes('style')
        ? ' La política de seguridad no deja pasar «style»: los estilos los pone el sitio.'
        : '';
      const code = attributes.find((key) => /^on[a-z]/.test(key));
      const runs = code ? ` «${code}» es un programa, y un artículo no lleva programas.` : '';
      const meant = componentNames.find((known) => known.toLowerCase() === name.toLowerCase());
      const advice =
        (meant && `¿Quisiste decir <${meant}>?`) ??
        instead[name] ??
        'Escribilo con Markdown, o con los componentes del sitio.';
      return tell(node, `En un artículo no va HTML como «<${name}>».${looks}${runs} ${advice}`);
    }
    const before = complaints.length;
    for (const attribute of node.attributes ?? []) {
      const key = attribute.name ?? '';
      if (!isComponent && !plainAttributes.includes(key) && !/^(style|on[a-z]+)$/i.test(key)) {
        tell(node, `<${name}> no lleva «${key}» en un artículo: sacalo.`);
      } else checkAttribute(node, attribute);
    }
    // What an attribute has to be is the next thing to say, once it is data.
    if (complaints.length > before) return;
    const given = (node.attributes ?? []).map(
      ({ name: key = '', value = null }): GivenAttribute => ({
        name: key,
        value: typeof value === 'object' && value ? { data: value.value } : value,
      }),
    );
    const isEmpty = !(node.children ?? []).some(isInside);
    for (const message of kitComplaints(name, given, isEmpty)) tell(node, message);
  };

  const check = (node: Node): void => {
    switch (node.type) {
      case 'mdxjsEsm': {
        const isImport = /^\s*import\b/.test(node.value ?? '');
        const target = /['"]([^'"]+)['"]/.exec(node.value ?? '')?.[1];
        const advice =
          componentNames.length > 0
            ? ` Los componentes (${componentNames.join(', ')}) ya están: usalos y borrá esta línea.`
            : ' Borrá esta línea.';
        tell(
          node,
          isImport
            ? `Un artículo no trae archivos con «import»${target ? `, y se encontró «${target}»` : ''}.${advice}`
            : `Esta línea empieza con «export» y se lee como código: borrala.`,
        );
        break;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const code = node.value ?? '';
        if (isComment(code) || isQuoted(code)) break;
        const shown = code.length > 40 ? `${code.slice(0, 40)}…` : code;
        tell(
          node,
          `Lo que va entre llaves se lee como código, y se encontró «{${shown}}». Si es parte del texto, escribí «\\{${shown}\\}».`,
        );
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node);
        break;
      case 'heading': {
        const depth = node.depth ?? 2;
        if (depth === 1)
          tell(node, 'El título de la página ya es el de la ficha: escribí este con «##».');
        else if (depth > level + 1) {
          tell(
            node,
            `Este subtítulo es de nivel ${depth} («${'#'.repeat(depth)}») y el anterior es de nivel ${level}: no se puede saltear uno. Escribí «${'#'.repeat(level + 1)}».`,
          );
        }
        if (!hasWords(node))
          tell(node, 'Este subtítulo está vacío: escribí sus palabras o borralo.');
        level = Math.max(depth, 2);
        break;
      }
      case 'link':
      case 'definition': {
        const url = node.url ?? '';
        tell(node, schemeTrouble(url) ?? around.linkTrouble(url));
        if (node.type === 'link' && !hasWords(node)) {
          tell(
            node,
            'Este enlace no tiene texto, y nadie sabría adónde lleva: escribí [texto](dirección).',
          );
        }
        break;
      }
      case 'image': {
        const url = node.url ?? '';
        tell(node, around.pictureTrouble(url));
        if (!node.alt?.trim()) {
          tell(
            node,
            `La imagen «${url}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${url}).`,
          );
        }
        break;
      }
      case 'text': {
        const unseen = unseenCharacter(node.value ?? '');
        if (unseen) tell(node, unseen.message);
        else checkLetters(node, node.value ?? '');
        break;
      }
    }
    node.children?.forEach(check);
  };
  check(tree);
  return complaints;
}

/** Where the text of an article begins: the number of lines of its frontmatter, fences included. */
export function bodyStart(text: string): number {
  const fence = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  return fence ? placeIn(text, fence[0].length).line - 1 : 0;
}
