import { readHeaders, type ReadRule } from './readHeaders.ts';

/** A release as nginx has to know it: its id, and the host's own files of its build. */
export interface ServedRelease {
  id: string;
  /** The text of `_headers`. */
  headers: string;
  /** The text of `_redirects`. */
  redirects: string;
}

/** What the CDN says of an answer that no rule speaks of: it may be kept, and is asked for each time. */
const KEPT_BUT_ASKED = 'public, max-age=0, must-revalidate';

/** The kinds of our files, as the CDN names them; rules of `_headers` add theirs. */
const types: Record<string, string[]> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js'],
  'text/plain': ['txt'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/wasm': ['wasm'],
  'font/woff2': ['woff2'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/x-icon': ['ico'],
};

/** Directives of a policy that hold for any page, and that a page can't say by itself. */
const FOR_ANY_PAGE = /^(frame-ancestors|upgrade-insecure-requests)\b/;

/** A text between quotes. @throws when nginx would read something else in it. */
function quoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx can't be told: ${text}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A variable's name where letters follow it. */
const inText = (variable: string) => variable.replace(/^\$(.+)$/, '${$1}');

const map = (from: string, to: string, entries: readonly string[]) =>
  [`map ${from} ${to} {`, ...entries.map((entry) => `  ${entry};`), '}'].join('\n');

const isNamed = (name: string, header: string) => name.toLowerCase() === header.toLowerCase();

/** Values, and the maps that they come from. */
interface Said {
  maps: string[];
  /** A variable, or a text between quotes. */
  value: string;
}

const NOTHING = '""';

/**
 * The value of a header in a release: a chain of maps, one for each rule that speaks of it, as the
 * CDN goes through its rules: what two of them give is joined, unless the later takes the header away.
 */
function chain(header: string, rules: readonly ReadRule[], variable: () => string): Said {
  const maps: string[] = [];
  let value = NOTHING;
  for (const { path, unset, set } of rules) {
    const given = set.filter(([name]) => isNamed(name, header)).map(([, text]) => text);
    const isTaken = unset.some((name) => isNamed(name, header));
    if (given.length === 0 && !isTaken) continue;
    let said = quoted(given.join(', '));
    if (!isTaken && value !== NOTHING) {
      const comma = variable();
      maps.push(map(value, comma, [`"" ""`, 'default ", "']));
      said = `"${inText(value)}${inText(comma)}${said.slice(1)}`;
    }
    const next = variable();
    maps.push(map('$lineo_at', next, [`"~${path}" ${said}`, `default ${value}`]));
    value = next;
  }
  return { maps, value };
}

/** What a release that nginx hasn't read of may say in a header: its pages may have other scripts. */
function cautious(header: string, rules: readonly ReadRule[], value: string): string {
  if (!isNamed(header, 'Content-Security-Policy')) return value;
  const directives = rules
    .flatMap(({ set }) => set.filter(([name]) => isNamed(name, header)))
    .flatMap(([, policy]) => policy.split(';').map((part) => part.trim()));
  return quoted([...new Set(directives.filter((part) => FOR_ANY_PAGE.test(part)))].join('; '));
}

/** The value of a header whichever release is served; the first is the newest. */
function valueIn(
  header: string,
  releases: readonly { id: string; rules: ReadRule[] }[],
  variable: () => string,
): Said {
  const spoken = releases.map(({ id, rules }) => ({
    id,
    rules: rules.filter(({ unset, set }) =>
      [...unset, ...set.map(([name]) => name)].some((name) => isNamed(name, header)),
    ),
  }));
  const [newest] = spoken;
  if (!newest) return { maps: [], value: NOTHING };
  const isSame = spoken.every(
    ({ rules }) => JSON.stringify(rules.map(only)) === JSON.stringify(newest.rules.map(only)),
  );
  const own = chain(header, newest.rules, variable);
  const suitsAnyPage = cautious(header, newest.rules, own.value);
  if (isSame && suitsAnyPage === own.value) return own;

  const others = spoken
    .slice(1)
    .map(({ id, rules }) => ({ id, ...chain(header, rules, variable) }));
  const chosen = variable();
  return {
    maps: [
      ...[own, ...others].flatMap(({ maps }) => maps),
      map('$lineo_release', chosen, [
        ...[{ ...own, id: newest.id }, ...others].map(({ id, value }) => `${id} ${value}`),
        `default ${suitsAnyPage}`,
      ]),
    ],
    value: chosen,
  };

  function only({ path, unset, set }: ReadRule) {
    const mine = (name: string) => isNamed(name, header);
    return [path, unset.filter(mine), set.filter(([name]) => mine(name))];
  }
}

/** Kinds of file that rules of `_headers` name: nginx has a table of its own for them. */
function ownTypes(rules: readonly ReadRule[]): Record<string, string[]> {
  const own: Record<string, string[]> = {};
  for (const { path, set } of rules) {
    const kind = set.find(([name]) => isNamed(name, 'Content-Type'))?.[1];
    if (kind === undefined) continue;
    const extension = /^\^\/\[\\s\\S\]\*\\\.(\w+)\$$/.exec(path)?.[1];
    const [type = ''] = kind.split(';');
    if (!extension || !/^\w+\/[\w.+-]+$/.test(type)) {
      throw new Error(`nginx can't be told which files are ${kind}.`);
    }
    (own[type] ??= []).push(extension);
  }
  return own;
}

/** The redirects, each from one path. @throws for what is not such a line. */
const readRedirects = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...more] = line.trim().split(/\s+/);
      if (
        !/^\/[\w./%-]*$/.test(from) ||
        !/^\/[\w./%-]*$/.test(to) ||
        !/^30[12378]$/.test(status) ||
        more.length > 0
      ) {
        throw new Error(`nginx can't be told of the redirect «${line}».`);
      }
      return { from, to, status };
    });

