import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from './catalogues.ts';

test('every message is used somewhere', () => {
  const program = globSync('src/{api,server,web}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const keys = Object.entries(english).flatMap(([area, messages]) =>
    Object.keys(messages).map((key) => `${area}.${key}`),
  );
  expect(keys.filter((key) => !program.includes(`'${key}'`))).toEqual([]);
});
