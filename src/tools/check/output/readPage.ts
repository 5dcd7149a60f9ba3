import { Parser } from 'htmlparser2';
import { undrawable as undrawableIn } from '#tools/build/fonts/glyphs.ts';

/** An address that a page names, and by what: `a href`, `img src`. */
export interface Named {
  element: string;
  attribute: string;
  address: string;
}

export interface Heading {
  level: number;
  text: string;
}

export interface Picture {
  src: string;
  /** `undefined` when the element has none. */
  alt: string | undefined;
}

/** What the checks need to know of a page, gathered while its HTML is read once. */
export interface Page {
  /** Path from the built folder, with `/`. */
  file: string;
  /** Whether it is a whole document; an article's data holds a part of one. */
  isDocument: boolean;
  /** Whether it only leads to another page. */
  isRedirect: boolean;
  /** Whether search engines may list it. */
  isListed: boolean;
  language: string;
  title: string;
  description: string;
  headings: Heading[];
  ids: ReadonlySet<string>;
  named: Named[];
  pictures: Picture[];
  /** Elements with looks in an attribute. */
  styled: string[];
  /** Elements with code in an attribute, with the attribute. */
  scripted: { element: string; attribute: string }[];
  /** Frames with their document written inside. */
  frames: Named[];
  /** All its inline scripts, one after the other; data is no script. */
  code: string;
  /** Characters of the text that the site's font can't draw, each once. */
  undrawable: ReadonlySet<string>;
}

/** A page while it is read: its sets still grow. */
interface PageInReading extends Page {
  ids: Set<string>;
  undrawable: Set<string>;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes that hold an address. */
const ADDRESS =
  /^((xlink:)?href|src|poster|action|formaction|data|component-url|renderer-url|before-hydration-url)$/;

/** Kinds of `<script>` that run nothing. */
const DATA = /json$|^speculationrules$/;

const addressesOf = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

/** What a `<meta>` says of its page. */
function readMeta(page: Page, attributes: Attributes): void {
  const content = attributes['content'] ?? '';
  const name = attributes['name'];
  if (name === 'description') page.description = content.trim();
  if (name === 'robots' && content.includes('noindex')) page.isListed = false;
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') page.isRedirect = true;
  if (/^(og:image|og:url|twitter:image)$/.test(attributes['property'] ?? name ?? '')) {
    page.named.push({ element: 'meta', attribute: 'content', address: content });
  }
}

/** A document inside of the page. */
function readFrame(page: Page, element: string, attributes: Attributes): void {
  const attribute = element === 'object' ? 'data' : 'src';
  page.frames.push({ element, attribute, address: attributes[attribute] ?? '' });
  if ('srcdoc' in attributes) page.scripted.push({ element, attribute: 'srcdoc' });
}

/** What any element may carry: an id, looks, code, addresses. */
function readAttribute(
  page: PageInReading,
  element: string,
  attribute: string,
  value: string,
): void {
  if (attribute === 'id' || (attribute === 'name' && element === 'a')) page.ids.add(value);
  else if (attribute === 'style') page.styled.push(element);
  else if (/^on[a-z]/.test(attribute)) page.scripted.push({ element, attribute });
  else if (ADDRESS.test(attribute)) page.named.push({ element, attribute, address: value });
  else if (/^(image)?srcset$/.test(attribute)) {
    for (const address of addressesOf(value)) page.named.push({ element, attribute, address });
  }
}

/** A page of which nothing has been read yet. */
const emptyPage = (file: string): PageInReading => ({
  file,
  isDocument: false,
  isRedirect: false,
  isListed: true,
  language: '',
  title: '',
  description: '',
  headings: [],
  ids: new Set<string>(),
  named: [],
  pictures: [],
  styled: [],
  scripted: [],
  frames: [],
  code: '',
  undrawable: new Set<string>(),
});

/** Reads the HTML of a page, or of a part of one. */
export function readPage(file: string, html: string): Page {
  const page = emptyPage(file);
  let heading: Heading | undefined;
  // The title of a drawing is not the page's.
  let isInTitle = false;
  let depthOfSvg = 0;
  let isInCode = false;
  let isInScript = false;

  const parser = new Parser({
    onopentag: (element, attributes) => {
      if (element === 'html') {
        page.isDocument = true;
        page.language = attributes['lang'] ?? '';
      }
      isInCode = element === 'script' || element === 'style';
      isInScript = element === 'script' && !DATA.test(attributes['type'] ?? '');
      if (element === 'svg') depthOfSvg += 1;
      if (element === 'title' && depthOfSvg === 0) isInTitle = true;
      if (/^h[1-6]$/.test(element)) {
        heading = { level: Number(element[1]), text: '' };
        page.headings.push(heading);
      }
      if (element === 'meta') readMeta(page, attributes);
      if (element === 'img') {
        page.pictures.push({ src: attributes['src'] ?? '', alt: attributes['alt'] });
      }
      if (/^(iframe|object|embed)$/.test(element)) readFrame(page, element, attributes);
      for (const [attribute, value] of Object.entries(attributes)) {
        readAttribute(page, element, attribute, value);
      }
    },
    ontext: (text) => {
      if (heading) heading.text += text;
      if (isInTitle) page.title += text;
      if (isInScript) page.code += text;
      if (!isInCode) for (const character of undrawableIn(text)) page.undrawable.add(character);
    },
    onclosetag: (element) => {
      isInCode = false;
      isInScript = false;
      if (element === 'svg') depthOfSvg -= 1;
      if (element === 'title') isInTitle = false;
      if (/^h[1-6]$/.test(element)) heading = undefined;
    },
  });
  parser.end(html);
  page.title = page.title.trim();
  return page;
}

/** Every address in a feed or a site map. */
export function readAddresses(file: string, xml: string): Named[] {
  const named: Named[] = [];
  let element = '';
  let words = '';
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        element = name;
        words = '';
        const address = attributes['href'] ?? attributes['url'];
        if (address) named.push({ element, attribute: 'href', address });
      },
      ontext: (text) => {
        words += text;
      },
      onclosetag: (name) => {
        if (name === element && /^(loc|link|guid|image:loc)$/.test(name) && words.trim()) {
          named.push({ element, attribute: file, address: words.trim() });
        }
        element = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return named;
}
