import { findDates, type DateRange } from './dates.ts';
import { AROUND_DATES, AS, AT, BE, IN, JOIN, NOT_OWN, PARTICLES, WORKED } from './prose-words.ts';
import { titleWords } from './title-words.ts';
import { companyLikeness, isInstitution, isLegalSuffix, titleLikeness } from './titles-and-employers.ts';

/** A position that a sentence tells. */
export type ProsePosition = {
  title: string;
  company: string;
  place: string | null;
  date: string | null;
  start: string | null;
  end: string | null;
  /** Only the beginning is said. */
  onlyStart: boolean;
  /** A verb says it. */
  verb: boolean;
  confidence: number;
};

type Names = { title: string; company: string; place: string | null; verb: boolean };

/** The position that a sentence tells with its dates, or null: what is no job must not become one. */
export function positionInSentence(sentence: string): ProsePosition | null {
  if (sentence.length > 400) return null;
  const dates = findDates(sentence);
  const when = datesOf(dates, JOINED.test(sentence));
  if (!when) return null;
  const text = withMarks(sentence, dates);
  if (NEGATED.test(text)) return null;
  const names = inSigns(text) ?? inTurkish(text) ?? inWords(text);
  if (!names || !isNamed(names)) return null;
  const listed = knownTitle(names.title) ? 1 : 0;
  return {
    ...names,
    ...when,
    confidence: Math.min(0.95, when.onlyStart ? 0.4 : 0.8 + 0.1 * listed + 0.05 * Number(names.verb)),
  };
}

const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])${words}(?![\p{L}\p{M}])`, 'iu');
const NEGATED = word(NOT_OWN);
const JOINED = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${JOIN}|加入|入社|入职|katıldım|başladım|jusqu|kam ich|begon ik|till|zatrudni`,
  'iu',
);
const VERB = word(WORKED);

function datesOf(
  dates: readonly DateRange[],
  joined: boolean,
): Pick<ProsePosition, 'date' | 'start' | 'end' | 'onlyStart'> | null {
  const range = dates.find((date) => !date.single || date.present);
  const [first, second] = dates;
  const point = (date: DateRange | undefined) => date?.end ?? date?.start ?? null;
  if (
    range?.single &&
    dates.length === 2 &&
    point(second) &&
    point(first) &&
    (point(first) ?? '') <= (point(second) ?? '')
  )
    return {
      date: `${first?.raw} – ${second?.raw}`,
      start: point(first),
      end: point(second),
      onlyStart: false,
    };
  if (range)
    return { date: range.raw, start: range.start, end: range.present ? null : range.end, onlyStart: false };
  const [from, to] = [point(first), point(second)];
  if (from && to && dates.length === 2 && from <= to)
    return { date: `${first?.raw} – ${second?.raw}`, start: from, end: to, onlyStart: false };
  return joined && from && dates.length === 1
    ? { date: first?.raw ?? null, start: from, end: null, onlyStart: true }
    : null;
}

// Stands for a date with the words that belong to it.
const MARK = '\uE100';

function withMarks(sentence: string, dates: readonly DateRange[]): string {
  let text = sentence;
  for (const date of dates.toReversed())
    text = text.slice(0, date.index) + MARK + text.slice(date.index + date.raw.length);
  return text
    .replace(MARKED, MARK)
    .replace(/[.。]\s*$/, '')
    .replace(/\s*[([（]\s*\uE100\s*[)\]）]/g, ` ${MARK}`)
    .trim();
}

const MARKED = new RegExp(String.raw`(?:(?<![\p{L}\p{M}])${AROUND_DATES}[\s-]*)*\uE100`, 'giu');

