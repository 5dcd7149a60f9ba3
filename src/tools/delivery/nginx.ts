import { homeRoute } from '#lib/routes.ts';
import { cacheControl, type HeaderRule } from './headers.ts';
import { mimeTypes } from './mimeTypes.ts';

const TEXT_TYPES = Object.keys(mimeTypes).filter((type) => /^text|json|xml/.test(type));

/** A header rule's pattern as a regular expression: «/*.css» as «^/.*\.css$», «/404» as «^/404(\.html)?$». */
const expressionOf = (pattern: string): string => {
  const expression = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
  return `^${expression}${/[.*]/.test(pattern) ? '' : '(\\.html)?'}$`;
};

/** A value as nginx quotes it. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** A header's value by path, as an nginx map. A map takes the first match, `_headers` the last one. */
function mapOf(header: string, variable: string, rules: readonly HeaderRule[]): string {
  const lines = rules.toReversed().flatMap(({ pattern, headers }) => {
    const value = headers[header];
    const isOwn = value !== undefined && pattern !== '/*';
    return isOwn ? [`  "~${expressionOf(pattern)}" ${quoted(value)};`] : [];
  });
  const usualValue = rules.find(({ pattern }) => pattern === '/*')?.headers[header] ?? '';
  return [`map $uri ${variable} {`, ...lines, `  default ${quoted(usualValue)};`, '}'].join('\n');
}

/**
 * The configuration of nginx, to be included in its http block, for a site that `deploy.sh` publishes into `folder`.
 * Redirects are in a file of their own. Where one nginx has two hosts, each needs a `name`; `home` is where `/` leads.
 */
export function nginxConfig(
  rules: readonly HeaderRule[],
  folder: string,
  { name: prefix = 'lineo', home = homeRoute.path } = {},
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const variable = (name: string) => `$${prefix}_${name.toLowerCase().replaceAll('-', '_')}`;
  const added = names.filter((name) => name !== 'Cache-Control');

  return `\
# Made by src/tools/commands/nginxConfig.ts: include it in the http block of nginx.
${names.map((name) => mapOf(name, variable(name), rules)).join('\n')}
map $status $${prefix}_kept {
  ~^[45] ${cacheControl.never};
  default ${variable('Cache-Control')};
}

server {
  # This machine's own: listen, server_name, certificates, brotli where the module is there.
  include ${folder}/server.con[f];
  root ${folder}/current;

  types {
${Object.entries(mimeTypes)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
  }
  charset utf-8;
  charset_types ${TEXT_TYPES.filter((type) => /^text\/(?!html)/.test(type)).join(' ')};
  gzip on;
  gzip_comp_level 9;
  gzip_vary on;
  gzip_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
  server_tokens off;
  absolute_redirect off;

${added.map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}
  add_header Cache-Control $${prefix}_kept always;

  error_page 403 404 =404 /404.html;
  error_page 500 501 502 503 504 /500.html;
  location ~ ^/(404|500)\\.html$ { internal; }

  # Addresses that moved, as the release tells them: deploy.sh writes them.
  include ${folder}/redirects.con[f];
  location = / { ${home === '/' ? 'try_files /index.html =404' : `return 301 ${home}$is_args$args`}; }
  location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
  location ~ ^/_(headers|redirects)$ { return 404; }
  location / { try_files $uri.html $uri =404; }
  # One address for each page.
  location ~ ^(?<page>/.+)(\\.html|/)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  # Files of earlier releases too: a page opened before a release finds its own.
  location ^~ /_astro/ { root ${folder}; try_files $uri =404; }
}
`;
}
