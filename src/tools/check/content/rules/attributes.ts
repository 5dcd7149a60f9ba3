import type { Complaint } from '#tools/check/content/textFile.ts';
import type { BodyAttribute, BodyNode } from '#tools/check/content/bodyNode.ts';
import { at, ifAny, type RuleContext } from '#tools/check/content/rule.ts';
import { letterComplaints } from './letters.ts';
import { schemeTrouble } from './links.ts';
import { isLiteral } from './literal.ts';

/** What is wrong with one attribute of an element that an article may have. */
export function attributeComplaints(
  node: BodyNode,
  { type, name = '', value }: BodyAttribute,
  context: RuleContext,
): Complaint[] {
  if (type !== 'mdxJsxAttribute') {
    return [
      at(
        node,
        'Las llaves con «...» son código y no van en un artículo: escribí cada dato con su nombre.',
      ),
    ];
  }
  if (name.toLowerCase() === 'style') {
    return [
      at(
        node,
        `«style» en <${node.name}> no se publica: la política de seguridad del sitio no lo deja. Sacalo: los estilos los pone el sitio.`,
      ),
    ];
  }
  if (/^on[a-z]/i.test(name)) {
    return [at(node, `«${name}» en <${node.name}> es un programa y no se publica: sacalo.`)];
  }
  if (typeof value === 'object' && value) {
    if (isLiteral(value.value)) return [];
    return [
      at(
        node,
        `«${name}={${value.value}}» es código. Escribí el dato: un texto entre comillas («${name}="…"»), un número o una lista.`,
      ),
    ];
  }
  if (typeof value !== 'string') return [];
  const complaints = letterComplaints(node, value, context);
  if (/^(https?:|\/\/|javascript:|data:|vbscript:)/i.test(value.replace(/\s/g, ''))) {
    complaints.push(...ifAny(node, schemeTrouble(value)));
  } else if (/^\.\.?\//.test(value)) {
    complaints.push(...ifAny(node, context.pictureTrouble(value)));
  } else if (/^\/\w[\w/-]*([?#]|$)|^\/$/.test(value)) {
    complaints.push(...ifAny(node, context.linkTrouble(value)));
  }
  return complaints;
}
