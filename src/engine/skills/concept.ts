import { foldPhrase } from './tokens.ts';

/** What sort of skill a concept is: a product, a programming language, a field, a way of working, a licence or certificate, a spoken language, a trait. */
export type SkillKind = (typeof KINDS)[number];

/** How safe an alias is: in any text; in the case written (in another case only beside another skill); only in a list or beside another skill; or both of these. `phrase` is its text folded. */
export type Alias = { text: string; phrase: string; exactCase: boolean; nearOnly: boolean };

/** A skill of the vocabulary. `id` is stable; `implies` holds the ids of the wider skills that this one shows. */
export type Concept = { id: string; name: string; kind: SkillKind; aliases: Alias[]; implies: string[] };

/** A concept as a vocabulary file states it, its parents still given by name; `also` adds aliases to a concept that is stated elsewhere. */
export type StatedConcept = { name: string; kind: SkillKind | 'also'; aliases: Alias[]; parents: string[] };

/**
 * Reads the lines of a vocabulary file. `[kind]` opens a group; every other line is one concept: `Name | alias, alias | Parent, Parent`.
 * Under `[also]` a line adds aliases to a concept that is stated elsewhere: `Name | alias, alias`.
 * A name or alias marked `=` counts in the case written, in another case only in a list or beside another skill; `~` counts only
 * in a list or beside another skill; `~=` only there and only in the case written.
 * Throws on a line that does not fit.
 */
export function readConcepts(lines: readonly string[]): StatedConcept[] {
  let kind: StatedConcept['kind'] | undefined;
  const concepts: StatedConcept[] = [];
  for (const raw of lines) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('[')) {
      kind = readKind(line);
      continue;
    }
    if (kind === undefined) throw new Error(`No [kind] before: ${line}`);
    concepts.push(readConcept(line, kind));
  }
  return concepts;
}

/** Reads one marked alias: "=Go", "~excel", "~=R" or plain. */
export function readAlias(marked: string): Alias {
  const plain = marked.trim();
  const nearOnly = plain.startsWith('~');
  const exactCase = plain.startsWith('=', nearOnly ? 1 : 0);
  const text = plain.slice(Number(nearOnly) + Number(exactCase));
  if (text === '') throw new Error(`Empty alias: "${marked}"`);
  return { text, phrase: foldPhrase(text), exactCase, nearOnly };
}

function readConcept(line: string, kind: StatedConcept['kind']): StatedConcept {
  const [first = '', others = '', parents = '', extra] = line.split('|').map((part) => part.trim());
  if (extra !== undefined) throw new Error(`Too many fields: ${line}`);
  const name = readAlias(first);
  const aliases = listed(others).map(readAlias);
  if (kind === 'also' && parents !== '')
    throw new Error(`Parents stand where the concept is stated: ${line}`);
  return {
    name: name.text,
    kind,
    aliases: kind === 'also' ? aliases : [name, ...aliases],
    parents: listed(parents),
  };
}

function readKind(line: string): StatedConcept['kind'] {
  if (line === '[also]') return 'also';
  const kind = KINDS.find((known) => `[${known}]` === line);
  if (kind === undefined) throw new Error(`Unknown kind: ${line}`);
  return kind;
}

function listed(field: string): string[] {
  return field === '' ? [] : field.split(',').map((part) => part.trim());
}

const KINDS = ['tool', 'programming', 'knowledge', 'practice', 'licence', 'spoken', 'soft'] as const;
