import { readHeadedWork } from './headed-tables.ts';
import { readForms } from './labelled-forms.ts';
import type { Line } from './lines.ts';
import { splitEmployerPlace } from './employer-places.ts';
import { placeOf } from './place-of.ts';
import { hasColon, hasSlash, toParts, withoutDates, type Head } from './entry-head.ts';
import { nameParts, type Names } from './name-parts.ts';
import { companyLikeness, isLegalSuffix, titleLikeness } from './titles-and-employers.ts';
import { textAfterDate } from './join-wrapped-lines.ts';
import { readProse } from './prose.ts';
import { withDurations } from './employers-with-durations.ts';
import { underEmployers, type Employer } from './employer-groups.ts';
import { toldIn } from './head-sentences.ts';
import { toEntries, type Entry } from './entries.ts';
import type { ReadExperience } from './reading.ts';

/** The positions of a section of work; `above` holds, folded, what stands above all sections. */
export function readExperience(lines: Line[], above: ReadonlySet<string>): ReadExperience[] {
  const forms = readHeadedWork(lines) ?? readForms(lines);
  if (forms) return forms;
  const proseEntries = readProse(lines);
  if (proseEntries) return proseEntries;
  const roles = withDurations(lines) ?? underEmployers(toEntries(lines));
  const entries = headsOf(roles.flatMap(({ entry, employer }) => (employer ? [] : [entry])));
  const names = nameParts(entries, above);
  const nameOf = new Map(entries.map(({ entry }, i) => [entry, names[i]]));
  const read = roles.flatMap(({ entry, employer }) => {
    const own = employer ? inGroup(entry, employer) : nameOf.get(entry);
    return own && (own.title !== null || own.company !== null) ? [toExperience(entry, own)] : [];
  });
  const whole = withoutTowns(withoutGroupHeads(read.filter((entry) => !isBreak(entry))));
  return sideBySide(roles.map(({ entry }) => entry)) ? newestFirst(whole) : whole;
}

const BREAK =
  /^(?:(?:planned|personal|family|voluntary)\s+)?(?:career\s+(?:break|gap|pause)|sabbatical|(?:parental|maternity|paternity|family|caregiving)\s+leave|elternzeit|mutterschutz|familienzeit|familienpause|auszeit|sabbatjahr|sabbatzeit|arbeitssuchend|arbeitslos|congé\s+(?:parental|maternité|de maternité|sabbatique)|année sabbatique|recherche d['’]emploi|excedencia|baja (?:maternal|por maternidad)|año sabático|congedo|aspettativa|anno sabbatico|licença[- ](?:maternidade|parental)|ano sabático|(?:ouderschaps|zwangerschaps)verlof|sabbatjaar|urlop (?:macierzyński|wychowawczy|rodzicielski)|przerwa w karierze|föräldraledig|mammaledig|tjänstledig|barsel(?:sorlov)?|orlov|forældreorlov|fødselspermisjon|foreldrepermisjon|permisjon|vanhempainvapaa|äitiysloma|hoitovapaa|virkavapaa|opintovapaa|mateřská|rodičovská|materská|rodičovská|gyes|gyed|concediu|rodiljni|декретный отпуск|отпуск по уходу|декретна відпустка|doğum izni|ebeveyn izni|育児休業|産休|产假|育儿假)(?![\p{L}\d])/iu;

/** A time away from work that is told between positions: it is none. */
function isBreak({ title, company }: ReadExperience): boolean {
  return BREAK.test(title ?? company ?? '');
}

/** Entries that stand in columns beside each other, with dates of their own. */
function sideBySide(entries: { dateLine: Line }[]): boolean {
  const pages = Map.groupBy(entries, ({ dateLine }) => dateLine.page);
  return [...pages.values()].some((own) => {
    const streams = new Set(own.map(({ dateLine }) => dateLine.stream));
    return streams.size > 1 && own.some(({ dateLine }) => dateLine.origin !== null);
  });
}

function newestFirst(read: ReadExperience[]): ReadExperience[] {
  if (read.some((entry) => entry.start === null)) return read;
  return read.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1));
}

/** How sure a role is whose employer stands above it. */
const SURE = 0.95;

/** What the head of a role says whose employer stands above it: its title, and maybe a place of its own. */
function inGroup(entry: Entry, employer: Employer): Names {
  const { parts, place } = toParts(entry.head, entry.dateLine, { slash: 'joins' });
  const [first, second] = parts;
  const goesOn = second?.dash !== undefined && second.line === first?.line && titleLikeness(second.text) < 2;
  const [title, unit] = withUnit(
    first && goesOn ? first.text + second.dash + second.text : (first?.text ?? null),
  );
  return {
    title,
    company: unit ?? employer.company,
    place: place ?? employer.place,
    confidence: SURE,
  };
}

const UNIT =
  /\d(?:st|nd|rd|th|er|e)\s|(?:regiment|battalion|brigade|squadron|division|command|fleet|wing|corps)$/iu;

