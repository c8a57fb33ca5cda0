import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Classes of the style sheets as the pages name them: `classes.name`, after `import classes from './sheet.module.css'`. */
const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const uses = sources.flatMap(({ path, text }) =>
  sheetsOf(text).flatMap(({ name, sheet }) =>
    usesOf(text, name).map((use) => ({ path, sheet: join(dirname(path), sheet), use })),
  ),
);
const sheets = globSync('src/web/**/*.module.css').map((path) => ({
  path,
  classes: classesOf(readFileSync(path, 'utf8')),
}));

test('every class that a page uses is in its style sheet', () => {
  const known = new Set(sheets.flatMap(({ path, classes }) => classes.map((name) => `${path} .${name}`)));
  const missing = uses.filter(({ sheet, use }) => !known.has(`${sheet} ${use}`));
  expect(missing.map(({ path, use }) => `${path} ${use}`)).toEqual([]);
});

test('every class of a style sheet is used by a page', () => {
  const named = new Set(uses.map(({ sheet, use }) => `${sheet} ${use}`));
  const unused = sheets.flatMap(({ path, classes }) => classes.map((name) => `${path} .${name}`));
  expect(unused.filter((one) => !named.has(one))).toEqual([]);
});

test('what is shown only on some screens is so by a style sheet: Mantine’s own classes for it are not sent', () => {
  const used = sources.filter(({ text }) => /\b(visibleFrom|hiddenFrom)=/.test(text));
  expect(used.map(({ path }) => path)).toEqual([]);
});

test('classes are found in sheets and in pages', () => {
  const sheet = `
    /* .old { color: red } */
    .card:hover > .title-row, .card[data-over]::after { background: url(a.png) }
    @media (max-width: 62.5em) { .wide { margin: 0.5rem } :global(.other) .wide { margin: 0 } }`;
  expect(classesOf(sheet)).toEqual(['card', 'title-row', 'wide']);
  const page = `import classes from './card.module.css';
    <Card className={classes.card} classNames={{ title: classes.title }} id={classes[of]} />`;
  expect(sheetsOf(page)).toEqual([{ name: 'classes', sheet: './card.module.css' }]);
  expect(usesOf(page, 'classes')).toEqual(['.card', '.title', '[of]']);
});

/** The sheets that a page imports, with their names there. */
function sheetsOf(text: string): { name: string; sheet: string }[] {
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].map(
    ([, name = '', sheet = '']) => ({
      name,
      sheet,
    }),
  );
}

/** What is asked of a sheet: `.card`, or a computed `[name]`, which no sheet has. */
function usesOf(text: string, name: string): string[] {
  const code = text.replaceAll(/^import .*$/gm, '');
  return [...code.matchAll(new RegExp(`\\b${name}\\b(\\.\\w+|\\[.*?\\])`, 'g'))].map(([, use = '']) => use);
}

/** The names of the classes in a sheet's selectors, each once. */
function classesOf(sheet: string): string[] {
  const selectors = sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .matchAll(/[^{};]+(?=\{)/g);
  const names = [...selectors].flatMap(([selector]) =>
    selector.startsWith('@')
      ? []
      : [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
