import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { content } from '../support/content.ts';
import { files, readBytes } from '../support/site.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const texts = files.filter((file) =>
  /(\.(html|js|css|json|svg|webmanifest|xml|txt|md)|^_\w+)$/.test(file),
);

describe('what is published', () => {
  test('holds no settings, no maps of the source and no source', () => {
    const private_ = /(^|\/)\.|\.(map|ts|tsx|astro|mdx|ya?ml|env)$/;

    expect(files.filter((file) => private_.test(file))).toEqual([]);
  });

  test.each(texts)('%s leads to no map of the source', (file) => {
    expect(readBytes(file).toString('utf8')).not.toMatch(/[#@]\s*sourceMappingURL=/);
  });

  test('holds no value of a .env file', () => {
    const found = ['.env', '.env.local', '.env.production'].filter((name) =>
      existsSync(`${project}/${name}`),
    );
    const secrets = found
      .flatMap((name) => Object.values(parseEnv(readFileSync(`${project}/${name}`, 'utf8'))))
      .filter((value): value is string => Boolean(value && value.length > 5));
    const published = texts.map((file) => readBytes(file).toString('utf8'));

    expect(secrets.filter((secret) => published.some((text) => text.includes(secret)))).toEqual([]);
  });

  test('has nothing of a container, of consent or of the console that no one has asked for', () => {
    const parts =
      /googletagmanager|google-analytics|lineo:consent|data-consent|medicion\/|consentimiento\.js|debug=|console\.info/;

    expect(content.site().analytics.containerId).toBeNull();
    expect(texts.filter((file) => parts.test(readBytes(file).toString('utf8')))).toEqual([]);
    expect(files.filter((file) => /medicion|consent|aviso/.test(file))).toEqual([]);
  });

  test('names no folder of the machine it was built on', () => {
    expect(texts.filter((file) => readBytes(file).toString('utf8').includes(project))).toEqual([]);
  });
});

test('the top of the repository holds what the design has there, and dot-files', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  const top = new Set(
    tracked
      .split('\0')
      .filter(Boolean)
      .map((path) => path.split('/')[0] ?? ''),
  );

  expect([...top].filter((name) => !name.startsWith('.')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'astro.config.mjs',
    'eslint.config.mjs',
    'package-lock.json',
    'package.json',
    'public',
    'src',
    'tests',
    'tsconfig.json',
  ]);
});
