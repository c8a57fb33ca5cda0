import type { CompiledMessage } from '../../../src/messages/format.ts';

const letters: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
};

/**
 * A message as no language has it: accented, about a third longer, and in brackets, so that a page shows which of its texts come from
 * no catalogue, and which have no room.
 */
export function pseudo(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return `⟦${changed(message)}⟧`;
  return ['⟦', ...message.map(pseudoNode), '⟧'] as CompiledMessage;
}

type Node = Exclude<CompiledMessage, string>[number];

function pseudoNode(node: Node): Node {
  if (typeof node === 'string') return changed(node);
  if (!Array.isArray(node) || node.length === 1) return node;
  const [name, type, more] = node as unknown[];
  if (typeof type !== 'number' || type === 0) {
    return [name, ...node.slice(1).map((child) => pseudoNode(child as Node))] as Node;
  }
  if (typeof more !== 'object' || more === null || type > 3) return node;
  const branches = Object.entries(more).map(([choice, branch]) => [choice, pseudoBranch(branch)]);
  return [name, type, Object.fromEntries(branches)] as unknown as Node;
}

function pseudoBranch(branch: unknown): unknown {
  return Array.isArray(branch)
    ? branch.map((child) => pseudoNode(child as Node))
    : pseudoNode(branch as Node);
}

function changed(text: string): string {
  return text.replaceAll(/\p{L}/gu, (letter) => letters[letter] ?? letter);
}
