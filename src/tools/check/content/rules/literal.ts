import { isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';

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