/** A file of nginx that is the machine's own: where it listens, under which name and certificate. */
export const serverSettings = (hasBrotli: boolean): string => `\
# Included in the server block of lineo.conf; written once and yours from then on.
listen 80;
listen [::]:80;
server_name _;

# TLS: take «listen 80» out, put your certificate's files here, and give the site the answer to
# http:// in a server block of your own («return 301 https://$host$request_uri;»).
# listen 443 ssl http2;
# listen [::]:443 ssl http2;
# ssl_certificate     /etc/ssl/lineo/fullchain.pem;
# ssl_certificate_key /etc/ssl/lineo/privkey.pem;

# Needs nginx's brotli module (Debian: libnginx-mod-http-brotli-static).
${hasBrotli ? '' : '# '}brotli_static on;
`;

/**
 * The configuration of nginx for a folder of releases: to be included in its http block. Headers,
 * kinds of file and redirects are those of the built `_headers` and `_redirects`; the first release
 * is the newest. A request is answered by one release from start to end, also while \`current\`
 * moves, and carries that release's headers.
 * @param folder absolute path of the folder of releases
 */
export function nginxConfig(folder: string, releases: readonly ServedRelease[]): string {
  const read = releases.map(({ id, headers }) => ({ id, rules: readHeaders(headers) }));
  const [newest] = releases;
  const rules = read[0]?.rules ?? [];
  let count = 0;
  // nginx's own limits are made for short names.
  const variable = () => `$lineo_${count++}`;
  const names = new Map(
    read
      .flatMap((release) => release.rules)
      .flatMap(({ set }) => set.map(([name]) => [name.toLowerCase(), name] as const))
      .filter(([name]) => name !== 'content-type' && name !== 'cache-control'),
  );
  const headers = [...names.values()].map((name) => ({ name, ...valueIn(name, read, variable) }));
  const kept = valueIn('Cache-Control', read, variable);
  const kinds = { ...types };
  for (const [type, extensions] of Object.entries(ownTypes(rules))) {
    kinds[type] = [...(kinds[type] ?? []), ...extensions];
  }

  return `\
# Written by «npm run release» from the built _headers and _redirects: changes here are lost.
# Include it in nginx's http block; what is this machine's own stands in server.conf beside it.

map $lineo_root $lineo_release {
  ~/releases/(?<lineo_id>[0-9a-f]+)/ $lineo_id;
  default "";
}

# What is no address at all is refused before its path is known.
map $lineo_path $lineo_at {
  "" /;
  default $lineo_path;
}

${[...headers, kept].flatMap(({ maps }) => maps).join('\n')}

map ${kept.value} $lineo_kept {
  "" "${KEPT_BUT_ASKED}";
  default ${kept.value};
}
# What is missing or broken now may be there in a moment.
map $status $lineo_kept_by_status {
  ~^[45] no-store;
  default $lineo_kept;
}

server {
  include ${quoted(`${folder}/nginx/server.conf`)};

  root ${quoted(`${folder}/current/site`)};
  # The link is followed once for each request: it may move while the answer is being made.
  set $lineo_root $realpath_root;
  set $lineo_path $uri;
  uninitialized_variable_warn off;

  types {
${Object.entries(kinds)
  .map(([type, extensions]) => `    ${type} ${extensions.join(' ')};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/markdown;

  server_tokens off;
  autoindex off;
  absolute_redirect off;
  # It would go on serving files of the release before.
  open_file_cache off;
  etag on;
  gzip off;
  gzip_static on;
  gzip_vary on;

  # All headers stand here and nowhere else: one in a location would drop these.
${headers.map(({ name, value }) => `  add_header ${name} ${value} always;`).join('\n')}
  add_header Cache-Control $lineo_kept_by_status always;

  # A list of a folder is refused as if it weren't there.
  error_page 403 404 =404 /404.html;
  error_page 500 501 502 503 504 /500.html;
  location = /404.html { internal; root $lineo_root; }
  location = /500.html { internal; root $lineo_root; }

${readRedirects(newest?.redirects ?? '')
  .map(({ from, to, status }) => `  location = ${from} { return ${status} ${to}$is_args$args; }`)
  .join('\n')}

  location / {
    root $lineo_root;
    try_files $uri.html $uri =404;
  }

  # One address for each page.
  location ~ ^(?<lineo_page>/.+)(?:\\.html|/)$ {
    if (-f $lineo_root$lineo_page.html) { return 301 $lineo_page$is_args$args; }
    return 404;
  }
  location = /index { return 301 /$is_args$args; }
  location = /index.html { return 301 /$is_args$args; }

  # Packed copies go out under the name of what they hold.
  location ~ \\.(?:gz|br)$ { return 404; }

  # Files of all releases: a page opened before a release finds its own. A missing one is no page.
  location ^~ /_astro/ {
    root ${quoted(folder)};
    error_page 403 404 = @missing;
    location ~ \\.(?:gz|br)$ { return 404; }
  }
  location @missing {
    types {}
    default_type text/plain;
    return 404 "404\\n";
  }
}
`;
}
