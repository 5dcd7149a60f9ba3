import { afterAll, describe, inject, test } from 'vitest';
import type { Check, Visitor } from './check.ts';
import { barSubject } from './checks/bar.ts';
import { disclosureSubject } from './checks/disclosure.ts';
import { drawerSubject } from './checks/drawer.ts';
import { faultsSubject } from './checks/faults.ts';
import { gallerySubject } from './checks/gallery.ts';
import { passwordSubject } from './checks/password.ts';
import { skipLinkSubject } from './checks/skipLink.ts';
import { stripSubject } from './checks/strip.ts';
import { tourSubject } from './checks/tour.ts';
import { visitIntervalSubject } from './checks/visitInterval.ts';
import { waysSubject } from './checks/ways.ts';
import { chromium } from './chromium.ts';
import type { Engine, Settings, Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { startFront, type Changes, type Front } from './front.ts';
import { startVisit } from './visit.ts';
import { webkitgtk } from './webkitgtk.ts';
import { startHost, type Host } from '#tools/delivery/server.ts';
import { freePort } from '#tests/support/freePort.ts';
import { ensureBuilt, siteFolderOf, type Variant } from '#tests/support/variants.ts';

const engines: Record<string, Engine> = { chromium, firefox, webkitgtk };
const engine = engines[process.env['LINEO_ENGINE'] ?? ''] as Engine;
const subjects = [
  waysSubject,
  drawerSubject,
  disclosureSubject,
  stripSubject,
  skipLinkSubject,
  passwordSubject,
  barSubject,
  tourSubject,
  visitIntervalSubject,
  gallerySubject,
  faultsSubject,
];

const phone = [390, 844] as const;

/** Browsers, hosts and fronts, each started once and kept for the checks that want the same. */
const tabs = new Map<string, Promise<Tab>>();
const hosts = new Map<string, Promise<Host>>();
const fronts = new Map<string, Promise<Front>>();
function kept<Thing>(all: Map<string, Promise<Thing>>, what: object, make: () => Promise<Thing>) {
  const key = JSON.stringify(what);
  const thing = all.get(key) ?? make();
  all.set(key, thing);
  // What could not be had is asked for anew.
  thing.catch(() => all.delete(key));
  return thing;
}
const tabWith = (settings: Settings) => kept(tabs, settings, () => engine.start(settings));
const hostOf = async (site: Variant) => {
  ensureBuilt(site);
  return startHost(siteFolderOf(site), await freePort());
};
const addressOf = async (site: Variant | undefined) =>
  site ? (await kept(hosts, { site }, () => hostOf(site))).address : inject('host');
const frontWith = (changes: Changes) =>
  // What was released stays so: who wants scripts held begins anew.
  kept(
    fronts,
    changes.scripts === 'held' ? { ...changes, since: fronts.size } : changes,
    async () => startFront(await addressOf(changes.site), changes),
  );

async function runCheck({ settings, changes, size = phone, run }: Check) {
  const meet = async (visitor: Visitor) => {
    const tab = await tabWith(visitor.settings ?? {});
    await tab.resize(...size);
    return startVisit(tab, await frontWith(visitor.changes ?? {}));
  };
  await run(await meet({ ...(settings && { settings }), ...(changes && { changes }) }), meet);
}

async function endTabs() {
  await Promise.allSettled([...tabs.values()].map(async (tab) => (await tab).end()));
  tabs.clear();
}
afterAll(async () => {
  await endTabs();
  for (const all of [fronts, hosts]) {
    await Promise.allSettled([...all.values()].map(async (one) => (await one).stop()));
  }
});

for (const { title, checks } of subjects) {
  describe(title, () => {
    if (engine.losesKeyboard) afterAll(endTabs);

    for (const check of checks) {
      const missing = (Object.keys(check.settings ?? {}) as (keyof Settings)[]).find(
        (setting) => engine.lacks[setting],
      );
      if (missing) test.skip(`${check.name} (${engine.lacks[missing]})`);
      else test(check.name, () => runCheck(check));
    }
  });
}
