/** The parts of package-lock.json that say which packages are there. */
export interface Lockfile {
  packages: Record<
    string,
    { version?: string; optionalDependencies?: Record<string, string>; [key: string]: unknown }
  >;
}

interface PlatformEntry {
  version: string;
  optional: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'windows',
  'wasi',
];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', '64', 'wasm32'];

/** What npm has to know of a platform's binary, read from its name (`…-linux-arm64-musl`). */
function entryFor(name: string, version: string): PlatformEntry {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = ['gnu', 'musl'].find((kind) => words.includes(kind));
  return {
    version,
    optional: true,
    ...(cpu && { cpu: [cpu === '64' ? 'x64' : cpu] }),
    ...(os && os !== 'wasi' && { os: [os === 'windows' ? 'win32' : os] }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }),
  };
}

const exactVersion = /^\d+\.\d+\.\d+/;

/** The path of a dependency as npm finds it: nested first, then in each folder above. */
function find(lockfile: Lockfile, dependant: string, name: string): string | undefined {
  for (
    let base = dependant;
    ;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))
  ) {
    const candidate = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (lockfile.packages[candidate]) return candidate;
    if (!base) return undefined;
  }
}

/**
 * The platform binaries that packages ask for and the lockfile does not name, by their path. A
 * registry mirror that lacks some makes `npm install` leave them out, and every later `npm ci`
 * refuses the file. Where another version stands in the way, the entry goes inside its dependant.
 */
export function missingPlatformEntries(lockfile: Lockfile): Map<string, PlatformEntry> {
  const missing = new Map<string, PlatformEntry>();
  for (const [dependant, { optionalDependencies = {} }] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const found = find(lockfile, dependant, name);
      const version = range.replace(/^[~^]/, '');
      if (!found) {
        missing.set(`node_modules/${name}`, entryFor(name, version));
      } else if (exactVersion.test(range) && lockfile.packages[found]?.version !== range) {
        missing.set(`${dependant}/node_modules/${name}`, entryFor(name, version));
      }
    }
  }
  return missing;
}
