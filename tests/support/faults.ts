import type { Route } from 'playwright/test';

/** Ways in which something that is asked for fails to come, by the name a test gives it. */
export const faults = {
  'is blocked by an ad blocker': (route: Route) => route.abort('blockedbyclient'),
  'can’t be reached': (route: Route) => route.abort('connectionrefused'),
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: 'Error' }),
  'never answers': () => undefined,
};

/** Ways in which a script comes and is of no use. */
export const scriptFaults = {
  ...faults,
  'throws at once': (route: Route) =>
    route.fulfill({ contentType: 'application/javascript', body: 'throw new Error("vendor");' }),
  'is not a program': (route: Route) =>
    route.fulfill({ contentType: 'application/javascript', body: '<!doctype html><p>Portal' }),
  'does nothing': (route: Route) =>
    route.fulfill({ contentType: 'application/javascript', body: '' }),
};

/** Ways in which a frame comes and is of no use. */
export const frameFaults = {
  ...faults,
  'stays blank': (route: Route) => route.fulfill({ contentType: 'text/html', body: '' }),
  'refuses to be framed': (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'X-Frame-Options': 'DENY' },
      body: '<script>parent.postMessage("readyForConsentListener", "*")</script>',
    }),
};

/** The entries of a table of faults, with the names they have there. */
export const entriesOf = <Faults extends object>(table: Faults) =>
  Object.entries(table) as [keyof Faults, Faults[keyof Faults]][];
