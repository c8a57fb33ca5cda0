import { runTool } from './processes.ts';

/** The checks that read the sources without running them, in the order worth failing in. */
const checks = [
  { name: 'Types', tool: 'typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'Lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
];

/** Checks types, lint and format, each to its end. Resolves to the names of those that failed. */
export async function checkSources(): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, tool, args } of checks) {
    console.log(`\n== ${name}`);
    if ((await runTool(tool, args)) !== 0) failed.push(name);
  }
  return failed;
}
