import { lexemeOf, plainWords } from './search-terms.ts';

/**
 * What one place of a search accepts: any of these runs of lexemes, or a title that has another name of the work. A run of
 * several lexemes stands side by side, in this order.
 */
export type Clause = { any: Run[]; names: TitleName[] };
/**
 * A run of lexemes, with the words as they were typed. `gaps` says how far each stands behind the one before, as words like "the"
 * between them count too. `exact` runs were quoted and are never corrected. `weight` is 1 for what was typed, less for what
 * may stand for it.
 */
export type Run = { lexemes: string[]; gaps: number[]; words: string[]; exact: boolean; weight: number };
/** Another name of the work that was typed: the title has one lexeme of each list. */
export type TitleName = { all: string[][]; weight: number };

/**
 * A search text as it is understood: every clause of `all` must hold and none of `none`. Quotes keep words together, "or" between
 * two accepts either, a leading "-" excludes. `empty` when words were typed and none of them says anything: nothing is found.
 */
export type SearchText = { all: Clause[]; none: Clause[]; empty: boolean };

/** Understands any text at all; what is no syntax is words. At most 24 words count. */
export function parseSearch(text: string): SearchText {
  const search: SearchText = { all: [], none: [], empty: false };
  let either = false;
  let typed = 0;
  let meant = 0;
  for (const [, minus = '', quoted, bare = ''] of text.matchAll(PARTS)) {
    if (/^or$/i.test(bare) && minus === '') {
      either = search.all.length > 0;
      continue;
    }
    const runs = quoted === undefined ? plainWords(bare).map((word) => [word]) : [plainWords(quoted)];
    for (const words of runs) {
      typed += words.length;
      if (typed > MAX_WORDS) break;
      const run = runOf(words, quoted !== undefined);
      if (!run) continue;
      meant++;
      const last = either ? search.all.at(-1) : undefined;
      if (minus !== '') search.none.push({ any: [run], names: [] });
      else if (last) last.any.push(run);
      else search.all.push({ any: [run], names: [] });
      either = false;
    }
  }
  search.empty = meant === 0 && text.trim() !== '';
  return search;
}

/** The runs of a clause in PostgreSQL's own notation for `::tsquery`; every lexeme is quoted and holds only letters and digits. */
export function toTsquery({ any }: Pick<Clause, 'any'>): string {
  return any.map(runQuery).join(' | ');
}

/** The other names of a clause in the same notation, to be asked of titles; empty when it has none. */
export function namesQuery({ names }: Pick<Clause, 'names'>): string {
  const name = ({ all }: TitleName) =>
    all.map((some) => `(${some.map((each) => `'${each}'`).join(' | ')})`).join(' & ');
  return names.map((each) => `(${name(each)})`).join(' | ');
}

function runQuery(run: Run): string {
  const quoted = run.lexemes.map((lexeme, at) =>
    at === 0 ? `'${lexeme}'` : `<${run.gaps[at]}> '${lexeme}'`,
  );
  return `(${quoted.join(' ')})`;
}

/** A run of words as they are; null when none of them says anything. */
export function runOf(words: readonly string[], exact: boolean, weight = 1): Run | null {
  const kept = words.flatMap((word, at) => {
    const lexeme = lexemeOf(word);
    return lexeme === null ? [] : [{ word, lexeme, at }];
  });
  if (kept.length === 0) return null;
  return {
    lexemes: kept.map(({ lexeme }) => lexeme),
    gaps: kept.map(({ at }, index) => at - (kept[index - 1]?.at ?? at)),
    words: kept.map(({ word }) => word),
    exact,
    weight,
  };
}

const MAX_WORDS = 24;
/** A minus sign at the start of a part, then a quoted text or one without white space and quotes. */
const PARTS = /(?:(?<=^|\s)(-))?(?:"([^"]*)"|([^\s"]+))/g;
