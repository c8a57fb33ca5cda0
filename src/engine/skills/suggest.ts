import { perVocabulary } from './vocabulary.ts';
import { foldPhrase } from './tokens.ts';

/**
 * The skills that a typed beginning may mean, the best first, at most `most`: those with a name that begins so, then those
 * with a word that begins so; names before aliases, shorter before longer. Nothing for nothing typed.
 */
export function suggestSkills(typed: string, most = 8): { id: string; name: string }[] {
  const wanted = foldPhrase(typed);
  if (wanted === '') return [];
  const found = new Map<string, Match>();
  for (const { phrase, id, name, isAlias } of entries()) {
    const at = phrase.startsWith(wanted) ? 0 : phrase.includes(` ${wanted}`) ? 1 : null;
    if (at === null) continue;
    const rank = phrase === wanted ? 0 : 1 + at * 2 + Number(isAlias);
    const match = { id, name, rank, length: phrase.length };
    const before = found.get(id);
    if (before === undefined || byRank(match, before) < 0) found.set(id, match);
  }
  return [...found.values()]
    .sort(byRank)
    .slice(0, most)
    .map(({ id, name }) => ({ id, name }));
}

type Match = { id: string; name: string; rank: number; length: number };
type Entry = { phrase: string; id: string; name: string; isAlias: boolean };

function byRank(a: Match, b: Match): number {
  return a.rank - b.rank || a.length - b.length || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

const entries = perVocabulary(({ concepts }): Entry[] =>
  [...concepts.values()].flatMap(({ id, name, aliases }) =>
    aliases.map(({ phrase, text }) => ({ phrase, id, name, isAlias: text !== name })),
  ),
);
