import { runTool } from './processes.ts';

/** The checks that read the sources without running them, in the order worth failing in. */
const checks = [
  // Each checker more reads the libraries' types again: together they take longer where the cores have other work.
  { name: 'Types', tool: 'typescript/bin/tsc', args: ['-p', '.', '--checkers', '1'] },
  { name: 'Lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
];

/** Both are programs in Go, which would collect garbage again and again for as long as they read the same sources. */
const env = { ...process.env, GOGC: '400' };

/** Checks types, lint and format, each to its end. Resolves to the names of those that failed. */
export async function checkSources(): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, tool, args } of checks) {
    console.log(`\n== ${name}`);
    if ((await runTool(tool, args, { env })) !== 0) failed.push(name);
  }
  return failed;
}
