import { isMap, isScalar, isSeq, type Document, type ErrorCode, type YAMLParseError } from 'yaml';
import { requoted } from './quoteSlips.ts';
import { indentSlip, isIndentSlip, outOfLine } from './indentSlip.ts';

const notUnderstood =
  'Esta línea no se entiende: si el texto lleva «: » o dos puntos al final, ponelo entre comillas.';
const needsQuotes = 'Un texto que empieza con este carácter va entre comillas.';
const unexpected =
  'Hay algo de más en esta línea: si el texto lleva comillas, llaves, corchetes o guiones, ponelo entero entre comillas.';

/** What each complaint of the parser means to an author. */
const explanations: Record<ErrorCode, string> = {
  ALIAS_PROPS: needsQuotes,
  BAD_ALIAS: needsQuotes,
  BAD_COLLECTION_TYPE: needsQuotes,
  BAD_DIRECTIVE: needsQuotes,
  BAD_DQ_ESCAPE: 'Dentro de comillas dobles la barra «\\» no va sola: usá comillas simples.',
  BAD_INDENT: outOfLine,
  BAD_PROP_ORDER: needsQuotes,
  BAD_SCALAR_START: needsQuotes,
  BLOCK_AS_IMPLICIT_KEY: notUnderstood,
  BLOCK_IN_FLOW: unexpected,
  DUPLICATE_KEY: 'Esta clave está dos veces en el mismo bloque: borrá una.',
  IMPOSSIBLE: unexpected,
  KEY_OVER_1024_CHARS: notUnderstood,
  MISSING_CHAR: 'Falta un carácter, quizás «:» después de la clave o el cierre de un corchete.',
  MULTILINE_IMPLICIT_KEY:
    'Esta línea no se entiende: falta «:» después de la clave, o la sangría no es la que va.',
  MULTIPLE_ANCHORS: needsQuotes,
  MULTIPLE_DOCS: 'Una línea «---» corta el archivo en dos: borrala.',
  MULTIPLE_TAGS: needsQuotes,
  NON_STRING_KEY: notUnderstood,
  RESOURCE_EXHAUSTION: 'El archivo tiene demasiados bloques unos dentro de otros.',
  TAB_AS_INDENT: 'Hay un tabulador en la sangría: usá espacios.',
  TAG_RESOLVE_FAILED: needsQuotes,
  UNEXPECTED_TOKEN: unexpected,
};

/** The parser sees that quotes stay open at the end of the file; an author looks for where they open. */
function openingOf(document: Document, offset: number): number {
  let opening = offset;
  const look = (node: unknown): void => {
    if (isMap(node)) for (const pair of node.items) look(pair.value);
    else if (isSeq(node)) node.items.forEach(look);
    else if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range) {
      if (node.range[1] >= offset) opening = node.range[0];
    }
  };
  look(document.contents);
  return opening;
}

/** Complaints that quotes around the whole text of the line put right. */
const mendedByQuotes: ReadonlySet<ErrorCode> = new Set([
  'ALIAS_PROPS',
  'BAD_ALIAS',
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'TAG_RESOLVE_FAILED',
  'UNEXPECTED_TOKEN',
]);

const lineAt = (yaml: string, offset: number) => {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  return yaml.slice(start).split(/\r?\n/, 1)[0] ?? '';
};

/** The line at `offset` with its text in quotes; empty when it is no line that quotes would mend. */
export function inQuotes(yaml: string, offset: number): string {
  const line = lineAt(yaml, offset);
  const [, key, words] = /^[ ]*(?:- )?([\w-]+): +([^'"[{|>\s].*?)\s*$/.exec(line) ?? [];
  if (key && words) {
    // Marks of Markdown would be the next thing to complain about.
    const plain = words.replace(/^(\*{1,2})([^*]+)\1$/, '$2');
    return ` Escribí «${key}: '${plain.replaceAll("'", "''")}'».`;
  }
  const [, name, , inner = ''] = /^[ ]*(?:- )?([\w-]+): +(["'])(.+)\2\s*$/.exec(line) ?? [];
  return name ? ` Escribí «${name}: ${requoted(inner)}».` : '';
}

/** A line whose key and text stand together, with the space between them. */
function spaced(yaml: string, offset: number): string | undefined {
  const [, key, words] = /^[ ]*(?:- )?([\w-]+):(\S.*?)\s*$/.exec(lineAt(yaml, offset)) ?? [];
  return key && `Falta un espacio después de «${key}:». Escribí «${key}: ${words}».`;
}

/** The parser's complaint in an author's words, and where they should look in `yaml`. */
export function explainYaml(
  { code, message, pos: [offset] }: YAMLParseError,
  document: Document,
  yaml: string,
) {
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return {
      offset: openingOf(document, offset),
      message: 'Estas comillas se abren y no se cierran.',
    };
  }
  if (isIndentSlip(code, message)) return { offset, message: indentSlip(yaml, offset) };
  const together = code === 'MULTILINE_IMPLICIT_KEY' ? spaced(yaml, offset) : undefined;
  if (together) return { offset, message: together };
  const [, echo] = document.errors;
  const isIndentedLine = echo?.code === 'MULTILINE_IMPLICIT_KEY' && echo.pos[0] === offset;
  return {
    offset,
    message: isIndentedLine
      ? 'La línea que sigue a esta tiene una sangría que no le corresponde.'
      : explanations[code] + (mendedByQuotes.has(code) ? inQuotes(yaml, offset) : ''),
  };
}
