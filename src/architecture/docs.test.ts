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

test("README's map names every folder of every area, and of the engine", () => {
  const map = readFileSync('README.md', 'utf8').split('## The map')[1]?.split('\n## ')[0] ?? '';
  // Of a line with two areas each has its own part.
  const parts = map.split(/(?<=^ {4}| {3})(?=(?:src\/)?[a-z]+\/ {2})/m);
  const named = (area: string) =>
    new Set(parts.find((part) => part.trimStart().startsWith(`${area}/`))?.match(/[a-z][a-z-]*/g));
  const missing = ['server', 'web'].flatMap((side) =>
    globSync(`src/${side}/*/*/`).flatMap((folder) => {
      const [area = '', name = ''] = folder.split(/[\\/]/).slice(2);
      return area === 'testing' || named(area).has(name) ? [] : [`${area}/${name}`];
    }),
  );
  const engine = named('src/engine');
  const unknown = globSync('src/engine/*/').flatMap((folder) => {
    const [name = ''] = folder.split(/[\\/]/).slice(2);
    return engine.has(name) ? [] : [`engine/${name}`];
  });
  expect([...missing, ...unknown]).toEqual([]);
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
