import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { hold, isTest } from './project.ts';

/** The one way to change data on the web. */

hold([
  {
    says: 'data on the web changes by useMutation, or by a form',
    offenders: (files) =>
      files
        .filter(({ path }) => path.startsWith('src/web/') && !isTest(path))
        .filter(({ path, text }) => actionsByHand(path, text))
        .map(({ path }) => path),
    broken: {
      'src/web/a.tsx': 'async function act() { await call(jobsApi.closeJob, { params }); }',
      'src/web/b.tsx': 'const act = () => call(jobsApi.closeJob, { params }).catch(() => undefined);',
      'src/web/c.tsx':
        'const [busy, setBusy] = useState(false); const act = () => close(job).then(() => setBusy(false));',
      'src/web/d.tsx':
        "async function act() { try { await close(job); } catch { toast.error('It failed.'); } }",
      'src/web/e.ts': 'const act = () => close(job).catch((error: Error) => toast.error(error.message));',
    },
  },
]);

test.each([
  'export function close(id: string) { return call(jobsApi.closeJob, { params: { id } }); }',
  'const close = useMutation({ mutationFn: async () => { await call(jobsApi.closeJob, { params }); } });',
  "const close = useMutation({ mutationFn: closeJob, onError: () => toast.error('It failed.') });",
  'const made = useMutationForm({ initialValues, save: async (body) => (await call(jobsApi.postJob, { body })).id });',
  'export const jobQuery = queryOptions({ queryKey, queryFn: async () => (await call(jobsApi.getJob)).job });',
])('a mutation made without the hook is found: %s', (text) => {
  expect(actionsByHand('act.tsx', text)).toBe(false);
});

/** What calls the API for TanStack Query, which waits for the answer and tells what went wrong. */
const asked = ['mutationFn', 'queryFn', 'save'];

/**
 * True where the answer of an API call is waited for outside a mutation, form or query, where a catch tells the person what went
 * wrong, and where a state says that a call is under way. A function that only answers the call is free: something else waits.
 */
function actionsByHand(path: string, text: string): boolean {
  if (path === 'src/web/platform/client.ts') return false;
  if (/const \[busy, \w+\] = useState/.test(text)) return true;
  if (!/\b(call|upload)\(|\btoast\./.test(text)) return false;
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
