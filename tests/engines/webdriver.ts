import { until } from './until.ts';

/** How long, in ms, a driver may take before it listens. */
const READY_WITHIN_MS = 20_000;

/** How long, in ms, it may take to answer. */
const ANSWERS_WITHIN_MS = 40_000;

/** How long, in ms, it may take to start its browser: 2 s as a rule, but one in ten never comes. */
const STARTS_WITHIN_MS = 15_000;

/** A session of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface Session {
  /** Sends a command of the session. @throws what the driver answers when it can't. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

interface Answer {
  value: unknown;
}

async function send(
  method: string,
  address: string,
  body?: object,
  withinMs = ANSWERS_WITHIN_MS,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(withinMs),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${new URL(address).pathname}: no answer.`, { cause });
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}. ${message}`);
}

/**
 * Opens a session with a driver that is starting on this machine.
 * @throws when driver or browser do not come in time: another driver may have more luck.
 */
export async function openSession(port: number, capabilities: object): Promise<Session> {
  const driver = `http://127.0.0.1:${port}`;
  await until(() => send('GET', `${driver}/status`), READY_WITHIN_MS);
  const wished = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await send('POST', `${driver}/session`, wished, STARTS_WITHIN_MS)) as {
    sessionId: string;
  };
  return {
    command: (method, path, body) =>
      send(
        method,
        `${driver}/session/${sessionId}${path}`,
        method === 'POST' ? (body ?? {}) : undefined,
      ),
  };
}
