import { readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

/** Reads Vitest's JSON report. A file that could not be loaded, and a run that failed without a failed test, count as one failure. */
export function readVitestReport(path: string, exitCode: number): Tally {
  const report = readReport(path);
  const files = listOf(report?.testResults);
  const unloaded = files.filter(
    (file) =>
      file.status === 'failed' && !listOf(file.assertionResults).some((each) => each.status === 'failed'),
  );
  return settle(
    numberOf(report?.numPassedTests),
    numberOf(report?.numFailedTests) + unloaded.length,
    exitCode,
  );
}

/** So many browser tests may pass at the second try only before the run counts as failed. */
const allowedFlaky = 2;

/** Reads Playwright's JSON report; as `readVitestReport`. Tests that passed at the second try count as failed when they are more than two. */
export function readPlaywrightReport(path: string, exitCode: number): Tally {
  const stats = readReport(path)?.stats;
  if (!isRecord(stats)) return settle(0, 0, exitCode);
  const flaky = numberOf(stats.flaky);
  const [passedLate, failedLate] = flaky > allowedFlaky ? [0, flaky] : [flaky, 0];
  return settle(numberOf(stats.expected) + passedLate, numberOf(stats.unexpected) + failedLate, exitCode);
}

/** The sum of all, entry by entry. */
export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function settle(passed: number, failed: number, exitCode: number): Tally {
  const proved = passed > 0 && exitCode === 0;
  return { passed, failed: failed === 0 && !proved ? 1 : failed };
}

function readReport(path: string): Record<string, unknown> | null {
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isRecord(report) ? report : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
