import { parseSync } from 'vite';
import { sqlChanges } from './sql-changes.ts';

/** A node of the syntax tree, as the parser answers it. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A small change of a source: the text between two places stands for what was there. */
export type Mutant = {
  id: number;
  file: string;
  line: number;
  /** The text of that line. */
  where: string;
  start: number;
  end: number;
  /** What stands there instead. */
  text: string;
  /** What it is, in a few words: `a < b` to `a <= b`. */
  change: string;
  /** It takes effect while the module is loaded, not when a function of it runs. */
  isStatic: boolean;
  /** A whole statement: what replaces it is nothing. */
  isStatement: boolean;
};

/** Every change that is tried of a source, in the order of the text. Ids count from `firstId`. */
export function mutantsOf(file: string, source: string, firstId: number): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Omit<Mutant, 'id'>[] = [];
  const lines = lineStarts(source);
  const walk = (node: Node, isStatic: boolean, parent: Node | null): void => {
    if (isOnlyTypes(node)) return;
    for (const { target, text, isStatement } of changesOf(node, parent, source)) {
      const [start, end] = [target.start, target.end];
      const line = lines.findLastIndex((at) => at <= start) + 1;
      const change = describe(source.slice(start, end), text);
      const where = source.slice(lines[line - 1], lines[line]).trim();
      found.push({ file, line, where, start, end, text, change, isStatic, isStatement });
    }
    const inside = isStatic && !/Function/.test(node.type);
    for (const child of childrenOf(node)) walk(child, inside, node);
  };
  walk(program as unknown as Node, true, null);
  const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return ordered.map((mutant, index) => ({ ...mutant, id: firstId + index }));
}

type Change = { target: Node; text: string; isStatement: boolean };

const flips: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  find: 'findLast',
  findLast: 'find',
};

function changesOf(node: Node, parent: Node | null, source: string): Change[] {
  const of = (part: unknown): string => source.slice((part as Node).start, (part as Node).end);
  const instead = (...texts: string[]) => texts.map((text) => ({ target: node, text, isStatement: false }));
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      const operator = String(node['operator']);
      if (operator === '+' && [left, right].some(isText)) return [];
      return instead(...(flips[operator] ?? []).map((other) => `(${of(left)}) ${other} (${of(right)})`));
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? instead(of(node['argument'])) : [];
    case 'IfStatement':
    case 'ConditionalExpression': {
      const target = node['test'] as Node;
      return ['true', 'false'].map((text) => ({ target, text, isStatement: false }));
    }
    case 'WhileStatement':
      return [{ target: node['test'] as Node, text: 'false', isStatement: false }];
    case 'ExpressionStatement':
      return isDone(node['expression'] as Node) ? [{ target: node, text: '', isStatement: true }] : [];
    case 'ThrowStatement':
      return [{ target: node, text: '', isStatement: true }];
    case 'ReturnStatement':
      if (node['argument'] === null) return [{ target: node, text: '', isStatement: true }];
      return [{ target: node['argument'] as Node, text: 'undefined', isStatement: false }];
    case 'CallExpression':
      // Parentheses would end an optional chain.
      if (parent?.type === 'MemberExpression' && of(node).includes('?.')) return [];
      return callChanges(node, of).map((text) => ({ target: node, text, isStatement: false }));
    case 'Literal':
      return literalChanges(node, parent).map((text) => ({ target: node, text, isStatement: false }));
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression': {
      if (parent?.type === 'TaggedTemplateExpression') return [];
      return instead(...sqlChanges(source.slice(node.start, node.end)));
    }
    default:
      return [];
  }
}

/** A call whose answer nobody takes, which does something therefore. */
function isDone(expression: Node): boolean {
  const inner = expression.type === 'AwaitExpression' ? (expression['argument'] as Node) : expression;
  return inner.type === 'CallExpression' || inner.type === 'AssignmentExpression';
}

function callChanges(node: Node, of: (part: unknown) => string): string[] {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression' || callee['computed']) return [];
  const [object, name] = [of(callee['object']), of(callee['property'])];
  if (name === 'filter') return [object];
  const other = Object.hasOwn(methods, name) ? methods[name] : undefined;
  const given = (node['arguments'] as Node[]).map(of).join(', ');
  return other ? [`${object}.${other}(${given})`] : [];
}

function literalChanges({ value, raw }: Node, parent: Node | null): string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return parent?.type === 'MemberExpression' ? [] : [`(${String(raw)} + 1)`];
  if (typeof value !== 'string') return [];
  if (/\bwhere\b|\bselect\b|\bset\b/.test(value)) return sqlChanges(String(raw));
  const isCompared = parent?.type === 'BinaryExpression' || parent?.type === 'ArrayExpression';
  return isCompared ? ["'mutated'"] : [];
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

function isOnlyTypes({ type, importKind, exportKind }: Node): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  if (type.startsWith('Import')) return true;
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|TypeAssertion|Instantiation)/.test(type);
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** A change in a few words; of long texts that differ little, such as SQL, only the place where they do. */
function describe(before: string, after: string): string {
  const [one, other] = [before, after].map((text) => text.replace(/\s+/g, ' ')) as [string, string];
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  if (one.length <= 70 || head + tail <= most / 2) return `${short(one)} => ${short(other) || 'nothing'}`;
  const from = Math.max(0, head - 40);
  const around = (text: string) => text.slice(from, text.length - Math.max(0, tail - 20)).trim();
  return `${around(one)} => ${around(other)}`;
}

function short(text: string): string {
  return text.length <= 70 ? text : `${text.slice(0, 45)} … ${text.slice(-22)}`;
}
