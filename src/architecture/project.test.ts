import { expect, test } from 'vitest';
import { source } from './project.ts';

test('all forms of imports are recognised', () => {
  const text = `import 'a';\nimport b, { type B } from "b";\nimport type { C } from 'c';\nimport {\n  type D,\n} from 'd';
export * from './e.ts';\nexport type { F } from './f.ts';\nconst g = await import('./g.ts');\n// import('./not.ts')\nconst from = 'x';`;
  expect(source('src/web/x.ts', text).imports.map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
    ['d', true],
    ['src/web/e.ts', false],
    ['src/web/f.ts', true],
    ['src/web/g.ts', false],
  ]);
});
