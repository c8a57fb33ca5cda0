import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../src/server/platform/db/connect.ts';
import { openMetrics } from '../src/server/platform/metrics.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const alerts = read('alerts.yaml');
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
};

/** The names of all figures that a process tells. */
async function namesOfFigures(): Promise<Set<string>> {
  const connections = () => ({ open: 1, idle: 1, waiting: 0 });
  const replicas = () => ({
    states: [{ host: 'standby', behindSeconds: 0 }],
    reads: { replica: 1, primary: 1 },
  });
  const database = { sql: async () => [], connections, replicas };
  const metrics = await openMetrics(database as unknown as Database);
  const { body = '' } = (await metrics.text?.()) ?? {};
  return new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}

/** What a query of Prometheus asks for: names with a low line that are no function or label. */
function figuresIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g)].map(([, name = '']) => name);
}

const rules = alerts.split(/^ {6}- alert: /m).slice(1);

test('every alert asks for figures that there are, and says what happened and what to do', async () => {
  const known = await namesOfFigures();
  expect(rules.length).toBeGreaterThan(8);
  for (const rule of rules) {
    const expression = /^ {8}expr: (.+)$/m.exec(rule)?.[1] ?? '';
    const unknown = figuresIn(expression).filter((name) => !known.has(name.replace(/_bucket$/, '')));
    expect([rule.split('\n')[0], unknown]).toEqual([rule.split('\n')[0], []]);
    expect(rule).toMatch(/^ {10}summary: \S/m);
    expect(rule).toMatch(/^ {10}action: \S/m);
    expect(rule).toMatch(/severity: (page|ticket)/);
  }
});

test('every panel of the dashboard asks for figures that there are', async () => {
  const known = await namesOfFigures();
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(8);
  const unknown = queries
    .flatMap(figuresIn)
    .filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect(unknown).toEqual([]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

test('a figure that is misspelt is found', async () => {
  const known = await namesOfFigures();
  expect(figuresIn('sum by (le) (rate(http_request_seconds_bucket{status="5_xx"}[5m]))')).toEqual([
    'http_request_seconds_bucket',
  ]);
  expect(known.has('http_request_seconds')).toBe(false);
});
