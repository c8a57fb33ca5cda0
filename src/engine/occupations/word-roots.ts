import { furtherWords, wordsTable } from './tables.ts';

/**
 * What a stem keeps without the ending that makes a noun, a verb or a plural of it, in nine languages: "sterilis" of "steriliserar" and
 * "sterilisering", "exercici" of "exercicio". Short words stay as they are.
 */
export function rootOf(stem: string): string {
  const before = roots.get(stem);
  if (before !== undefined) return before;
  const ending = stem.length <= MIN_ROOT ? undefined : ENDINGS.exec(stem)?.[0];
  const found = ending === undefined ? stem : stem.slice(0, stem.length - ending.length);
  if (roots.size >= MAX_KNOWN) roots.clear();
  roots.set(stem, found);
  return found;
}

/** The words of the same root that have a meaning, for one that has none; the most frequent first, at most two. */
export function relativesOf(stem: string): readonly string[] {
  return byRoot().get(rootOf(stem)) ?? [];
}

let table: ReadonlyMap<string, readonly string[]> | null = null;

function byRoot(): ReadonlyMap<string, readonly string[]> {
  if (table) return table;
  const found = new Map<string, { stem: string; idf: number }[]>();
  for (const { stems, idf } of [wordsTable(), furtherWords()])
    for (const [id, stem] of stems.entries()) {
      const root = rootOf(stem);
      if (root.length < MIN_ROOT) continue;
      const one = { stem, idf: idf[id] ?? 0 };
      const alike = found.get(root);
      if (alike) alike.push(one);
      else found.set(root, [one]);
    }
  table = new Map(
    [...found].map(([root, alike]) => [
      root,
      alike
        .toSorted((a, b) => a.idf - b.idf || (a.stem < b.stem ? -1 : 1))
        .slice(0, MAX_RELATIVES)
        .map(({ stem }) => stem),
    ]),
  );
  return table;
}

const MIN_ROOT = 5;
const MAX_RELATIVES = 2;
const MAX_KNOWN = 60_000;
const roots = new Map<string, string>();
/** Endings of nouns and verbs of action and of their forms, as stems have them; what is left has five letters or more. */
const ENDINGS = new RegExp(
  `(?<=^.{${MIN_ROOT},})(?:${[
    'erande|eringar|ering|ningar|ningen|ning|ande|ende|erar|erad|erat|era|ade|are|arna|erna|ar|or|et|en',
    'ierungen|ierung|ieren|iert|ungen|ung|eln|ern|st|te|t|n',
    'issements?|ations?|ation|ements?|ement|ments?|ment|eurs?|euses?|ants?|ons|ez',
    'aciones|acion|aco|acoes|acao|aca|azioni|azione|azion|amientos?|imientos?|amient|imient|amentos?|imentos?|ament|iment|idad|idade|ita|ando|iendo|ados?|adas?|ador|ator|agem|agen|icos?|icas?|ic|ar|er|ir|re|am|em',
    'owania|owanie|owani|ywanie|ywani|anie|ania|ani|enie|enia|eni|acja|acji|acje|acj|uje|uja|owac|owe|owy|ac|ow|ach|ami',
    'isations?|izations?|isat|izat|at|ate|ated|ing|ed|ies|i|a|e|o|u|y',
  ].join('|')})$`,
);
