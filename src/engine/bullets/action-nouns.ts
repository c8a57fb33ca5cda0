import { singular } from '../skills/tokens.ts';
import { ACTS } from './same-meaning.ts';
import { allVerbs, verbOf } from './verbs.ts';

/** The verb of a noun that names an act ("preparation", "stock counts", "handling"), by its base form; null for a noun that names none. */
export function actOf(word: string): string | null {
  const text = word.toLowerCase();
  const forms = verbOf(text);
  if (forms?.gerund === text) return forms.base;
  return ACTS[text] ?? derived().get(text) ?? null;
}

/** The same for nouns that have the form of the verb ("review", "audits"): these name an act only where a thing stands beside them. */
export function bareActOf(word: string): string | null {
  const text = word.toLowerCase();
  const forms = verbOf(singular(text) ?? text);
  return forms?.base === (singular(text) ?? text) && !AGENTS.has(forms.base) ? forms.base : null;
}

/** Nouns made of verbs by their endings; those that exist as words of their own meaning are left out. */
const derived = once(() => {
  const found = new Map<string, string>();
  for (const base of allVerbs())
    for (const [ending, others] of ENDINGS)
      if (ending.test(base))
        for (const other of others) {
          const noun = base.replace(ending, other);
          if (!OTHERS.has(noun) && verbOf(noun) === null && !found.has(noun)) found.set(noun, base);
        }
  return found;
});

const ENDINGS: [RegExp, string[]][] = [
  [/ate$/, ['ation']],
  [/i[sz]e$/, ['isation', 'ization']],
  [/ify$/, ['ification']],
  [/ct$/, ['ction']],
  [/ss$/, ['ssion']],
  [/[iu]de$/, ['ision', 'usion']],
  [/it$/, ['ission']],
  [/(?<=[^aeiou])e$/, ['ation', 'al']],
  [/(?<=[nrmltpg]|lish)$/, ['ment']],
  [/(?<=g|se|re)e$/, ['ement']],
  [/(?<=[tr])$/, ['ation', 'al', 'ance']],
  [/duce$/, ['duction']],
  [/ceive$/, ['ception']],
  [/scribe$/, ['scription']],
  [/quire$/, ['quisition']],
  [/solve$/, ['solution']],
];
/** Nouns whose everyday meaning is not the act. */
const OTHERS = new Set('department apartment station portal medical equipment moment'.split(' '));
/** Verbs whose noun names a person, a thing or a part. */
const AGENTS = new Set(
  'head lead guide cook chair coach nurse guard pilot host model partner part board staff work place label file table list shop store stage engineer'.split(
    ' ',
  ),
);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
