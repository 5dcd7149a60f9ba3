import '#tools/commands/command.ts';
import { startHost } from '#tools/delivery/startHost.ts';
import { ensureBuilt, siteFolderOf, type Variant } from '#tests/support/sites/variants.ts';

// Playwright's server: builds the named test sites, unless up to date, then serves each at its port until it
// is stopped: `node tests/commands/serve.ts fixture=4500 today=4501`.
const sites = process.argv.slice(2).map((site) => {
  const [name, port] = site.split('=');
  return { name: name as Variant, port: Number(port) };
});
for (const { name } of sites) ensureBuilt(name);
for (const { name, port } of sites) await startHost(siteFolderOf(name), port);
