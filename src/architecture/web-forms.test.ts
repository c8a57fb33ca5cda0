import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
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

/** Forms in dialogs whose fields are secrets that are typed again: nothing of them is kept. */
const secret = ['src/web/identity/auth/code-form.tsx', 'src/web/identity/auth/proof-dialog.tsx'];

test('a form that a dialog shows keeps what is typed until it is saved', () => {
  const shown = sources.filter(({ text }) => /<(Modal|Drawer)\b/.test(text)).map(({ path }) => path);
  const forms = [...importedBy(shown)].filter((path) => textOf(path).includes('useMutationForm({'));
  expect(forms).toEqual(expect.arrayContaining(['src/web/hiring/applications/reject-dialog.tsx', ...secret]));
  const without = forms.filter((path) => hasFormWithoutDraft(textOf(path)));
  expect(without.toSorted()).toEqual(secret);
});

/** Forms of which nothing is kept either: codes and passwords, and what somebody says of their sex and race before they agree. */
const notKept = [
  'src/web/fairness/equal-opportunity/survey-form.tsx',
  'src/web/identity/auth/invited-sign-up.tsx',
  'src/web/identity/auth/proof-dialog.tsx',
  'src/web/identity/settings/two-factor-setup.tsx',
];

test('a form that can be closed keeps what is typed until it is saved or discarded', () => {
  const closable = sources.filter(({ text }) => isClosable(text));
  expect(closable.map(({ path }) => path)).toContain('src/web/candidates/resumes/rename-form.tsx');
  const without = closable.filter(({ text }) => hasFormWithoutDraft(text)).map(({ path }) => path);
  expect(without.toSorted()).toEqual(notKept);
});

test('the reason why a form failed is shown in one way', () => {
  const forms = sources.filter(({ text }) => text.includes('useMutationForm('));
  const offenders = forms.filter(({ text }) => /role="alert"[^>]*>\s*\{problem\b/.test(text));
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

/** These files of the web and all that they import, but for the frame of the pages, which shows dialogs of its own. */
function importedBy(paths: string[]): Set<string> {
  const found = new Set(paths);
  for (const path of found) {
    for (const [, name = ''] of textOf(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const imported = join(path, '..', name);
      if (!imported.includes('/platform/shell/')) found.add(imported);
    }
  }
  return found;
}

function textOf(path: string): string {
  return sources.find((source) => source.path === path)?.text ?? '';
}

function hasFormWithoutDraft(text: string): boolean {
  return text
    .split('useMutationForm({')
    .slice(1)
    .some((form) => !/^\s*draft: /m.test(form.split('save:')[0] ?? ''));
}

/** True for a file with a form that is told how to close itself. */
function isClosable(text: string): boolean {
  return text.includes('useMutationForm({') && /\bon(Close|Done|Cancel)\b/.test(text);
}

/** True for Mantine's own hook, and for a form element that neither spreads `formProps` nor stands in a search. */
function hasOtherForm(text: string): boolean {
  if (/import \{[^}]*\buseForm\b[^}]*\} from '@mantine\/form'/.test(text)) return true;
  return [...text.matchAll(/(<search\b[^>]*>\s*)?<form\b[^]*?>/g)].some(
    ([tag, search]) => search === undefined && !/\{\.\.\.[\w.]*formProps\}/.test(tag),
  );
}