const NAME_START = String.raw`(?=[\p{Lu}\p{Lo}\d«"“„])`;
const CASELESS = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const at = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${AT}|${JOIN})`, 'giu');
const as = new RegExp(String.raw`(?<![\p{L}\p{M}])${AS}`, 'iu');
const be = new RegExp(String.raw`(?<![\p{L}\p{M}])${BE}`, 'iu');
const nameStart = new RegExp(`^${NAME_START}`, 'u');
const titleEnd = new RegExp(
  String.raw`\s*(?:[,،;:（(.]|\uE100|$)|\s(?:${AT}|${JOIN})${NAME_START}|\s(?:and|und|et|y|e|en|i|och|و|ו)\s?\p{L}+\s*\uE100`,
  'u',
);
const ENDS = String.raw`\s*(?:[,،;:（(]|\uE100|$)|(?<=\s(?:Ltd|Inc|LLC|Corp|GmbH|AG|Şti)\.)\s(?!Şti)|\s(?:${IN}\s(?=\p{Lu})|${AS}|في\s|ב(?!ע״מ)(?=\p{sc=Hebrew}))|\s(?=(?:I|${BE})(?!\p{L}))`;
const companyEnd = new RegExp(ENDS, 'u');
const firstSmall = new RegExp(String.raw`${ENDS}|\s(?=(?!${PARTICLES}\s)\p{Ll}+)`, 'u');

type Found = { text: string; from: number; to: number };

/** Languages that put a word before position and employer. */
function inWords(text: string): Names | null {
  const title = titleIn(text);
  if (!title) return null;
  const company = companyIn(text, title.found);
  if (!company) return null;
  const after = text.slice(company.to);
  const place = new RegExp(
    String.raw`^(?:,|،|\s\(?${IN}?|\s*\(${IN}?)\s*(?<place>\p{L}[^,،.:;()\uE100]{1,40}?)\s*(?:[,،.:;()\uE100]|$)`,
    'u',
  ).exec(after);
  const named = place?.groups?.['place'] ?? null;
  const isName =
    named !== null && /^[\p{Lu}\p{Lo}]/u.test(named) && !as.test(named) && named !== title.found.text;
  return { title: title.found.text, company: company.text, place: isName ? named : null, verb: title.verb };
}

function titleIn(text: string): { found: Found; verb: boolean } | null {
  const worked = VERB.test(text);
  const post = as.exec(text);
  const own =
    post &&
    (worked ||
      POST.test(post[0]) ||
      /^[\s:,\uE100]*(?:(?:and|und|et|y|e|en|i|och)\s)?$/.test(text.slice(0, post.index)));
  if (post && own) return found(text, post.index, post.index + post[0].length, true);
  const being = be.exec(text);
  if (being) {
    const one = found(text, being.index, being.index + being[0].length, true);
    if (one && (knownTitle(one.found.text) || text.includes(MARK))) return one;
  }
  const start = /^[\s\uE100:,،、–—-]*/.exec(text)?.[0].length ?? 0;
  const ahead = text.slice(0, start).includes(MARK) && text.slice(0, start).includes(':');
  const first = found(text, start, start, ahead);
  if (!first || worked || SAYS_MORE.test(first.found.text)) return null;
  return knownTitle(first.found.text) || ahead ? first : null;
}

// A sentence about something else that was done.
const SAYS_MORE = new RegExp(
  String.raw`^(?:\p{L}+ed|I|We|Ich|Wir|Je|J['’]|Ik|Jag)(?!\p{L})|(?<!\p{L})${AS}`,
  'iu',
);

const POST = /post|position|role|poste|puesto|cargo|ruolo|função|functie|stanowisk|tjänst|منصب|وظيفة|תפקיד/i;

/** The name that follows a word; `ahead` is where that word begins. */
function found(
  text: string,
  ahead: number,
  from: number,
  verb: boolean,
): { found: Found; verb: boolean } | null {
  const rest = text.slice(from);
  const length = titleEnd.exec(rest)?.index ?? rest.length;
  const words = rest.slice(0, length).trim();
  return words === '' ? null : { found: { text: words, from: ahead, to: from + length }, verb };
}

function companyIn(text: string, title: Found): Found | null {
  for (const match of text.matchAll(at)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from);
    const inside = match.index >= title.from && match.index < title.to;
    if (inside || (!nameStart.test(rest) && !CASELESS.test(rest[0] ?? ''))) continue;
    const whole = companyEnd.exec(rest)?.index ?? rest.length;
    // Small words inside a short name belong to it; in a longer run the sentence goes on with them.
    const isProse = rest.slice(0, whole).split(' ').length > 5 || VERB.test(rest.slice(0, whole));
    const length = isProse ? (firstSmall.exec(rest)?.index ?? whole) : whole;
    const name = withLegal(rest, length);
    if (name.length > 1 && !isPlaceAlone(name, title)) return { text: name, from, to: from + name.length };
  }
  return null;
}

function isPlaceAlone(name: string, title: Found): boolean {
  return name === title.text || name.startsWith(MARK);
}

/** A name goes on over the stop of its legal form, and over the comma before one. */
function withLegal(rest: string, length: number): string {
  const name = rest.slice(0, length).trim();
  const [, more = ''] = /^(,?\s?[^\s,]+)/.exec(rest.slice(length)) ?? [];
  const suffix = more.replace(/^,\s?/, '');
  return more.startsWith(',') && isLegalSuffix(suffix) ? name + more : name.replace(/(?<=\p{Ll}{3})\.$/u, '');
}

const TURKISH =
  /^[\s\uE100:,]*(?:tarihi?nden beri\s|tarihinde\s)?(?:(?<where>\p{Lu}\p{L}+) ilindeki\s)?(?<company>\p{Lu}[^\uE100:]*?)(?:\s(?:şirketin|firmasın|kurumun|bankasın|grubun|firmas|şirket)(?:de|da|e|a|ın|ında|inde)?|\sbünyesinde|['’]n?[dt][ae])(?:,\s(?<place>[^,]+),)?\s(?<title>\p{Lu}[^,.\uE100]*?)(?:\s(?:olarak|görevini|görevinde|pozisyonunda|unvanıyla)|\s*[,.\uE100(]|$)/u;

function inTurkish(text: string): Names | null {
  const groups = TURKISH.exec(text)?.groups;
  if (!groups) return null;
  const { title = '', company = '', where, place } = groups;
  const behind = /,\s(\p{Lu}\p{L}+)\s*(?:\uE100|$)/u.exec(text)?.[1];
  return { title, company, place: where ?? place ?? behind ?? null, verb: /olarak|görev|çalış/.test(text) };
}

const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const JAPANESE =
  /^[\s\uE100、，:：よりからに]*(?:(?<where>\p{sc=Han}{2,4}[都道府県市区])の)?(?<company>[^、。，：:（(\uE100]{2,30}?)(?:[（(](?<place>[^）)\uE100]+)[）)])?(?:にて|において|で|に|、)(?<title>[^、。，（(\uE100]{1,20}?)(?:(?<verb>として|を務め|を担当)|に従事|[（(、。\uE100]|$)/u;
const CHINESE =
  /(?:就职于|任职于|供职于|加入|入职|在|于)(?<company>[^，。：:（(\uE100]{2,30}?)(?:[（(](?<place>[^）)\uE100]+)[）)])?[，,]?(?<verb>担任|出任|从事|任)(?<title>[^，。（(\uE100]{1,15}?)(?:工作|一职|职务)?(?=[，。（(\s\uE100]|$)/u;

function inSigns(text: string): Names | null {
  if (!HAN.test(text)) return null;
  const groups = (CHINESE.exec(text) ?? JAPANESE.exec(text))?.groups;
  if (!groups) return null;
  const { title = '', company = '', where, place, verb } = groups;
  if (verb === undefined && titleLikeness(title) === 0) return null;
  const behind = /(?:[（(]|，\s*)([^，、。（()）\uE100]{2,8})(?:[）)]|$)/u.exec(
    text.slice(text.indexOf(title) + title.length),
  );
  return {
    title,
    company: company.trim(),
    place: where ?? place ?? behind?.[1] ?? null,
    verb: verb !== undefined,
  };
}

function knownTitle(text: string): boolean {
  return titleLikeness(text) >= 1 || titleWords(text) >= 2;
}

function isNamed({ title, company, verb }: Names): boolean {
  const short = (text: string, most: number) =>
    text.split(' ').length <= most && text.length <= 80 && !text.includes(MARK);
  const named = /^[\p{Lu}\p{Lo}\d]/u.test(company);
  const known = verb || knownTitle(title) || companyLikeness(company) > 0;
  // A position is written with a capital, or is a known one; who was at a school without one studied there.
  if (!knownTitle(title) && (/^\p{Ll}/u.test(title) || (!verb && isInstitution(company)))) return false;
  return (
    short(title, 7) && short(company, 9) && named && known && !/\d/.test(title) && titleLikeness(company) < 2
  );
}
