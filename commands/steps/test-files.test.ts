import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './processes.ts';
import { embeddedAlone, onAWorld, onBothDatabases, wholeProgram } from './test-files.ts';

test.each([onAWorld, ...wholeProgram, ...embeddedAlone, ...onBothDatabases])(
  'every file of %s exists',
  (pattern) => {
    for (const one of alternatives(pattern)) expect(globSync(one, { cwd: root }), one).not.toEqual([]);
  },
);

/** The patterns that one with `{a,b}` stands for. */
function alternatives(pattern: string): string[] {
  const [all, names = ''] = /\{([^}]+)\}/.exec(pattern) ?? [];
  return all ? names.split(',').map((name) => pattern.replace(all, name)) : [pattern];
}
