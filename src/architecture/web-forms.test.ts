import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
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

/** What waits for calls by itself from before the rule; nothing may join it. */
const byHand = [
  'candidates/resumes/reading-state.tsx',
  'candidates/resumes/use-resume-upload.ts',
  'candidates/resumes/view-resume.tsx',
  'identity/auth/use-callback-link.ts',
  'identity/settings/own-model-part.tsx',
  'identity/settings/recovery-codes.tsx',
  'identity/settings/sso-settings.tsx',
  'jobs/jobs/job-actions.tsx',
  'jobs/jobs/job-tools.tsx',
  'matching/skills/skills-field.tsx',
  'operations/internal/api-keys-tab.tsx',
  'operations/internal/database-queries.ts',
  'operations/internal/models-table.tsx',
  'operations/internal/moderation-queries.ts',
  'operations/internal/person-acts.tsx',
  'operations/internal/site-maintenance.tsx',
  'operations/internal/site-switches.tsx',
  'platform/notifications/notification-queries.ts',
  'platform/notifications/notifications-page.tsx',
  'platform/notifications/unsubscribe-page.tsx',
].map((path) => `src/web/${path}`);

test('data changes by useMutation, or by a form', () => {
  const offenders = sources.filter(({ path, text }) => actsByHand(path, text)).map(({ path }) => path);
  expect(offenders.filter((path) => !byHand.includes(path))).toEqual([]);
});

test.each([
  'async function act() { await call(jobsApi.closeJob, { params }); }',
  'const act = () => call(jobsApi.closeJob, { params }).catch(() => undefined);',
  "async function act() { try { await close(job); } catch { toast.error('It failed.'); } }",
  'const act = () => close(job).catch((error: Error) => toast.error(error.message));',
])('an act by hand is found: %s', (text) => {
  expect(actsByHand('act.tsx', text)).toBe(true);
});

test.each([
  'export function close(id: string) { return call(jobsApi.closeJob, { params: { id } }); }',
  'const close = useMutation({ mutationFn: async () => { await call(jobsApi.closeJob, { params }); } });',
  "const close = useMutation({ mutationFn: closeJob, onError: () => toast.error('It failed.') });",
  'const made = useMutationForm({ initialValues, save: async (body) => (await call(jobsApi.postJob, { body })).id });',
  'export const jobQuery = queryOptions({ queryKey, queryFn: async () => (await call(jobsApi.getJob)).job });',
])('a mutation is no act by hand: %s', (text) => {
  expect(actsByHand('act.tsx', text)).toBe(false);
});

/** What calls the API for TanStack Query, which waits for the answer and tells what went wrong. */
const asked = ['mutationFn', 'queryFn', 'save'];

/**
 * True where the answer of an API call is waited for outside a mutation, form or query, and where a catch tells the person what
 * went wrong. A function that only answers the call is free: something else waits for it.
 */
function actsByHand(path: string, text: string): boolean {
  const found: boolean[] = [];
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), [], (node, above) => {
    if (above.some(({ type, key }) => type === 'Property' && asked.includes(key?.name ?? ''))) return;
    if (isApiCall(node)) found.push(!isAnswer(node, above.at(-1)));
    if (isToast(node)) found.push(above.some(isCatch));
  });
  return found.includes(true);
}

type Node = {
  type: string;
  name?: string;
  key?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  body?: unknown;
};

function walk(value: unknown, above: Node[], visit: (node: Node, above: Node[]) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const isNode = 'type' in value && typeof value.type === 'string';
  if (isNode) visit(value as Node, above);
  const next = isNode ? [...above, value as Node] : above;
  for (const part of Object.values(value)) walk(part, next, visit);
}

function isApiCall({ type, callee }: Node): boolean {
  return type === 'CallExpression' && (callee?.name === 'call' || callee?.name === 'upload');
}

function isAnswer(node: Node, parent: Node | undefined): boolean {
  return (
    parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent.body === node)
  );
}

function isToast({ type, callee }: Node): boolean {
  return type === 'CallExpression' && callee?.object?.name === 'toast';
}

function isCatch({ type, callee }: Node): boolean {
  return type === 'CatchClause' || (type === 'CallExpression' && callee?.property?.name === 'catch');
}
