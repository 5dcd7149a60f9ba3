import { isNode, LineCounter, parseDocument } from 'yaml';

/** Where something stands in a file, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A YAML text, read: its data, what kept it from being read, and where each field stands. */
export interface Source {
  data: unknown;
  problems: (Partial<Place> & { message: string })[];
  /** Place of a field, or of the nearest field around it that exists. */
  locate(path: readonly (string | number)[]): Partial<Place>;
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/;

const cannotRead = (message: string): Source => ({
  data: undefined,
  problems: [{ line: 1, column: 1, message }],
  locate: () => ({}),
});

/** What the parser's own complaints mean to an author; other codes keep the parser's words. */
const explanations: Record<string, string> = {
  DUPLICATE_KEY: 'Esta clave está dos veces en el mismo bloque: borrá una.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
  MULTILINE_IMPLICIT_KEY:
    'Esta línea no se entiende: si el texto lleva «: », ponelo entre comillas.',
  BLOCK_AS_IMPLICIT_KEY:
    'Esta línea no se entiende: si el texto lleva «: », ponelo entre comillas.',
  BAD_INDENT: 'La sangría de esta línea no coincide con las de alrededor.',
  MISSING_CHAR: 'Falta un carácter, quizás el cierre de unas comillas.',
  BAD_ALIAS: 'Un texto que empieza con «*» va entre comillas.',
};

/** Reads a YAML file, or the frontmatter of an MDX file. */
export function readYaml(text: string, part: 'whole' | 'frontmatter'): Source {
  let yaml = text.replace(/^\uFEFF/, '');
  let linesBefore = 0;
  if (part === 'frontmatter') {
    if (!/^---\r?\n/.test(yaml))
      return cannotRead('Falta la ficha del artículo: el archivo empieza con una línea «---».');
    const fenced = FENCE.exec(yaml);
    if (!fenced) return cannotRead('Falta el cierre «---» de la ficha.');
    yaml = fenced[1] ?? '';
    linesBefore = 1;
  }

  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: counter,
    prettyErrors: false,
    version: '1.2',
  });
  const placeOf = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + linesBefore, column: col };
  };

  if (document.errors.length === 0 && document.contents === null) {
    return cannotRead('El archivo está vacío.');
  }
  return {
    data: document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 }),
    problems: document.errors.map(({ code, message, pos }) => ({
      ...placeOf(pos[0]),
      message: explanations[code] ?? `No se puede leer: ${message}`,
    })),
    locate: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return placeOf(node.range[0]);
      }
      return {};
    },
  };
}
