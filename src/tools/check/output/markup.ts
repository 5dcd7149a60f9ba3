import type { Built, Finding } from './built.ts';

/** Browsers leave white space and control characters out of a scheme. */
// eslint-disable-next-line no-control-regex -- these are the characters that browsers leave out
const bare = (address: string) => address.replace(/[\s\u0000-\u001f]/g, '');

/** Looks and behaviour in attributes, which the security policy refuses, and addresses that are code. */
export function refusedMarkup({ pages }: Built): Finding[] {
  return pages.flatMap(({ file, styled, scripted, named }): Finding[] => [
    ...styled.map((element) => ({
      file,
      message: `Hay un atributo «style» en <${element}>, que la política de seguridad no deja pasar: el estilo va en la hoja de estilos.`,
      written: 'style=',
    })),
    ...scripted.map(({ element, attribute }) => ({
      file,
      message: `Hay un atributo «${attribute}» en <${element}>, que es un programa y la política de seguridad no deja pasar: sacalo.`,
      written: attribute,
    })),
    ...named
      .filter(
        ({ element, address }) =>
          /^(javascript|vbscript):/i.test(bare(address)) ||
          (/^data:/i.test(bare(address)) &&
            (element !== 'img' || /^data:image\/svg/i.test(bare(address)))),
      )
      .map(({ address }) => {
        const scheme = bare(address).split(':')[0] ?? '';
        return {
          file,
          message: `Una dirección no puede empezar por «${scheme}:» y se encontró «${address.slice(0, 60)}».`,
          written: address,
        };
      }),
  ]);
}
