/** Named checks of a suggested line, apart from all that the writer knows: each finds one way in which a sentence is broken. */
export const CHECKS: Readonly<Record<string, (text: string, tense: 'now' | 'past') => boolean>> = {
  'does not open with a verb': (text) =>
    !/^[A-Z][a-z]+$/.test(wordsOf(text)[0] ?? '') || NO_VERBS.has(wordsOf(text)[0]?.toLowerCase() ?? ''),
  'opens in the wrong time': (text, tense) => {
    const first = wordsOf(text)[0]?.toLowerCase() ?? '';
    return tense === 'past' && !first.endsWith('ed') && !IRREGULAR.has(first);
  },
  'mixes the past and the present': (text) => {
    const [first = '', ...rest] = wordsOf(text).map((word) => word.toLowerCase());
    const isPast = (word: string) => /[^e]ed$/.test(word) || IRREGULAR.has(word);
    const heads = rest.flatMap((word, at) => (/^(and|,)$/.test(rest[at - 1] ?? '') ? [word] : []));
    // A list of pasts behind a present: "keep charts and cleaned rooms".
    return (
      !isPast(first) &&
      heads.some(
        (word) =>
          isPast(word) && !/^(used|printed|advanced|related|planned)$/.test(word) && !SAME_FORMS.has(word),
      )
    );
  },
  'leaves a form in -ing beside a verb': (text) =>
    / and (?:doing|being|having|making|taking|writing|preparing|managing|keeping) /i.test(text) &&
    !/ by | of | for | in | with | included|such as|before|after|while|without/i.test(text),
  'keeps "of" behind a verb': (text) =>
    /^(?!dispos|approv|learn|inform)\w+ed (?:(?:over|up|off|down|away|out) )?of\b/i.test(text),
  'leaves a bare form in -ing in a row of verbs': (text) =>
    /^\w+ed [^,]*, \w+ing and \w+(?:ed|t) /.test(text),
  'puts "including" into another time': (text) => /, included /.test(text),
  'repeats a word': (text) => /\b(\p{L}+) \1\b/iu.test(text),
  'ends in the air': (text) =>
    /\b(and|or|of|the|an?|for|to|with|in|at|by|from|as|using|into|my|our|their|that|which|including)$/i.test(
      text,
    ),
  'opens brackets or quotes and does not close them': (text) =>
    count(text, '(') !== count(text, ')') ||
    count(text, '[') !== count(text, ']') ||
    count(text, '"') % 2 === 1,
  'opens in small letters': (text) => !/^[\p{Lu}\d]/u.test(text),
  'has signs that do not belong together': (text) =>
    /[,;:] ?[,;:.]|\.\.|\s[,;.]|\s{2}|\(\s|\s\)|^[^\p{L}\d]/u.test(text),
  'is more than one sentence': (text) =>
    /[.!?] \p{Lu}/u.test(text.replaceAll(/\b(?:e\.g|i\.e|No|Dr|St|approx)\. /g, '')),
  'is too short or too long': (text) => wordsOf(text).length < 2 || text.length > 300,
  'has the wrong article': (text) =>
    /\ba (?:[aeio][a-z]+)\b/i.test(text.replaceAll(/\ba (?:one|once|eu|uni|use|u[ks])[a-z-]*/gi, '')) ||
    /\ban (?:[bcdfgjklmnpqrstvwxyz][a-z]+)\b/.test(
      text.replaceAll(/\ban (?:hour|honest|honou?r)[a-z]*/g, ''),
    ) ||
    /\ba (?:8|11|18|80)\b/.test(text),
  'has an article without its thing': (text) =>
    /\b(?:a|an|the) (?:a|an|the|and|or|of|for|to|with|in|at|by|from|,)\b(?!-)/i.test(text),
  'keeps an empty opening': (text) =>
    /\b(responsible for|duties includ|responsibilities includ|tasked with|in charge of)\b/i.test(text),
  'keeps filler or slang': (text) =>
    /\b(in order to|on a daily basis|utili[sz]|successfully|various|a variety of|lots of|kids|stuff|etc)\b/i.test(
      text,
    ),
  'names the writer': (text) => /\b(I|me|myself)\b/.test(text),
  'has a plural number with a single thing': (text) =>
    /\b(?:[2-9]|[1-9]\d) (?:shop|team|person|child|nurse|driver|room|year|client|patient)\b(?!-| (?:shop|team|room|year|client|patient|driver)s)/.test(
      text,
    ),
};

/** The names of the checks that a line fails. */
export function faultsOf(text: string, tense: 'now' | 'past'): string[] {
  return Object.entries(CHECKS).flatMap(([name, fails]) => (fails(text, tense) ? [name] : []));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'-]+|,/gu) ?? [];
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

const NO_VERBS = new Set(
  'the a an my our i he she they this that in on at with for of to by from and or using various all'.split(
    ' ',
  ),
);
const SAME_FORMS = new Set(
  'cut set put read hit let split shut cast cost reset forecast broadcast'.split(' '),
);
const IRREGULAR = new Set(
  `reset forecast broadcast built bought chose cut did drew drove fed found flew gave got grew held hung kept laid led learnt made met oversaw paid put ran read rebuilt rewrote rode said sat sang saw sent set sewed shot showed sold sought spent spoke
spun stood swam swept taught told took undertook went won wove wrote brought caught hit sought shook lent began broke dealt dug ground hid let proofread shut slept spread stuck troubleshot understood withdrew wound thought heard`.split(
    /\s+/,
  ),
);
