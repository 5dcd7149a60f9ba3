import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright/test';

/** The editor's GraphQL request: a query or, if it has an input, a commit (CreateCommitOnBranchInput). */
interface Sent {
  query: string;
  variables: { input?: { fileChanges: { additions: { path: string; contents: string }[] } } };
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Git's id of a file's bytes. */
const oidOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/**
 * Fakes the part of GitHub's API that the editor uses; commits change `files`. With a real repository on GitHub, each
 * run would need a secret and the network.
 * @returns the paths in each commit
 */
export async function fakeGithub(page: Page, files: Map<string, Buffer>): Promise<string[][]> {
  const commits: string[][] = [];
  const head = () => ({ oid: `${commits.length}`.padStart(40, '0'), committedDate: '2026-03-12' });
  const read = (oid = '') => [...files.values()].find((bytes) => oidOf(bytes) === oid);

  /** The editor's query names the files of a commit by number. */
  function commit(additions: { path: string; contents: string }[]) {
    commits.push(additions.map(({ path }) => path).sort());
    const written = additions.map(({ path, contents }, index) => {
      const bytes = Buffer.from(contents, 'base64');
      files.set(path, bytes);
      return [`file_${index}`, { oid: oidOf(bytes) }];
    });
    return { createCommitOnBranch: { commit: { ...head(), ...Object.fromEntries(written) } } };
  }

  /** Texts of files, and their last commits. */
  function look(query: string) {
    const texts = [...query.matchAll(/(\w+):\s*object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', oid]) => [alias, { text: read(oid)?.toString() }],
    );
    const ref = { target: { history: { nodes: [head()] } } };
    const changes = [...query.matchAll(/(\w+):\s*ref\(/g)].map(([, alias = '']) => [alias, ref]);
    return { repository: { ref, ...Object.fromEntries([...texts, ...changes]) } };
  }

  function answer(route: Route) {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (body: unknown, status = 200) =>
      route.fulfill({ status, headers: cors, json: body });
    const done = () => route.fulfill({ status: 204, headers: cors });
    if (request.method() === 'OPTIONS') return done();
    if (!request.headers()['authorization']) return json({}, 401);
    if (pathname === '/user') return json({ id: 1, login: 'ana' });
    if (pathname.includes('/collaborators/')) return done();
    if (pathname.includes('/git/trees/')) {
      const tree = [...files].map(([path, bytes]) => {
        return { path, type: 'blob', sha: oidOf(bytes), size: bytes.length };
      });
      return json({ tree });
    }
    if (pathname.includes('/git/blobs/')) {
      const body = read(pathname.split('/').at(-1)) ?? '';
      return route.fulfill({ headers: cors, contentType: 'application/octet-stream', body });
    }
    const { query, variables } = request.postDataJSON() as Sent;
    const { input } = variables;
    return json({ data: input ? commit(input.fileChanges.additions) : look(query) });
  }

  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers: cors, json: { status: { indicator: 'none' } } }),
  );
  await page.route('https://api.github.com/**', answer);
  return commits;
}
