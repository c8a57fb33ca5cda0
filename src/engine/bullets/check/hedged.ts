import { keyOf } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { FREE_NOUNS, FREE_VERBS, SMALL_WORDS } from './free-words.ts';
import { verbOf } from '../verbs.ts';

/** A way to tell less than a deed done: what opens it in a text, and what else in a wording says as much. */
type Hedge = {
  opens: (word: ClaimWord, words: readonly ClaimWord[]) => boolean;
  /** Whether it also holds for what stands before it in its clause. */
  back: boolean;
  alike: RegExp;
};

/** What of a wording the line tells only as planned, under way, watched, or done with supervision, where the wording does not say so. */
export function unhedged({ line, wording, matches }: Compared): string[] {
  return HEDGES.flatMap((hedge) => {
    const marks = line.filter((word) => hedge.opens(word, line));
    if (marks.length === 0) return [];
    const hedged = new Set(marks.flatMap((mark) => scopeOf(mark, line, hedge.back)));
    const kept = new Set(
      wording
        .filter((word) => hedge.alike.test(word.text) || hedge.opens(word, wording))
        .flatMap((mark) => [mark, ...clauseOf(mark, wording)]),
    );
    return wording
      .filter((word) => !kept.has(word) && isTold(word))
      .filter((word) => {
        const owns = ownWords(word, line, matches);
        return owns.length > 0 && owns.every((own) => hedged.has(own));
      })
      .map(({ text }) => text);
  });
}

/** The words of a line that a word or number of a wording stands for, the surest. */
export function ownWords(
  word: ClaimWord,
  line: readonly ClaimWord[],
  matches: Compared['matches'],
): ClaimWord[] {
  if (word.kind === 'number') return line.filter(({ text }) => text === word.text);
  const found = matches.get(word) ?? [];
  const same = found.filter(({ how }) => how === 'same');
  return (same.length > 0 ? same : found.filter(({ how }) => how === 'synonym')).map(({ own }) => own);
}

const freeVerbs = new Set([...FREE_VERBS].map(keyOf));

/** Whether a word tells something by itself. */
function isTold({ kind, text, keys }: ClaimWord): boolean {
  if (kind === 'number') return true;
  return (
    kind === 'word' &&
    !SMALL_WORDS.has(text) &&
    !FREE_NOUNS.has(keys[0] ?? '') &&
    !keys.some((key) => freeVerbs.has(key))
  );
}

const STOPS = /^(?:[.,;:()–—!?•]|but|because|while|which|whereas)$/;

/** The words from a mark to the end of its clause, and for some from its beginning. */
function scopeOf(mark: ClaimWord, words: readonly ClaimWord[], back: boolean): ClaimWord[] {
  const [start, end] = boundsOf(mark, words);
  return words.slice(back ? start : mark.at, end);
}

function clauseOf(mark: ClaimWord, words: readonly ClaimWord[]): ClaimWord[] {
  const start = words.findLastIndex(({ at, text }) => at < mark.at && STOPS.test(text)) + 1;
  return words.slice(start, boundsOf(mark, words)[1]);
}

function boundsOf(mark: ClaimWord, words: readonly ClaimWord[]): [number, number] {
  const isStop = (word: ClaimWord) =>
    STOPS.test(word.text) ||
    (word.text === 'and' && /^(?:i|now|currently)$/.test(words[word.at + 1]?.text ?? ''));
  const start = words.findLastIndex(
    (word) => word.at < mark.at && (isStop(word) || word.text === 'and' || word.text === 'i'),
  );
  const end = words.findIndex((word) => word.at > mark.at && isStop(word));
  return [start + 1, end === -1 ? words.length : end];
}

const before = ({ at }: ClaimWord, words: readonly ClaimWord[]) => words[at - 1]?.text ?? '';
const behind = ({ at }: ClaimWord, words: readonly ClaimWord[], step = 1) => words[at + step]?.text ?? '';

