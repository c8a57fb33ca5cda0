import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rule of the web's forms. */
const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

test('every form is made by useMutationForm, or only searches', () => {
  const offenders = sources.filter(({ text }) => hasOtherForm(text)).map(({ path }) => path);
  expect(offenders).toEqual(['src/web/platform/ui/use-mutation-form.ts']);
});

test.each([
  "import { useForm } from '@mantine/form';",
  "import { schemaResolver, useForm } from '@mantine/form';",
  '<form noValidate onSubmit={send}>',
  '<form className={classes.form} onSubmit={(event) => void send(event)}>',
])('another form is found: %s', (text) => {
  expect(hasOtherForm(text)).toBe(true);
});

/** True for Mantine's own hook, and for a form element that neither spreads `formProps` nor stands in a search. */
function hasOtherForm(text: string): boolean {
  if (/import \{[^}]*\buseForm\b[^}]*\} from '@mantine\/form'/.test(text)) return true;
  return [...text.matchAll(/(<search\b[^>]*>\s*)?<form\b[^]*?>/g)].some(
    ([tag, search]) => search === undefined && !/\{\.\.\.[\w.]*formProps\}/.test(tag),
  );
}
