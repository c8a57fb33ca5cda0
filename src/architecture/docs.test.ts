import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')];

test.each(pages)('every link in %s leads to a file', (page) => {
  const broken = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target) && !existsSync(join(dirname(page), target)));
  expect(broken).toEqual([]);
});

test('README names every npm command', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme));
  expect(missing).toEqual([]);
});

test('every file that the docs name by path exists', () => {
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:src|e2e|evaluation|commands|deploy)\/[\w./-]+\.\w+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});
