import { excessLetters } from '#sections/Header/menuRoom.ts';
import { site } from '#schemas/site.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import { SITE } from '#tools/check/content/files/contentFiles.ts';
import type { Problem } from '#tools/check/content/problem.ts';

/** A hint about a menu that is folded on every screen, since it is too long even in small letters. */
export function menuHints(content: ContentFile): Problem[] {
  if (content.file !== SITE) return [];
  const { data } = site.safeParse(content.source.data);
  const over = data ? excessLetters(data.navigation, 'small') : 0;
  if (over <= 0) return [];
  const letters = over === 1 ? 'una letra' : `unas ${over} letras`;
  const message = `El menú no entra en la barra de una pantalla de 1200 píxeles y queda plegado en «${data?.navigation.sections}» en todas las computadoras: sacales ${letters} a sus textos o a los botones de la barra, entre todos, o sacá una entrada.`;
  return [{ ...problemAtField(content, ['navigation', 'items'], message), isHint: true }];
}
