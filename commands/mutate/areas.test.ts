import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

test.each(Object.entries(areas))('every file listed for the area %s exists', (_name, { sources, tests }) => {
  for (const glob of [...sources, ...tests].flatMap(spelledOut))
    expect([glob, globSync(glob)]).not.toEqual([glob, []]);
});

/** The globs that one with `{a,b}` stands for. */
function spelledOut(glob: string): string[] {
  const [whole, choices = ''] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (whole === undefined) return [glob];
  return choices.split(',').flatMap((choice) => spelledOut(glob.replace(whole, choice)));
}
