import { readFileSync } from 'node:fs';

/** How many tests passed and failed, and the names of those that failed. */
export type TestCounts = { passed: number; failed: number; failures: string[] };

/** Reads Vitest's JSON report. A file that could not be loaded, and a run that failed without a failed test, count as one failure. */
export function readVitestReport(path: string, exitCode: number): TestCounts {
  const report = readReport(path);
  const files = listOf(report?.testResults);
  const unloaded = files.filter(
    (file) =>
      file.status === 'failed' && !listOf(file.assertionResults).some((each) => each.status === 'failed'),
  );
  const failures = files.flatMap((file) => failuresOf(file, unloaded.includes(file)));
  return countsOf(
    numberOf(report?.numPassedTests),
    numberOf(report?.numFailedTests) + unloaded.length,
    exitCode,
    failures,
  );
}

/** Reads Playwright's JSON report; as `readVitestReport`. */
export function readPlaywrightReport(path: string, exitCode: number): TestCounts {
  const report = readReport(path);
  const stats = report?.stats;
  if (!isRecord(stats)) return countsOf(0, 0, exitCode, []);
  return countsOf(numberOf(stats.expected), numberOf(stats.unexpected), exitCode, failedSpecs(report));
}

/** The sum of all, entry by entry. */
export function sumOf(counts: TestCounts[]): TestCounts {
  return counts.reduce(
    (total, { passed, failed, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      failures: [...total.failures, ...failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );
}

function countsOf(passed: number, failed: number, exitCode: number, failures: string[]): TestCounts {
  const proved = passed > 0 && exitCode === 0;
  if (failed > 0 || proved) return { passed, failed, failures };
  return { passed, failed: 1, failures: [...failures, `a run ended with ${exitCode}, with no failed test`] };
}

function failuresOf(file: Record<string, unknown>, isUnloaded: boolean): string[] {
  const name = textOf(file.name);
  if (isUnloaded) return [`${name} could not be loaded: ${textOf(file.message).slice(0, 500)}`];
  const failed = listOf(file.assertionResults).filter((each) => each.status === 'failed');
  return failed.map((each) => `${name}: ${textOf(each.fullName)}`);
}

/** Walks the suites of Playwright's report, which hold suites. */
function failedSpecs(suite: unknown): string[] {
  if (!isRecord(suite)) return [];
  const own = listOf(suite.specs)
    .filter((spec) => spec.ok !== true)
    .map((spec) => `${textOf(spec.file)}: ${textOf(spec.title)}`);
  return [...own, ...listOf(suite.suites).flatMap(failedSpecs)];
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