/** "Will", "gonna", "next spring", "waiting for", "due in May": what has not come yet. */
function isToCome(word: ClaimWord, words: readonly ClaimWord[]): boolean {
  const { text } = word;
  if (/^(?:will|gonna|hopefully|upcoming|pending|awaiting|wanna|tomorrow|soon|intend|might)$/.test(text))
    return (
      (text !== 'soon' || before(word, words) !== 'as') &&
      !words.slice(Math.max(0, word.at - 4), word.at).some((one) => QUESTION.test(one.text))
    );
  const next = behind(word, words);
  if (text === 'next') return SEASON.test(next);
  if (
    /^(?:going|hop(?:e|es|ing)|due|about|want|wants|wanting|planning|aiming|expect(?:s|ed|ing)?|set)$/.test(
      text,
    )
  )
    return next === 'to' && verbOf(behind(word, words, 2))?.base === behind(word, words, 2);
  if (
    /^(?:intend|planned|scheduled|foreseen|expected)$/.test(text) &&
    /^(?:is|are|was|were)$/.test(before(word, words))
  )
    return true;
  if (/^(?:yet|still)$/.test(text) && next === 'to') return true;
  if (text === 'due') return /^(?:in|by|next|for)$/.test(next);
  if (text === 'waiting')
    return !/^(?:not|without)$/.test(before(word, words)) && /^(?:for|on|to)$/.test(next);
  return /^(?:applied|applying)$/.test(text) && next === 'for';
}

/** "Told customers what it will cost". */
const QUESTION = /^(?:what|how|when|where|whether|if|that|who)$/;
const SEASON =
  /^(?:spring|summer|autumn|fall|winter|year|month|week|term|semester|season|quarter|january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)$/;

/** "Being renewed", "in progress", "at the moment", "halfway through": what is not done yet. */
function isUnderWay(word: ClaimWord, words: readonly ClaimWord[]): boolean {
  const { text } = word;
  const next = behind(word, words);
  if (text === 'being')
    return /^(?:is|are|am|'s|s|currently|now)$/.test(before(word, words)) && isParticiple(next);
  if (text === 'in') return next === 'progress';
  if (text === 'at') return next === 'the' && behind(word, words, 2) === 'moment';
  if (text === 'working') return next === 'towards' || next === 'toward';
  return /^(?:halfway|underway|ongoing|unfinished|uncompleted)$/.test(text);
}

function isParticiple(text: string): boolean {
  const verb = verbOf(text);
  return /(?:ed|en|ne|wn|ht|lt|pt)$/.test(text) || (verb !== null && text === verb.past);
}

/** "Watch the senior", "shadowed", "sat in on": what others did. */
function isWatching(word: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (/^(?:shadow(?:s|ed|ing)?|observ(?:e|es|ed|ing))$/.test(word.text)) return true;
  if (!/^watch(?:es|ed|ing)?$/.test(word.text)) return false;
  return words
    .slice(word.at + 1, word.at + 6)
    .some(({ text }) =>
      /^(?:senior|how|others?|colleagues?|chef|manager|boss|supervisor|older|qualified|experienced|lead|doing|do|him|her|them|tutor|mentor)$/.test(
        text,
      ),
    );
}

/** "With supervision", "with a mentor's guidance". */
function isSupervised(word: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (/^(?:supervised)$/.test(word.text)) return behind(word, words) === 'by';
  return (
    /^(?:with|under)$/.test(word.text) &&
    words
      .slice(word.at + 1, word.at + 5)
      .some(({ text, part }) => part === word.part && /^(?:supervision|guidance|oversight)$/.test(text))
  );
}

/** "A few times", "once or twice". */
function isRare(word: ClaimWord, words: readonly ClaimWord[]): boolean {
  const next = behind(word, words);
  if (word.text === 'few') return next === 'times';
  return word.text === 'once' && next === 'or' && behind(word, words, 2) === 'twice';
}

const HEDGES: readonly Hedge[] = [
  {
    opens: isToCome,
    back: true,
    alike:
      /^(?:intend|plan(?:s|ned|ning)?|future|aim(?:s|ed|ing)?|target(?:ed|ing)?|prospective|scheduled|expected|hoped|yet|goal|forthcoming|proposed|prepar(?:e|ing)|towards?|awaiting|pending)$/,
  },
  {
    opens: isUnderWay,
    back: true,
    alike:
      /^(?:renewal|currently|progress|ongoing|studying|learner|learn|yet|towards?|underway|pending|now|intend|being)$/,
  },
  {
    opens: isWatching,
    back: false,
    alike: /^(?:watch(?:es|ed|ing)?|observ\w+|shadow\w*|learn\w*|sat|sit|sitting|attend\w*|monitor\w*)$/,
  },
  {
    opens: isRare,
    back: true,
    alike: /^(?:few|occasion\w*|sometimes|several|times|some|once)$/,
  },
  {
    opens: isSupervised,
    back: true,
    alike: /^(?:under|supervis\w+|guid\w+|oversight|overseen|direction|mentor\w*|help|assist\w*|support\w*)$/,
  },
];