/** A role and the unit in which it was held, where one stands behind the other: "Squad Leader, 1st Battalion, 26th Infantry Regiment". */
function withUnit(text: string | null): [string | null, string | null] {
  const [, title = '', unit = ''] = /^([^,]+), (.+)$/u.exec(text ?? '') ?? [];
  return UNIT.test(unit) && !UNIT.test(title) ? [title, unit] : [text, null];
}

/** The entries of a section of work, and what the lines of their heads consist of. */
export function headsOf(entries: Entry[]): { entry: Entry; head: Head; dateLine: Line }[] {
  // Where every entry has a slash or a colon, it is what parts the title from the employer.
  const usual = (has: (text: string) => boolean) => {
    const found = entries.filter(({ head }) => head.some(({ text }) => has(text)));
    return entries.length > 1 && found.length > entries.length * 0.7 ? 'parts' : 'joins';
  };
  const parting = { slash: usual(hasSlash), colon: usual(hasColon) } as const;
  return entries.map((entry) => ({
    entry,
    head: toParts(entry.head, entry.dateLine, parting),
    dateLine: entry.dateLine,
  }));
}

const WITH_TOWN = /^([^,،]+)[,،] (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?|\p{Lo}[\p{L} ]+)$/u;

/** Where most employers of a section have their place behind them, a name behind a comma is the place, known or not. */
function withoutTowns(read: ReadExperience[]): ReadExperience[] {
  const placed = read.filter((entry) => entry.location !== null || WITH_TOWN.test(entry.company ?? ''));
  if (read.length < 2 || placed.length < read.length * 0.7) return read;
  return read.map((entry) => {
    const [, company = '', town = ''] = WITH_TOWN.exec(entry.company ?? '') ?? [];
    const isTown =
      town !== '' && !isLegalSuffix(town) && companyLikeness(town) === 0 && titleLikeness(town) < 1;
    return isTown && entry.location === null ? { ...entry, company, location: town } : entry;
  });
}

/** A company named once above several positions is no position of its own: its place goes to them. */
function withoutGroupHeads(read: ReadExperience[]): ReadExperience[] {
  let head: ReadExperience | null = null;
  return read.flatMap((entry, i) => {
    const next = read[i + 1];
    if (entry.title === null && entry.description === '' && next?.title && next.company === entry.company) {
      head = entry;
      return [];
    }
    const place = head?.company === entry.company ? head.location : null;
    return [{ ...entry, location: entry.location ?? place }];
  });
}

function toExperience(entry: Entry, found: Names): ReadExperience {
  const told = titleInSentence(entry.body[0]);
  // A name that stands alone and is no known position is the employer, where a sentence below names the position.
  const isHere = entry.head.some(({ text }) => text.includes(found.company ?? '\n'));
  const alone = told !== null && !isHere && titleLikeness(found.title ?? '') < 1;
  const names = alone && found.title ? { ...found, title: told, company: found.title } : found;
  const company = names.company === null ? null : splitEmployerPlace(names.company);
  const first = entry.head[0] ?? entry.dateLine;
  return {
    company: company?.rest ?? null,
    title: names.title ?? told,
    location: names.place ?? company?.place ?? null,
    date: entry.date?.raw ?? null,
    start: entry.date?.start ?? null,
    end: entry.date?.present ? null : (entry.date?.end ?? null),
    description: [...toldInHead(entry), joinBody(entry.body)].filter(Boolean).join(' '),
    place: placeOf(first, first.text),
    confidence: Math.round(names.confidence * (entry.date?.single === false ? 1 : 0.8) * 100) / 100,
  };
}

/** What is told behind the dates or the names of a head. */
function toldInHead({ dateLine, head }: Entry): string[] {
  const afterDate = textAfterDate(dateLine);
  const told = head.flatMap(({ segments }) => segments.map(({ text }) => toldIn(withoutDates(text))));
  return [afterDate, ...told.filter((text) => text && !afterDate.includes(text))];
}

/** The position that the first sentence below an employer is: "Técnica de laboratorio. Turno de noche." */
function titleInSentence(line: Line | undefined): string | null {
  const [, first = ''] = /^(\p{Lu}[^.:;,\d]{3,50})\.(?:\s|$)/u.exec(line?.text ?? '') ?? [];
  const named = first.split(' ').length <= 6 && titleLikeness(first) >= 1;
  return named && companyLikeness(first) < 1 ? first : null;
}

/** The lines of a description: bullets on lines of their own, wrapped lines joined. */
export function joinBody(lines: Line[]): string {
  let text = '';
  for (const line of lines) {
    const fresh = line.bullet || text === '' || line.gap > 0.6;
    const hyphenated = !fresh && /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
    text += fresh && text ? `\n${line.text}` : hyphenated || !text ? line.text : ` ${line.text}`;
  }
  return text;
}
