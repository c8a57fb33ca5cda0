import { MASKED_MONTH, maskMonths, monthNumber } from './month-names.ts';

/** A date range found in a text: `start` and `end` are `YYYY-MM` or `YYYY`; `end` null with `present` means "to this day". */
export type DateRange = {
  raw: string;
  index: number;
  start: string | null;
  end: string | null;
  present: boolean;
  /** Only one date is written. */
  single: boolean;
};

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const SHORT_YEAR = String.raw`['’‘]\d{2}`;
const MONTH = `(?:${MASKED_MONTH})`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?`;
const NUMBER_MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const SIGN_NUMBER = '[一二三四五六七八九十]{1,3}';
const SIGN_YEAR = '[一二][〇零一二三四五六七八九]{3}';
const ERA = String.raw`(?:令和|平成|昭和|大正)\s*(?:元|\d{1,2}|${SIGN_NUMBER})\s*年`;
const SHORT_ERA = String.raw`(?-i:[HRS])(?:[1-9]|[1-6]\d)\s?(?:[./]\s?|年\s?)(?:1[0-2]|0?[1-9])(?:\s?月)?(?![\d.])`;
const ROMAN_MONTH = String.raw`(?-i:I{1,3}|IV|VI{0,3}|IX|XI{0,2})`;
const POINT = [
  String.raw`${ROMAN_MONTH}\s?[./-]?\s?${YEAR}`,
  SHORT_ERA,
  String.raw`(?:${ERA}|${SIGN_YEAR}\s*年)\s*(?:(?:${NUMBER_MONTH}|${SIGN_NUMBER})\s*月)?`,
  String.raw`${DAY}\s+(?:de\s+)?${MONTH}\.?,?\s+(?:de\s+)?${YEAR}`,
  String.raw`${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s*${YEAR}`,
  String.raw`${MONTH}\.?,?\s*(?:de\s+|del\s+|of\s+)?(?:${YEAR}|${SHORT_YEAR})`,
  String.raw`${MONTH}[-–/]${YEAR}`,
  String.raw`${MONTH}[-\s]\d{2}(?!\d)`,
  String.raw`${YEAR}\s*年\s*(?:${NUMBER_MONTH}\s*月)?(?:\s*\d{1,2}\s*日)?`,
  String.raw`${YEAR}[-/.]${NUMBER_MONTH}(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?(?!\d)`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])[./]${NUMBER_MONTH}[./]${YEAR}`,
  String.raw`${NUMBER_MONTH}/(?:1[3-9]|2\d|3[01])/${YEAR}`,
  String.raw`${NUMBER_MONTH}\s?[./-]\s?${YEAR}`,
  String.raw`Q[1-4]\s*,?\s*${YEAR}`,
  String.raw`${YEAR}\s+${MONTH}(?![\p{L}])`,
  String.raw`${NUMBER_MONTH}\/\d{2}(?![\d/])`,
  YEAR,
  SHORT_YEAR,
].join('|');
const PRESENT = String.raw`(?:till |until |up to |to )?(?:(?:the )?present(?: (?:day|time|date))?|(?:this|the current) (?:day|date|time)|current(?:ly)?|now|today|date|ongoing|to date|till date|continuing|in progress|(?:bis )?heute|jetzt|aktuell|laufend|dato|(?:à )?(?:aujourd['’]hui|ce jour)|présent|maintenant|en cours|(?:la )?actualidad|hasta la fecha|hasta hoy|actualmente|presente|la fecha|actual|hoy|(?:ad )?oggi|attuale|in corso|atual|atualmente|(?:até )?o momento|hoje|heden|nu|obecnie|(?:do )?teraz|nadal|idag|pågående|nuvarande|nå|nyt|šiuo metu|по настоящее время|nåværende|nåtid|dags dato|d\.d\.|i dag|nykyhetki|nykyinen|současnost|současně|dosud|nyní|súčasnosť|jelen|jelenleg|prezent|în prezent|sada|danas|danes|σήμερα|σημερα|έως σήμερα|дотепер|досі|теперішній час|до сега|sekarang|saat ini|actualitat|actualidade|atualidade|attualmente|attualità|günümüz|halen|devam ediyor|настоящее время|наст\. время|сейчас|по н\.в\.|н\.в\.|حتى الآن|الآن|حتى تاريخه|עד היום|היום|כיום|至今|至现在|现在|至現在|現在|現在に至る|현재)`;
// Some languages end a year with a stop: "2011. – 2016.".
const SEPARATOR = String.raw`(?:(?<=\d{4})\.)?\s*(?:[-–—−~→➔➜⟶▸‒―〜～]+|\.\.+|…|(?:->|=>)|(?<!\p{L})(?:to|until|till?|through|thru|bis|à|au|jusqu['’]à|al?|ad|hasta|fino ad?|até|tot|t\/m|から|do|til|po|по|heden)(?!\p{L}))\s*`;
const SINCE = String.raw`(?:since|from|starting|seit|ab|depuis|desde|dal|da|sinds|vanaf|od|sedan|siden|с|منذ|מאז)\s+`;

// Words before the first of two dates, which alone mean no beginning: "de 2011 à 2013", "von 2011 bis 2013".
const FROM = String.raw`(?:de|del|von|vom|van|från|fra|between|entre)\s+`;

const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.@/])(?:${SINCE}|${FROM})?(?<from>${POINT}|${MONTH}\.?(?=\s*[-–—]\s*${MONTH}))(?:${SEPARATOR}(?:(?<to>${POINT})|(?<present>${PRESENT}))(?![\p{L}\d@])|(?<open>\s*[-–—→➔➜]\s*(?:(?:…|\.{2,3})(?=$|\s)|(?=$|[\t)\]|,;•]))))`,
  'dgiu',
);
const SINGLE = new RegExp(
  String.raw`(?<![\p{L}\d.@/'’+-])(?<since>${SINCE})?(?<from>${POINT})(?![\p{L}\d@%+])`,
  'dgiu',
);
const SHORT_RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.@/-])(${YEAR})\s*[-–—/]\s*(\d{2})(?![\d\p{L}-]|\.\d)`,
  'giu',
);

const SLASHED_RANGE = new RegExp(String.raw`(?<![\p{L}\d./-])(${YEAR})\s?/\s?(${YEAR})(?![\d./-])`, 'gu');

// A cheap look that spares most lines the whole grammar.
const MAY_HOLD_DATE =
  /(?:令和|平成|昭和|大正)|[HRS]\d|[一二][〇零九]|(?:19[5-9]|20[0-4])\d|['’‘]\d\d|\d\/\d\d|\p{L}\.?[-\s]\d\d(?!\d)/u;

// The same lines are asked about many times while a resume is read.
const recent = new Map<string, readonly DateRange[]>();
const MOST_RECENT = 2_000;

/** All date ranges of a text, from left to right; single dates where no range stands. */
export function findDates(text: string): readonly DateRange[] {
  if (!MAY_HOLD_DATE.test(text)) return [];
  const known = recent.get(text);
  if (known) return known;
  const found: DateRange[] = [];
  const masked = maskMonths(text);
  for (const match of masked.matchAll(RANGE)) {
    const range = toRange(inText(match, text));
    if (range) found.push(range);
  }
  for (const range of openRanges(text, masked)) if (!overlaps(range, found)) found.push(range);
  for (const { 0: raw, 1: start = '', 2: end = '', index } of text.matchAll(SLASHED_RANGE)) {
    const range = { raw, index, start, end, present: false, single: false };
    if (start <= end && !overlaps(range, found)) found.push(range);
  }
  for (const match of text.matchAll(SHORT_RANGE)) {
    const range = shortRange(match);
    if (range && !overlaps(range, found)) found.push(range);
  }
  for (const match of masked.matchAll(SINGLE)) {
    const single = toSingle(inText(match, text));
    if (single && !overlaps(single, found)) found.push(single);
  }
  const sorted = found.toSorted((a, b) => a.index - b.index);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(text, sorted);
  return sorted;
}

/** What was found where the months are masked, in the words of the text. */
type Found = { raw: string; index: number; input: string; groups: Record<string, string | undefined> };

function inText(match: RegExpExecArray, text: string): Found {
  const groups = Object.entries(match.indices?.groups ?? {}).map(
    ([name, place]): [string, string | undefined] => [name, place && text.slice(place[0], place[1])],
  );
  const raw = text.slice(match.index, match.index + match[0].length);
  return { raw, index: match.index, input: text, groups: Object.fromEntries(groups) };
}

const OPEN_RANGE = new RegExp(
  String.raw`(?<=^|\t)[\s([]*(?<from>${POINT})\s*[-–—→]\s*(?<words>\p{L}[\p{L}\p{M}'’]*(?: \p{L}[\p{L}\p{M}'’]*)?)(?=[)\]]*(?:$|\t))`,
  'dgiu',
);

/** A cheap look: a number, a dash and one or two words at the end of a cell. */
const MAY_BE_OPEN = /\d\p{L}*\s*[-–—→]\s*\p{L}[\p{L}\p{M}'’]*(?: \p{L}[\p{L}\p{M}'’]*)?[)\]]*(?:$|\t)/u;

/** A date, a dash and small words that no list knows, alone in their place: "to this day" in a language that nobody wrote down. */
function openRanges(text: string, masked: string): DateRange[] {
  if (!MAY_BE_OPEN.test(text)) return [];
  return [...masked.matchAll(OPEN_RANGE)].flatMap((one) => {
    const match = inText(one, text);
    const { from = '', words = '' } = match.groups;
    const start = toPoint(from);
    const small = words.length >= 2 && words.length <= 18 && /^[\p{Ll}\p{Lo}]/u.test(words);
    const years = !start?.includes('-') && words.includes(' ');
    if (!start || !small || years || monthNumber(words) || PARTS_OF_NOW.test(words)) return [];
    const raw = match.raw.trim().replace(/^[([]+/, '');
    const index = match.index + match.raw.indexOf(raw);
    return [{ raw, index, start, end: null, present: true, single: false }];
  });
}

const STILL = new RegExp(String.raw`^\s+${PRESENT}(?![\p{L}\d])`, 'iu');
const UP_TO_NOW = new RegExp(`^[-–—~→➔➜\\s]*${PRESENT}[.)]?$`, 'iu');

/** Whether a text may be a piece of words that mean "to this day", as a narrow column breaks them. */
export function isPartOfNow(text: string): boolean {
  return text.length < 16 && PARTS_OF_NOW.test(text);
}

/** Whether a text is a date, a dash and the first of such words. */
export function beginsOpenRange(text: string): boolean {
  const { from = '', rest = '' } = /^(?<from>.+[-–—])\s*(?<rest>\p{L}.*)$/u.exec(text)?.groups ?? {};
  return from !== '' && isPartOfNow(rest) && isDatePart(from);
}

const PARTS_OF_NOW =
  /^[-–—]?\s*(?:hasta(?: la)?|(?:la )?fecha|até(?: o)?|(?:o )?momento|ad|devam|ediyor|bis|do|teraz|up|up to|to|date|in|corso|en|cours|till|in progress|jusqu['’]à|à|ce|(?:ce )?jour|fino ad|حتى|الآن|עד|היום)$/iu;

const DATE_WORDS = new RegExp(
  String.raw`${POINT}|(?<!\p{L})(?:${MONTH}|${PRESENT})\.?(?!\p{L})|[-–—−~→➔➜…()[\],.|/•\s]|(?<!\p{L})(?:to|until|bis|since|from|seit|till|depuis|desde|sinds|sedan)(?!\p{L})|(?<!\p{L})(?:au|à|al|ad|a|hasta|até|tot|til|do|po|od|ab|ved|de|del|dal|da|von|vom|van|från|fra|des)(?=\s+[\dꓐ])`,
  'giu',
);

/** Whether a text is made of dates, or parts of dates, and nothing else. */
export function isDatePart(text: string): boolean {
  if (text.length > 40 || /\d{5}/.test(text)) return false;
  if (UP_TO_NOW.test(text)) return true;
  if (!/\d|^\P{L}*\p{L}+\P{L}*$/u.test(text)) return false;
  const masked = maskMonths(text);
  if (masked.replace(DATE_WORDS, '') === '' && /\d{2}|\p{L}{3}/u.test(text)) return true;
  return openRanges(text, masked).some(
    ({ raw }) => raw.length >= text.trim().replace(/^[([]+|[)\]]+$/g, '').length,
  );
}

function overlaps(range: DateRange, others: DateRange[]): boolean {
  const end = range.index + range.raw.length;
  return others.some((other) => range.index < other.index + other.raw.length && other.index < end);
}

function toRange(match: Found): DateRange | null {
  const { from = '', to, present, open } = match.groups;
  const monthFirst = MONTH_FIRST.test(from) || MONTH_FIRST.test(to ?? '');
  const pointOf = (text: string) => toPoint(monthFirst ? text.replace(DAY_BETWEEN, '$1/$2') : text);
  const end = to === undefined ? null : pointOf(to);
  const start = pointOf(from) ?? monthOfSameYear(from, end);
  if (!start || (to !== undefined && !end)) return null;
  if (end && end.slice(0, 4) < start.slice(0, 4)) return null;
  return {
    raw: match.raw.trim(),
    index: match.index,
    start,
    end,
    present: present !== undefined || open !== undefined,
    single: false,
  };
}

/** A day that can be no month stands behind the month, as Americans write it: "05/14/2017". */
const MONTH_FIRST = /^(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{4}$/;
const DAY_BETWEEN = /^(\d{1,2})\/\d{1,2}\/(\d{4})$/;

function monthOfSameYear(name: string, end: string | null): string | null {
  const month = monthNumber(name.replace(/\.$/, ''));
  return month && end ? `${end.slice(0, 4)}-${String(month).padStart(2, '0')}` : null;
}

function shortRange(match: RegExpExecArray): DateRange | null {
  const start = match[1] ?? '';
  const end = start.slice(0, 2) + (match[2] ?? '');
  if (end < start || Number(end) - Number(start) > 40) return null;
  return { raw: match[0], index: match.index, start, end, present: false, single: false };
}

function toSingle(match: Found): DateRange | null {
  const { from = '', since } = match.groups;
  if (/^(?:\d{1,2}\/\d{2}|['’‘]\d{2})$/.test(from)) return null;
  // "H29.4" is a year of an era where signs stand beside it, and a version anywhere else.
  if (SHORT_ERA_YEAR.test(from) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(match.input))
    return null;
  const point = toPoint(MONTH_FIRST.test(from) ? from.replace(DAY_BETWEEN, '$1/$2') : from);
  if (!point) return null;
  const open = since !== undefined;
  // "od 2018 dosud", "since 2018 to date": that it goes on may be said at both ends.
  const still = open ? (STILL.exec(match.input.slice(match.index + match.raw.length))?.[0] ?? '') : '';
  return {
    raw: match.raw + still,
    index: match.index,
    start: open ? point : null,
    end: open ? null : point,
    present: open,
    single: true,
  };
}

/** The date that a text such as "Feb. '21", "03/2019" or "2019-03-01" stands for, as `YYYY-MM` or `YYYY`. */
export function toPoint(text: string): string | null {
  const year = yearOf(text);
  if (!year) return null;
  const month = monthOf(text, year);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const ERA_YEAR = new RegExp(`(令和|平成|昭和|大正)\\s*(元|\\d{1,2}|${SIGN_NUMBER})`, 'u');
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911 };

const SIGNS = '〇一二三四五六七八九';

/** The number that signs write: 十二 is 12, 三十 is 30. */
function numberOf(signs: string): number {
  const [tens = '', ones = ''] = signs.includes('十') ? signs.split('十') : ['', signs];
  const ten = signs.includes('十') ? (tens ? SIGNS.indexOf(tens) : 1) : 0;
  return ten * 10 + (ones ? SIGNS.indexOf(ones) : 0);
}

const SHORT_ERA_YEAR = /^([HRS])\s?(\d{1,2})\s?(?=[./年])/;
const SHORT_ERAS: Record<string, number> = { R: 2018, H: 1988, S: 1925 };

function yearOf(text: string): string | null {
  const [, letter = '', count = ''] = SHORT_ERA_YEAR.exec(text.trim()) ?? [];
  if (letter) return String((SHORT_ERAS[letter] ?? 0) + Number(count));
  const [, era = '', number = ''] = ERA_YEAR.exec(text) ?? [];
  const first = ERAS[era];
  if (first !== undefined)
    return String(first + (number === '元' ? 1 : /\d/.test(number) ? Number(number) : numberOf(number)));
  const written = new RegExp(`^${SIGN_YEAR}`).exec(text.trim())?.[0];
  if (written) return Array.from(written.replace('零', '〇'), (sign) => SIGNS.indexOf(sign)).join('');
  const full = new RegExp(String.raw`(?<!\d)${YEAR}(?!\d)`).exec(text);
  if (full) return full[0];
  const short =
    /['’‘](\d{2})(?!\d)/.exec(text) ?? /\/(\d{2})$/.exec(text) ?? /\p{L}\.?[-\s](\d{2})$/u.exec(text);
  if (!short?.[1]) return null;
  return Number(short[1]) < 50 ? `20${short[1]}` : `19${short[1]}`;
}

const ROMAN_MONTHS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const ROMAN_BEFORE_YEAR = /^([IVX]{1,4})\s?[./-]?\s?\d{4}$/;

function monthOf(text: string, year: string): number | null {
  const quarter = /Q([1-4])/i.exec(text)?.[1];
  if (quarter) return (Number(quarter) - 1) * 3 + 1;
  const roman = ROMAN_BEFORE_YEAR.exec(text)?.[1];
  if (roman) return ROMAN_MONTHS.indexOf(roman) + 1;
  const inEra = SHORT_ERA_YEAR.test(text.trim()) ? /[./年]\s?(\d{1,2})/.exec(text)?.[1] : undefined;
  if (inEra) return Number(inEra);
  const signs = /年\s*([一二三四五六七八九十]{1,2})\s*月/u.exec(text)?.[1];
  if (signs) return numberOf(signs);
  const word = /[^\P{L}\p{sc=Han}]{3,}/u.exec(text.replace(/\bde[l]?\b/gi, ''))?.[0];
  if (word) return monthNumber(word);
  const after = new RegExp(String.raw`(?:${year}\s*[-/.年]|年)\s*(\d{1,2})`).exec(text)?.[1];
  const before = /(\d{1,2})\s?[./-]\s?\d{2,4}$/.exec(text)?.[1];
  const month = Number(after ?? before ?? 0);
  return month >= 1 && month <= 12 ? month : null;
}
