import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** The HTML that feed readers get: no styles, no code. */
const article: Schema = {
  tagNames: [
    ...'p h2 h3 h4 h5 h6 ul ol li blockquote hr br pre code'.split(' '),
    ...'a strong em del sub sup cite time figure figcaption img dl dt dd div'.split(' '),
    ...'table thead tbody tr th td input'.split(' '),
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    td: ['align'],
    th: ['align'],
    ol: ['start'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style', 'template', 'svg', 'iframe'],
};

/**
 * An article's rendered text as HTML for feed readers: links and pictures with whole addresses,
 * nothing of the site's scripts, classes or identifiers. `address` is where its page is.
 */
export function feedHtml(html: string, address: string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, address)) {
        properties[name] = new URL(value, address).href;
      }
    }
    const { dataAlign } = properties;
    if (typeof dataAlign === 'string') properties['align'] = dataAlign;
  });
  return toHtml(sanitize(tree, article));
}
