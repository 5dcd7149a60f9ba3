import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright/test';

/** A commit of the fake's one branch: `null` where it deleted a file. */
interface FakeCommit {
  oid: string;
  changes: ReadonlyMap<string, Buffer | null>;
}

/** The commit that the editor asks for, as GitHub's schema has it (CreateCommitOnBranchInput). */
interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

const PERSON = { id: 1, login: 'ana', name: 'Ana de Prueba', email: 'ana@example.com' };
const DATE = '2026-03-12T12:00:00Z';

/** As Git names a file's bytes. */
const blobOid = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Lets a page of another origin read the answer. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** A repository behind the part of GitHub's API that the editor speaks; a commit on an old head is refused. */
export class FakeGithub {
  readonly files: Map<string, Buffer>;
  readonly commits: FakeCommit[] = [];

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.files = new Map(files);
    this.commit('El contenido como estaba', this.files);
  }

  get head(): string {
    return this.commits.at(-1)?.oid ?? '';
  }

  read(path: string): string {
    const bytes = this.files.get(path);
    if (!bytes) throw new Error(`The repository has no ${path}.`);
    return bytes.toString('utf8');
  }

  /** Commits changes, as the editor does, and as anybody else may. */
  commit(message: string, changes: ReadonlyMap<string, Buffer | null>): FakeCommit {
    for (const [path, bytes] of changes) {
      if (bytes) this.files.set(path, bytes);
      else this.files.delete(path);
    }
    const oid = createHash('sha1').update(`${this.commits.length} ${message}`).digest('hex');
    const commit = { oid, changes: new Map(changes) };
    this.commits.push(commit);
    return commit;
  }

  /** Answers a page's requests instead of GitHub. */
  async answer(page: Page): Promise<void> {
    await page.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ headers: cors, json: { status: { indicator: 'none' } } }),
    );
    await page.route('https://api.github.com/**', (route) => this.#reply(route));
  }

  #reply(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (body: unknown, status = 200) =>
      route.fulfill({ status, headers: cors, json: body });
    const done = () => route.fulfill({ status: 204, headers: cors });
    if (request.method() === 'OPTIONS') return done();
    if (!request.headers()['authorization'])
      return json({ message: 'Requires authentication' }, 401);
    if (pathname === '/user') return json({ ...PERSON, avatar_url: '', html_url: '' });
    if (pathname.includes('/collaborators/')) return done();
    if (pathname.includes('/git/trees/')) return json({ tree: this.#tree() });
    if (pathname.includes('/git/blobs/')) {
      const body = this.#blob(pathname.split('/').at(-1));
      return body
        ? route.fulfill({ headers: cors, contentType: 'application/octet-stream', body })
        : json({ message: 'Not Found' }, 404);
    }
    if (pathname !== '/graphql') return json({ message: 'Not Found' }, 404);
    const { query, variables } = request.postDataJSON() as {
      query: string;
      variables: { input?: CommitInput };
    };
    return json(variables.input ? this.#mutate(variables.input, query) : this.#look(query));
  }

  #blob = (oid: string | undefined) =>
    [...this.files.values()].find((bytes) => blobOid(bytes) === oid);

  #tree = () =>
    [...this.files].map(([path, bytes]) => ({
      ...{ path, type: 'blob', mode: '100644' },
      ...{ sha: blobOid(bytes), size: bytes.length },
    }));

  #mutate({ expectedHeadOid, message, fileChanges }: CommitInput, query: string) {
    if (expectedHeadOid !== this.head) {
      const said = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      return {
        data: { createCommitOnBranch: null },
        errors: [{ type: 'STALE_DATA', path: ['createCommitOnBranch'], message: said }],
      };
    }
    const { additions = [], deletions = [] } = fileChanges;
    const changes = new Map<string, Buffer | null>();
    for (const { path } of deletions) changes.set(path, null);
    for (const { path, contents } of additions) changes.set(path, Buffer.from(contents, 'base64'));
    const { oid } = this.commit(message.headline, changes);
    const named = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
      ([, alias = '', path = '']) => {
        const bytes = this.files.get(JSON.parse(path) as string);
        return [alias, bytes && { oid: blobOid(bytes) }];
      },
    );
    const commit = { oid, committedDate: DATE, ...Object.fromEntries(named) };
    return { data: { createCommitOnBranch: { commit } } };
  }

  /** What is asked of the branch, of texts by their names, and of who changed what. */
  #look(query: string) {
    const texts = [...query.matchAll(/(\w+):\s*object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', oid]) => [
        alias,
        { text: this.#blob(oid)?.toString('utf8') ?? null, isTruncated: false },
      ],
    );
    const author = { name: 'Beto de Prueba', email: 'beto@example.com', user: null };
    const node = { oid: this.head, message: '', author, committedDate: DATE };
    const ref = { target: { history: { nodes: [node] } } };
    const histories = [...query.matchAll(/(\w+):\s*ref\(/g)].map(([, alias = '']) => [alias, ref]);
    const repository = {
      ...{ defaultBranchRef: { name: 'main' }, ref },
      ...Object.fromEntries([...texts, ...histories]),
    };
    return { data: { repository } };
  }
}
