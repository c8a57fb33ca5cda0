import { readConcepts } from './concept.ts';
import type { Alias, Concept, StatedConcept } from './concept.ts';
import { earlierFiles, type EarlierVersion, type VocabularyFiles } from './earlier.ts';
import { EARLIER_VERSIONS, NO_SKILLS, VOCABULARY_FILES } from './vocabulary/index.ts';
import { foldPhrase } from './tokens.ts';

/** All skills as one version of the vocabulary knows them. */
export type Vocabulary = {
  version: string;
  /** Every skill, by id. */
  concepts: ReadonlyMap<string, Concept>;
  /** The concept ids by folded alias, whatever its safety: for words known to be a skill's name. */
  idByPhrase: ReadonlyMap<string, string>;
  /** The phrases that look like a skill and are none. */
  noSkills: string[];
};

const newest = vocabularyOf(VOCABULARY_FILES);

/** The newest version of the vocabulary: changes whenever a word of it does. */
export const VOCABULARY_VERSION = newest.version;

/** The versions that can still be read, the newest first. */
export const VOCABULARY_VERSIONS: readonly string[] = [
  VOCABULARY_VERSION,
  ...EARLIER_VERSIONS.map(({ version }) => version),
];

let inForce = newest;
let lastEarlier: Vocabulary | undefined;

/** The vocabulary in force: the newest, unless `withVocabulary` says otherwise. */
export function vocabulary(): Vocabulary {
  return inForce;
}

/**
 * Does some work by a vocabulary, or by a version of it; nothing of what it looks up may outlive it. Throws when that version is not
 * kept.
 */
export function withVocabulary<Result>(by: string | Vocabulary, work: () => Result): Result {
  const before = inForce;
  inForce = typeof by !== 'string' ? by : by === newest.version ? newest : earlier(by);
  try {
    return work();
  } finally {
    inForce = before;
  }
}

/** Something that is made out of a vocabulary when first asked for, once for each: for the one in force. */
export function perVocabulary<Made>(make: (of: Vocabulary) => Made): () => Made {
  const made = new WeakMap<Vocabulary, Made>();
  let last: { of: Vocabulary; value: Made } | undefined;
  return () => {
    const of = inForce;
    if (last?.of === of) return last.value;
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    last = { of, value };
    return value;
  };
}

/** A step of the alias tree: the words that may follow (null when none do), and what ends here. */
export type AliasNode = {
  next: Map<string, AliasNode> | null;
  ends: { concept: Concept; alias: Alias } | 'no skill' | null;
};

/** The tree of all aliases by folded words, and of the phrases that look like a skill and are none. */
export const aliasTree: () => AliasNode = perVocabulary(growTree);

/** The id of a concept with this name: its folded words joined by hyphens ("Node.js" is "node-js"). */
export function conceptId(name: string): string {
  return foldPhrase(name).replaceAll(' ', '-');
}

/** The version of a vocabulary by its files: a short string that changes whenever a character of them does. */
export function versionOf(files: VocabularyFiles): string {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  for (const lines of files.values()) {
    const text = `\n${lines.join('\n')}\n`;
    for (let at = 0; at < text.length; at++) {
      low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b) ^ (low >>> 13);
    }
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The files of an earlier version, made from those of the newest by taking one change after the other back. Throws when they do not give that version. */
export function filesOfVersion(
  version: string,
  files: VocabularyFiles = VOCABULARY_FILES,
  earlierVersions: readonly EarlierVersion[] = EARLIER_VERSIONS,
): VocabularyFiles {
  let now = files;
  for (const one of earlierVersions) {
    now = earlierFiles(now, one);
    if (one.version !== version) continue;
    if (versionOf(now) !== version) throw new Error(`The kept changes do not lead to vocabulary ${version}`);
    return now;
  }
  throw new Error(`Vocabulary ${version} is not kept`);
}

function earlier(version: string): Vocabulary {
  if (lastEarlier?.version !== version) lastEarlier = vocabularyOf(filesOfVersion(version));
  return lastEarlier;
}

/** The vocabulary that some files state. Throws where they do not fit each other. */
export function vocabularyOf(files: VocabularyFiles): Vocabulary {
  const skills = [...files].filter(([name]) => name !== NO_SKILLS);
  const concepts = linkConcepts(skills.flatMap(([, lines]) => readConcepts(lines)));
  const idByPhrase = new Map<string, string>();
  for (const { id, aliases } of concepts.values())
    for (const { phrase } of aliases) idByPhrase.set(phrase, id);
  const noSkills = (files.get(NO_SKILLS) ?? []).flatMap((line) => line.split(','));
  return {
    version: versionOf(files),
    concepts,
    idByPhrase,
    noSkills: noSkills.filter((phrase) => phrase.trim() !== '').map(foldPhrase),
  };
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
  const parents = linked.get(id)?.implies ?? [];
  if (parents.length === 0 || cleared.has(id)) return;
  if (path.includes(id)) throw new Error(`Cycle: ${[...path, id].join(' > ')}`);
  path.push(id);
  for (const parent of parents) refuseCycle(linked, parent, path, cleared);
  path.pop();
  cleared.add(id);
}

function growTree({ concepts, noSkills }: Vocabulary): AliasNode {
  const root: AliasNode = { next: null, ends: null };
  for (const concept of concepts.values())
    for (const alias of concept.aliases) nodeFor(root, alias.phrase).ends = { concept, alias };
  for (const phrase of noSkills) nodeFor(root, phrase).ends ??= 'no skill';
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
