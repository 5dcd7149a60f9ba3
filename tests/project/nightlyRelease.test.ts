import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  on: { schedule: { cron: string }[] };
  jobs: Record<string, { if: string; steps: { run?: string }[] }>;
}

test('the site is published each night soon after midnight, so that the day’s articles come out', () => {
  const { on, jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const [minute = '', hour = ''] = on.schedule[0]?.cron.split(' ') ?? [];
  const start = Date.parse(`2026-03-12T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00Z`);
  const commands = jobs['publish']?.steps.flatMap(({ run = [] }) => run) ?? [];

  // Early in the morning, with time for a runner that comes late.
  expect(start).toBeGreaterThan(Date.parse('2026-03-12T00:15:00-03:00'));
  expect(start).toBeLessThan(Date.parse('2026-03-12T06:00:00-03:00'));
  expect(jobs['publish']?.if).toContain("github.event_name == 'schedule'");
  expect(commands.slice(-2)).toEqual([
    'npm run build',
    expect.stringContaining('wrangler deploy --config src/tools/delivery/wrangler.jsonc'),
  ]);
});
