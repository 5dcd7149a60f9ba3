import { inQuotes } from './explainYaml.ts';
import { isAlias, isScalar, visit, type Document } from 'yaml';

/** Something YAML takes away from a text without a complaint. */
export interface Loss {
  /** Where it starts in the text. */
  offset: number;
  message: string;
  /** Whether it stands for data that is somewhere else. */
  isAlias?: boolean;
}

const startsWith = (character: string) =>
  `Un texto que empieza con «${character}» va entre comillas.`;
const cutShort =
  'Lo que sigue a «#» no se publica: si es parte del texto, ponelo entre comillas; si es una nota, dejá un espacio después de «#».';

/** More aliases than anybody's forgotten quotes would make. */
const MOST_ALIASES = 5;
const tooMany = (count: number) =>
  `Hay demasiados alias: YAML lee «&» y «*» como copias de otra parte, y acá hay ${count}. Escribí cada texto entero y, si empieza con «&» o «*», entre comillas.`;

/** A comment glued to its `#` is a text such as «el local #1», cut short; a note has a space. */
const isCutText = (comment: string | null | undefined) => /^\S/.test(comment ?? '');

/**
 * What an author wrote and no visitor would read: YAML gives `&`, `*`, `!` and `#` a meaning, and
 * drops the words they are glued to. Aliases are refused as well, because a few lines of them can
 * stand for more data than a computer holds.
 */
export function silentLosses(document: Document, yaml: string): Loss[] {
  const losses: Loss[] = [];
  visit(document, {
    Node: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (isAlias(node)) {
        const message = startsWith('*') + inQuotes(yaml, start);
        losses.push({ offset: start, message, isAlias: true });
        return;
      }
      if (node.anchor !== undefined) {
        const offset = yaml.lastIndexOf('&', start);
        losses.push({ offset, message: startsWith('&') + inQuotes(yaml, offset) });
      }
      if (node.tag?.startsWith('!')) {
        const offset = yaml.lastIndexOf('!', start);
        losses.push({ offset, message: startsWith('!') + inQuotes(yaml, offset) });
      }
      // The comment of a block of text stands on its first line, where no text is lost.
      if (isScalar(node) && !node.type?.startsWith('BLOCK') && isCutText(node.comment)) {
        losses.push({ offset: yaml.indexOf('#', Math.max(start, end - 1)), message: cutShort });
      }
    },
  });
  const aliases = losses.filter(({ isAlias: isOne }) => isOne).length;
  // One of them is a text that lacks its quotes; many are data that refers to itself.
  const [first] = losses;
  return aliases > MOST_ALIASES && first ? [{ ...first, message: tooMany(aliases) }] : losses;
}
