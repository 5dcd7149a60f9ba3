/** What programs and people put around the name of a file whose copy they make. */
const COPY =
  /^copia(?:[-_ ]\(?\d+\)?)?[-_ ]de[-_ ](.+)$|^(.+?)(?:[-_ ]*\((?:\d+|[^()]*(?:conflict|copia|copy)[^()]*)\)|[-_ ]+(?:copia|copy|final|definitiv[oa]|viej[oa]|backup|bak|old|v\d+)(?:[-_ ]*\(?\d+\)?)?)$/i;

/** The name that a file's own name says it is a copy of, both without their ending: «nota (1)» gives «nota». */
export function copiedName(name: string): string | undefined {
  const [, after, before] = COPY.exec(name) ?? [];
  return after ?? before;
}
