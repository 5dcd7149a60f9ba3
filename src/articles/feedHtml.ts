import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What feed readers get: text, links, pictures, tables; no styles, no code. */
const portable: IOptions = {
  allowedTags: [
    ...'p h2 h3 h4 h5 h6 ul ol li blockquote hr br pre code'.split(' '),
    ...'a strong em del sub sup cite time figure figcaption img dl dt dd div'.split(' '),
    ...'table thead tbody tr th td input'.split(' '),
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    input: [{ name: 'type', values: ['checkbox'] }, 'checked', 'disabled'],
    td: ['align'],
    th: ['align'],
    ol: ['start'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  nonTextTags: ['script', 'style', 'template', 'svg', 'iframe'],
};

/**
 * An article's rendered text as HTML for feed readers. Links and pictures have full addresses; the site's scripts,
 * classes and ids are removed. `address` is the address of the article's page.
 */
export const feedHtml = (html: string, address: string): string =>
  sanitizeHtml(html, {
    ...portable,
    transformTags: {
      '*': (tagName, { 'data-align': align, ...attribs }) => {
        for (const name of ['href', 'src']) {
          const whole = URL.parse(attribs[name] ?? '', address);
          if (name in attribs && whole) attribs[name] = whole.href;
        }
        return { tagName, attribs: { ...attribs, ...(align && { align }) } };
      },
    },
  });
