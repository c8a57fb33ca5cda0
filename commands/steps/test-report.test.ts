import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport, sumOf } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const loaded = {
  name: 'a.test.ts',
  status: 'failed',
  assertionResults: [{ status: 'failed', fullName: 'adds' }, { status: 'passed' }],
};
const unloaded = { name: 'b.test.ts', status: 'failed', message: 'Hook timed out', assertionResults: [] };
const nested = [
  {
    specs: [{ file: 'c.spec.ts', title: 'signs in', ok: true }],
    suites: [{ specs: [{ file: 'c.spec.ts', title: 'moves', ok: false }] }],
  },
];

test.each([
  ['all passed', { numPassedTests: 3, numFailedTests: 0, testResults: [] }, 0, { passed: 3, failed: 0 }],
  [
    'one failed',
    { numPassedTests: 3, numFailedTests: 1, testResults: [loaded] },
    1,
    { passed: 3, failed: 1 },
  ],
  [
    'a file did not load',
    { numPassedTests: 3, numFailedTests: 0, testResults: [unloaded] },
    1,
    { passed: 3, failed: 1 },
  ],
  [
    'an error outside the tests',
    { numPassedTests: 3, numFailedTests: 0, testResults: [] },
    1,
    { passed: 3, failed: 1 },
  ],
  ['nothing ran', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, { passed: 0, failed: 1 }],
  ['no report', null, 1, { passed: 0, failed: 1 }],
])('Vitest: %s', (_, report, code, tally) => {
  expect(readVitestReport(saved(report), code)).toMatchObject(tally);
});

test.each([
  ['all passed', { stats: { expected: 2, unexpected: 0, skipped: 1 } }, 0, { passed: 2, failed: 0 }],
  ['one failed', { stats: { expected: 2, unexpected: 1 } }, 1, { passed: 2, failed: 1 }],
  ['the server did not start', { stats: { expected: 0, unexpected: 0 } }, 1, { passed: 0, failed: 1 }],
  ['no report', null, 0, { passed: 0, failed: 1 }],
])('Playwright: %s', (_, report, code, tally) => {
  expect(readPlaywrightReport(saved(report), code)).toMatchObject(tally);
});

test('tests that failed or never ran are named', () => {
  const broken = { numPassedTests: 3, numFailedTests: 1, testResults: [loaded, unloaded] };
  expect(readVitestReport(saved(broken), 1).failures).toEqual([
    'a.test.ts: adds',
    'b.test.ts could not be loaded: Hook timed out',
  ]);
  const report = { stats: { expected: 1, unexpected: 1 }, suites: nested };
  expect(readPlaywrightReport(saved(report), 1).failures).toEqual(['c.spec.ts: moves']);
  expect(readVitestReport(saved(null), 1).failures).toHaveLength(1);
});

test('counts from several reports add up', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0, failures: [] },
      { passed: 2, failed: 1, failures: ['adds'] },
    ]),
  ).toEqual({ passed: 3, failed: 1, failures: ['adds'] });
});

function saved(report: unknown): string {
  const path = join(folder, 'report.json');
  rmSync(path, { force: true });
  if (report !== null) writeFileSync(path, JSON.stringify(report));
  return path;
}
