import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { type: string; subtype?: string } };
  result?: unknown;
  error?: { message: string };
}

/** A tab of a browser of its own, in which pages are prerendered as a visitor's browser does. */
export interface PrerenderingTab {
  /** Evaluates an expression in the page that is shown. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until the page is whole and an element of it has its place. */
  shown(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Waits until a page is being prepared behind the one that is shown. */
  prepared(): Promise<void>;
  /** From now on the page that is shown has a processor that is so many times slower. */
  slowDown(times: number): Promise<void>;
}

/** In CSS px. */
export interface WindowSize {
  width: number;
  height: number;
}

/**
 * Opens an address in a Chromium that may prerender. Playwright's own attach to pages, and a page
 * that is attached to by itself is never prerendered: here the tab is attached to, and its pages
 * through it. Nor does it listen to what runs in them, for which the engine would read every script
 * that makes an error once more. Hosts other than this machine don't exist for it.
 */
export async function inPrerenderingTab(
  url: string,
  use: (tab: PrerenderingTab) => Promise<void>,
  { width, height }: WindowSize = { width: 1440, height: 900 },
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'lineo-tab-'));
  const browser = spawn(
    findBrowser(),
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      `--window-size=${width},${height}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // Debian starts the browser from a shell script, which would end without it: both are a group.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const kill = () => {
    const isGone = browser.exitCode !== null || browser.signalCode !== null;
    if (browser.pid && !isGone) process.kill(-browser.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  const ended = new Promise((resolve) => browser.once('close', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      browser.stderr.setEncoding('utf8').on('data', (text: string) => {
        const [found] = /ws:\/\/\S+/.exec(text) ?? [];
        if (found) resolve(found);
      });
      void ended.then(() => reject(new Error('The browser ended before it could be driven.')));
    });
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    await use(await openTab(socket, url));
    socket.close();
  } finally {
    process.off('exit', kill);
    kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openTab(socket: WebSocket, url: string): Promise<PrerenderingTab> {
  const waiting = new Map<number, { sessionId?: string; answer: (message: Message) => void }>();
  const pages: { sessionId: string; isPrepared: boolean }[] = [];
  const onPage = new EventTarget();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.answer(message);
      waiting.delete(message.id);
    }
    const { sessionId, targetInfo } = message.params ?? {};
    if (message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page' && sessionId) {
      pages.push({ sessionId, isPrepared: targetInfo.subtype === 'prerender' });
      onPage.dispatchEvent(new Event('page'));
    }
    if (message.method === 'Target.detachedFromTarget') {
      const gone = pages.findIndex((page) => page.sessionId === sessionId);
      if (gone >= 0) pages.splice(gone, 1);
      for (const asked of waiting.values()) {
        if (asked.sessionId === sessionId) asked.answer({ error: { message: 'session gone' } });
      }
    }
  });

  const send = async <T>(method: string, params: object, sessionId?: string): Promise<T> => {
    const id = ++lastId;
    const answer = new Promise<Message>((resolve) =>
      waiting.set(id, { answer: resolve, ...(sessionId && { sessionId }) }),
    );
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
  const page = async (wanted: (page: { isPrepared: boolean }) => boolean) => {
    for (;;) {
      const found = pages.find(wanted);
      if (found) return found;
      await new Promise((resolve) => onPage.addEventListener('page', resolve, { once: true }));
    }
  };

  const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const { sessionId: tabSession } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, flatten: true, waitForDebuggerOnStart: false },
    tabSession,
  );

  const current = async () => (await page(() => true)).sessionId;
  await send('Page.navigate', { url }, await current());

  const evaluate = async <T>(expression: string): Promise<T> => {
    try {
      const { result } = await send<{ result: { value: T } }>(
        'Runtime.evaluate',
        { expression, returnByValue: true, awaitPromise: true },
        await current(),
      );
      return result.value;
    } catch (error) {
      // One page has gone and the next one is not there yet.
      if (/context|session/i.test(String(error))) return evaluate(expression);
      throw error;
    }
  };
  const middleOf = (selector: string) =>
    evaluate<[number, number]>(
      `new Promise((resolve) => {
        const look = () => {
          const element = document.querySelector(${JSON.stringify(selector)});
          if (!element || document.readyState !== 'complete') return requestAnimationFrame(look);
          const { x, y, width, height } = element.getBoundingClientRect();
          resolve([x + width / 2, y + height / 2]);
        };
        look();
      })`,
    );
  const mouse = async (type: string, selector: string, button: object) => {
    const [x, y] = await middleOf(selector);
    await send('Input.dispatchMouseEvent', { type, x, y, ...button }, await current());
  };

  return {
    evaluate,
    shown: async (selector) => {
      await middleOf(selector);
    },
    hover: (selector) => mouse('mouseMoved', selector, {}),
    click: async (selector) => {
      const left = { button: 'left', clickCount: 1 };
      await mouse('mousePressed', selector, left);
      await mouse('mouseReleased', selector, left);
    },
    prepared: async () => {
      await page(({ isPrepared }) => isPrepared);
    },
    slowDown: async (times) => {
      await send('Emulation.setCPUThrottlingRate', { rate: times }, await current());
    },
  };
}
