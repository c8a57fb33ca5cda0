import { readConcepts } from './concept.ts';
import type { Alias, Concept, StatedConcept } from './concept.ts';
import { PHRASES_THAT_ARE_NO_SKILL, VOCABULARY_FILES } from './vocabulary/index.ts';
import { foldPhrase } from './tokens.ts';

/** The version of the vocabulary: changes whenever a word of it does. */
export const VOCABULARY_VERSION = contentVersion([...VOCABULARY_FILES, PHRASES_THAT_ARE_NO_SKILL]);

/** Every skill of the vocabulary, by id. */
export const concepts: ReadonlyMap<string, Concept> = linkConcepts(VOCABULARY_FILES.flatMap(readConcepts));

/** A step of the alias tree: the words that may follow (null when none do), and what ends here. */
export type AliasNode = {
  next: Map<string, AliasNode> | null;
  ends: { concept: Concept; alias: Alias } | 'no skill' | null;
};

let tree: AliasNode | undefined;

/** The tree of all aliases by folded words, and of the phrases that look like a skill and are none: grown when first asked for. */
export function aliasTree(): AliasNode {
  return (tree ??= growTree(concepts.values()));
}

/** The concept ids by folded alias, whatever its safety: for words known to be a skill's name. */
export const idByPhrase: ReadonlyMap<string, string> = idsByPhrase();

function idsByPhrase(): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { id, aliases } of concepts.values()) for (const { phrase } of aliases) ids.set(phrase, id);
  return ids;
}

/** The id of a concept with this name: its folded words joined by hyphens ("Node.js" is "node-js"). */
export function conceptId(name: string): string {
  return foldPhrase(name).replaceAll(' ', '-');
}

/** A short version string that changes whenever a character of the texts does. */
export function contentVersion(texts: string[]): string {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  for (const text of texts)
    for (let at = 0; at < text.length; at++) {
      low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b) ^ (low >>> 13);
    }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * Turns stated concepts into linked ones. Throws on two concepts of one name, an alias on two concepts, an unknown parent,
 * more aliases for an unknown concept, or a cycle.
 */
export function linkConcepts(stated: StatedConcept[]): Map<string, Concept> {
  const linked = new Map<string, Concept>();
  for (const { name, kind } of stated) {
    const id = conceptId(name);
    if (kind === 'also') continue;
    if (linked.has(id)) throw new Error(`Two concepts are named ${name}`);
    linked.set(id, { id, name, kind, aliases: [], implies: [] });
  }
  const owner = new Map<string, string>();
  for (const { name, aliases, parents } of stated) {
    const concept = named(linked, name, name);
    for (const alias of aliases) {
      const { phrase } = alias;
      if (owner.has(phrase)) throw new Error(`"${alias.text}" stands on ${owner.get(phrase)} and ${name}`);
      owner.set(phrase, name);
      concept.aliases.push(alias);
    }
    for (const parent of parents) concept.implies.push(named(linked, parent, name).id);
  }
  const cleared = new Set<string>();
  for (const id of linked.keys()) refuseCycle(linked, id, [], cleared);
  return linked;
}

function named(linked: Map<string, Concept>, name: string, by: string): Concept {
  const concept = linked.get(conceptId(name));
  if (concept === undefined) throw new Error(`${by} names ${name}, which is unknown`);
  return concept;
}

function refuseCycle(linked: Map<string, Concept>, id: string, path: string[], cleared: Set<string>): void {
  if (cleared.has(id)) return;
  if (path.includes(id)) throw new Error(`Cycle: ${[...path, id].join(' > ')}`);
  for (const parent of linked.get(id)?.implies ?? []) refuseCycle(linked, parent, [...path, id], cleared);
  cleared.add(id);
}

function growTree(all: Iterable<Concept>): AliasNode {
  const root: AliasNode = { next: null, ends: null };
  for (const concept of all)
    for (const alias of concept.aliases) nodeFor(root, alias.phrase).ends = { concept, alias };
  for (const line of PHRASES_THAT_ARE_NO_SKILL.split('\n'))
    for (const phrase of line.split(','))
      if (phrase.trim() !== '') nodeFor(root, foldPhrase(phrase)).ends ??= 'no skill';
  return root;
}

function nodeFor(root: AliasNode, phrase: string): AliasNode {
  let node = root;
  for (const fold of phrase.split(' ')) {
    node.next ??= new Map();
    let next = node.next.get(fold);
    if (next === undefined) node.next.set(fold, (next = { next: null, ends: null }));
    node = next;
  }
  return node;
}
