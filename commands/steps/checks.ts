import { runTool } from './processes.ts';

/** The checks that read the sources without running them, in the order worth failing in. */
const checks: { name: string; tool: string; args: string[]; threads?: string }[] = [
  // Each thread more reads the libraries' types again: together they take longer where the cores have other work.
  { name: 'Types', tool: 'typescript/bin/tsc', args: ['-p', '.', '--checkers', '1'] },
  {
    name: 'Lint',
    tool: 'oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings', '--threads=1'],
    threads: '1',
  },
  { name: 'Format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
];

/** Both are programs in Go, which would collect garbage again and again for as long as they read the same sources. */
const env = { ...process.env, GOGC: '400' };

/** Checks types, lint and format, each to its end. Resolves to the names of those that failed. */
export async function checkSources(): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, tool, args, threads } of checks) {
    console.log(`\n== ${name}`);
    const own = threads ? { ...env, GOMAXPROCS: threads } : env;
    if ((await runTool(tool, args, { env: own })) !== 0) failed.push(name);
  }
  return failed;
}
