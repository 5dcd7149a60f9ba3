import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headerRules } from '#tools/delivery/headers.ts';
import { nginxConfig } from '#tools/delivery/nginx.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const script = join(projectRoot, 'src/tools/delivery/deploy.sh');
let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lineo deploy-'));
  folder = join(home, 'srv');
});
afterEach(() => rm(home, { recursive: true }));

/** Runs deploy.sh, which finds the programs of `bin` first. */
const deploy = (what: string, target = folder) =>
  spawnSync('sh', [script, what, target], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(home, 'bin')}:${process.env['PATH']}` },
  });

/** Replaces a program by a shell script. In the script, `really` is the program itself. */
async function replace(program: string, lines: string) {
  const bin = join(home, 'bin');
  await mkdir(bin, { recursive: true });
  const really = `really() { PATH=\${PATH#*:} ${program} "$@"; }`;
  await writeFile(join(bin, program), `#!/bin/sh\n${really}\n${lines}\n`, { mode: 0o755 });
}

async function build(text: string, redirects = '') {
  const dist = join(home, text);
  await mkdir(join(dist, '_astro'), { recursive: true });
  await writeFile(join(dist, 'index.html'), text);
  await writeFile(join(dist, '_redirects'), `/ /inicio 301\n${redirects}`);
  await writeFile(join(dist, '_astro', `${text}.js`), text);
  return dist;
}

const publish = async (text: string, redirects = '') => deploy(await build(text, redirects));

const served = () => readFile(join(folder, 'current', 'index.html'), 'utf8');

test('deploying serves the new release and keeps earlier releases’ hashed files', async () => {
  expect(await publish('one')).toMatchObject({ status: 0, stderr: '' });
  await publish('two');

  expect(await served()).toBe('two');
  expect(await readdir(join(folder, '_astro'))).toEqual(['one.js', 'two.js']);
  expect(nginxConfig([], folder)).toContain(`location ^~ /_astro/ { root ${folder};`);
});

test('a visitor who is downloading a hashed file when a release comes gets all of it', async () => {
  await publish('one');
  const reader = await open(join(folder, '_astro', 'one.js'));
  const next = await build('two');
  // The name of a hashed file stands for its content; here the contents differ, to see which of the files is served.
  await writeFile(join(next, '_astro', 'one.js'), '');
  deploy(next);

  expect(await reader.readFile('utf8')).toBe('one');
  await reader.close();
});

test('nginx adds its headers to every answer, errors too', () => {
  const added = nginxConfig(headerRules, folder).match(/add_header .*/g);
  expect(added?.filter((line) => !line.endsWith(' always;'))).toEqual([]);
});

test('nginx keeps the query when it redirects', () => {
  const moves = nginxConfig([], folder).match(/return 301 [^;]+/g);
  expect(moves).toHaveLength(3);
  expect(moves?.filter((move) => !move.endsWith('$is_args$args'))).toEqual([]);
});

test('deploy.sh goes back one release and forward again, and keeps the last five with their files', async () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) await publish(text);

  expect(deploy('back')).toMatchObject({ status: 0, stderr: '' });
  expect(await served()).toBe('5');
  deploy('back');
  expect(await served()).toBe('6');
  expect(await readdir(join(folder, 'releases'))).toHaveLength(5);
  expect(await readdir(join(folder, '_astro'))).toEqual(['2.js', '3.js', '4.js', '5.js', '6.js']);
});

test('redirects are written for nginx, with a reminder to reload it', async () => {
  const readRedirects = () => readFile(join(folder, 'redirects.conf'), 'utf8');
  expect((await publish('one')).stdout).toBe('');
  expect(await readRedirects()).toBe('');

  expect((await publish('two', '/vieja /nueva 301\n')).stdout).toContain('nginx -s reload');
  expect(await readRedirects()).toBe('location = /vieja { return 301 /nueva$is_args$args; }\n');
  expect((await publish('three', '/vieja /nueva 301\n')).stdout).toBe('');

  deploy('back');
  expect(deploy('back').stdout).toBe('');
  expect(await readRedirects()).toContain('/vieja');
});

test('going back takes back the redirects of the release that goes, and says so', async () => {
  await publish('one');
  await publish('two', '/vieja /nueva 301\n');

  expect(deploy('back').stdout).toContain('nginx -s reload');
  expect(await readFile(join(folder, 'redirects.conf'), 'utf8')).toBe('');
});

test('deploy.sh changes nothing when there is no site to publish', async () => {
  await publish('one');
  const { status, stderr } = deploy(join(home, 'srv'));

  expect(status).not.toBe(0);
  expect(stderr).toContain('no hay un sitio armado');
  expect(await served()).toBe('one');
});

test('deploy.sh serves no release that it could not read whole', async () => {
  await publish('one');
  await replace('tar', 'really "$@"; case "$*" in *-cf*) exit 2 ;; esac');

  expect((await publish('two')).status).not.toBe(0);
  expect(await served()).toBe('one');
});

test('after uploads that broke off one can still go back to the earlier release', async () => {
  await publish('one');
  await replace('ssh', 'case $2 in *tar*) head -c 700 | sh -c "$2"; exit 255 ;; esac; sh -c "$2"');
  const next = await build('two');
  for (let broken = 0; broken < 6; broken++)
    expect(deploy(next, `web@example.com:${folder}`).status).toBe(255);
  expect(await served()).toBe('one');

  deploy(next);
  expect(deploy('back')).toMatchObject({ status: 0, stderr: '' });
  expect(await served()).toBe('one');
});

test('deploy.sh says when there is nothing to go back to', async () => {
  for (const releases of [0, 1]) {
    if (releases) await publish('one');
    const { status, stderr } = deploy('back');
    expect(status).toBe(1);
    expect(stderr).toContain('no hay una versión anterior');
  }
  expect(await served()).toBe('one');
});
