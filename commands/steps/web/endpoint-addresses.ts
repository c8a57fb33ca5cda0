import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { root } from '../processes.ts';

/** What the browser needs of an endpoint: where it is, and whether a call to it is safe to repeat by its key. */
const neededOfEndpoint = ['method', 'path', 'creates'];
const contract = /\/src\/api\/.*\.ts$/;

/**
 * Leaves out of the web program what only the server reads of the API's contract: schemas of answers, summaries, who may call. Of
 * each endpoint its address stays; a schema stays where a module of the web program uses it.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    buildStart: refuseOtherUse,
    transform(code, id) {
      if (!contract.test(id.replaceAll('\\', '/'))) return null;
      return { code: withAddressesOnly(code), map: null };
    },
  };
}

/** A module's code whose endpoints are addresses, and whose constants a bundler may leave out when nobody uses them. */
export function withAddressesOnly(code: string): string {
  const { program, errors } = parseSync('contract.js', code);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const edits = [...constantsOf(program), ...endpointsOf(program, code)];
  return edits
    .toSorted((one, other) => other.at - one.at || other.end - one.end)
    .reduce((text, { at, end, by }) => text.slice(0, at) + by + text.slice(end), code);
}

type Edit = { at: number; end: number; by: string };
/** A node of the syntax tree, as far as it is looked at. */
type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** A module's constants that are worked out by a call: a call of a function marked as pure may be left out, with all in it. */
function constantsOf(program: unknown): Edit[] {
  return partsOf(program, 'body')
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => partsOf(declaration, 'declarations'))
    .flatMap(({ init }) => (isNode(init) && isWorkedOut(init) ? [init] : []))
    .flatMap(({ start, end }) => [
      { at: start, end: start, by: '/* @__PURE__ */ (() => (' },
      { at: end, end, by: '))()' },
    ]);
}

function isWorkedOut({ type }: Node): boolean {
  return !['Literal', 'TemplateLiteral', 'ArrowFunctionExpression', 'FunctionExpression'].includes(type);
}

/** Each call that declares an endpoint becomes an object of what the browser needs of it. */
function endpointsOf(node: unknown, code: string): Edit[] {
  if (Array.isArray(node)) return node.flatMap((each) => endpointsOf(each, code));
  if (!isNode(node)) return [];
  const { type, callee, start, end } = node;
  const isEndpoint = type === 'CallExpression' && isNode(callee) && callee['name'] === 'endpoint';
  if (!isEndpoint) return Object.values(node).flatMap((each) => endpointsOf(each, code));
  const needed = partsOf(partsOf(node, 'arguments')[0], 'properties').filter(
    ({ key }) => isNode(key) && neededOfEndpoint.includes(String(key['name'])),
  );
  const address = needed.map((property) => code.slice(property.start, property.end)).join(', ');
  return [{ at: start, end, by: `({ ${address} })` }];
}

function partsOf(node: unknown, field: string): Node[] {
  const parts = isNode(node) ? node[field] : [];
  return Array.isArray(parts) ? parts.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const otherUse = /\b\w+Api\.\w+\.(?!(?:method|path|creates)\b)\w+/g;

/** The build fails where the web program would miss a part of an endpoint. */
function refuseOtherUse(): void {
  for (const file of globSync('src/web/**/*.{ts,tsx}', { cwd: root })) {
    const [use] = readFileSync(join(root, file), 'utf8').match(otherUse) ?? [];
    if (use !== undefined)
      throw new Error(`${file}: ${use} is not in the web program. Import the schema by its own name.`);
  }
}
