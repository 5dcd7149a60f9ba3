import { basename, extname } from 'node:path';
import type { Unpublished } from '../content-check/unpublished.ts';
import type { ByteCheck } from './built.ts';

/** A shorter title could be part of any sentence. */
const SHORTEST_TITLE = 12;

const TEXT = /^\.(html|json|xml|txt|md|js|css|webmanifest|svg)$/;

/** The forms in which HTML and JSON write a title. */
function formsOf(title: string): string[] {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    ...new Set([
      title,
      escaped,
      escaped.replaceAll('"', '&quot;'),
      escaped.replaceAll('"', '&#34;'),
      JSON.stringify(title).slice(1, -1),
    ]),
  ];
}

/** Tells the files that hold something of an article that is not published yet. */
export function unpublishedIn(unpublished: readonly Unpublished[]): ByteCheck {
  const hidden = unpublished.map((article) => ({
    ...article,
    forms:
      article.title.length < SHORTEST_TITLE
        ? []
        : formsOf(article.title).map((form) => Buffer.from(form)),
    // As an address, followed by anything that ends one.
    link: new RegExp(`/${article.id}(?=[."'#?&<\\s\\\\)]|$)`),
  }));
  return (file, bytes) => {
    const name = basename(file, extname(file));
    const text = hidden.length > 0 && TEXT.test(extname(file)) ? bytes.toString('latin1') : '';
    return hidden.flatMap((article) => {
      const isIts = name === article.id;
      const isShown = text !== '' && article.forms.some((form) => bytes.includes(form));
      if (!isIts && !isShown && !article.link.test(text)) return [];
      const message = `«${article.title}» ${article.reason}, y aparecería en lo que se publica: una página lo muestra o lo enlaza.`;
      return [{ file, message, source: article.file }];
    });
  };
}
