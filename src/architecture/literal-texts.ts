import { parseAst } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Attributes whose texts people read, whatever they look like. */
const readAttributes =
  /^(title|label|placeholder|description|alt|about|failure|context|heading|aria-label|data-label)$|(Label|Title|Text|Message|Placeholder)$/;
/** Attributes and properties whose values are for the program: names of styles, fields, places and queries. */
const technical =
  /^(className|id|key|name|type|variant|color|c|size|href|to|path|field|code|draft|role|component|locale|calendar|timeZone|lang|rel|target|style|styles|classNames|d|viewBox|pattern|accept|transform|queryKey|mutationKey|autoComplete|aria-(?!label$|valuetext$)[a-z]+|data-(?!label$)[a-z-]+)$/;
/** Names of keys, of methods of HTTP, of errors and of things that have the same name in every language. */
const names =
  /^([A-Z]\w+(Page|Layout)|Enter|Escape|Tab|Home|End|Space|Delete|Backspace|Shift|Control|Alt|Arrow\w+|Page(Up|Down)|[A-Z0-9_]{2,6}|\w+Error|Tenon|LinkedIn|GitHub|Greenhouse|Lever|Ashby|Workable|Google|Microsoft|Authorization|Accept-Language|Content-Type|Idempotency-Key|X-[A-Za-z-]+)$/;

/**
 * The texts for people that stand in this code itself and not in a catalogue, each with its line: `12: Save changes`. Values of the
 * properties that `notRead` names are for programs or programmers; `phrases` finds several words in small letters too.
 */
export function literalTexts(
  path: string,
  code: string,
  { notRead = technical, phrases = false } = {},
): string[] {
  const found: string[] = [];
  const add = (at: number, text: string) => {
    found.push(
      `${code.slice(0, at).split('\n').length}: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`,
    );
  };
  const tree = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const isText = phrases ? (text: string) => isRead(text) || isPhrase(text) : isRead;
  walk(tree, { add, isText, notRead });
  return found;
}

type Search = {
  add: (at: number, text: string) => void;
  isText: (text: string) => boolean;
  notRead: RegExp;
};

function walk(node: Node, search: Search): void {
  const { add, isText, notRead } = search;
  if (isProgramsOwn(node)) return;
  if (node.type === 'JSXText' && hasWord(textOf(node))) add(node.start, textOf(node));
  if (node.type === 'JSXAttribute') {
    const [name, value] = [nameOf(node['name']), node['value'] as Node | null];
    if (notRead.test(name)) return;
    const text = value?.type === 'Literal' ? textOf(value) : '';
    if (readAttributes.test(name) && hasWord(text)) return add(node.start, text);
  }
  if (node.type === 'Literal' && isText(textOf(node))) add(node.start, textOf(node));
  if (node.type === 'TemplateLiteral') {
    const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    const text = parts.join('0').replaceAll(/<[^>]*>/g, '');
    if (isText(text) && /\s/.test(parts.join(''))) add(node.start, parts.join('…'));
  }
  for (const [name, child] of Object.entries(node)) {
    if (name === 'key' && node.type === 'Property') continue;
    if (name === 'value' && node.type === 'Property' && notRead.test(nameOf(node['key']))) continue;
    for (const each of Array.isArray(child) ? child : [child]) {
      if (typeof each === 'object' && each !== null && typeof each.type === 'string') walk(each, search);
    }
  }
}

/** Whether the texts in this part are not shown to people: types, imports, comparisons, programming errors. */
function isProgramsOwn(node: Node): boolean {
  if (/^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(node.type)) return true;
  if (node.type === 'BinaryExpression') return /^[!=]==$/.test(String(node['operator']));
  if (node.type === 'NewExpression')
    return /^(Error|TypeError|RegExp|DateTimeFormat|NumberFormat)$/.test(nameOf(node['callee']));
  return node.type === 'MemberExpression' && node['computed'] === true;
}

/** Whether it holds a word to translate, and is no name or address. */
function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !names.test(text.trim()) && !/^\w+:\/\//.test(text);
}

/** Whether it looks like a text: a word with a capital, or several words that are not the names of classes. */
function isRead(text: string): boolean {
  if (names.test(text) || /^[A-Z]{2}( [A-Z]{2})* ?$/.test(text)) return false;
  if (/^\p{Lu}[\p{L}’'-]+[.:…]?$/u.test(text)) return true;
  if (!/\p{L}{2,}[^]* [^]*\p{L}{2}/u.test(text)) return false;
  return !/^[a-z0-9-]+( [a-z0-9-]+)*$|^\(|[{}]|var\(|calc\(|\d(px|rem|fr|em|%)|^[\w-]+\/[\w-]+;|=|::/.test(
    text,
  );
}

/** Whether it is several words in small letters. */
function isPhrase(text: string): boolean {
  return /^\p{Ll}{2,}( \p{L}{2,})+$/u.test(text);
}

function textOf(node: Node): string {
  return typeof node['value'] === 'string' ? node['value'] : '';
}

function nameOf(node: unknown): string {
  const { name, value, property } = node as { name?: unknown; value?: unknown; property?: unknown };
  if (property) return nameOf(property);
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}
