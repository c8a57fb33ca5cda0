import type { DemoExperience, DemoPerson } from '../types.ts';

/** The ways resumes write a month: `June 2019`, `Jun 2019`, `06/2019`, `2019-06`. */
export type MonthForm = 'long' | 'short' | 'numeric' | 'iso';

/** A range of months as a resume writes it; an open end is "Present". */
export function writeRange(
  entry: { start: string; end: string | null },
  form: MonthForm,
  joiner = ' – ',
): string {
  return `${writeMonth(entry.start, form)}${joiner}${entry.end ? writeMonth(entry.end, form) : 'Present'}`;
}

/** The years of a course of study, or "since YYYY" when it goes on. */
export function writeYears(entry: { start: string | null; end: string | null }): string {
  if (entry.end === null) return entry.start ? `since ${entry.start}` : '';
  return entry.start ? `${entry.start} – ${entry.end}` : entry.end;
}

/** "City, Region" in the United States and Canada, "City, Country" elsewhere. */
export function writePlace(person: DemoPerson): string {
  return `${person.city}, ${person.region && usesLetterPaper(person) ? person.region : person.country}`;
}

/** E-mail, telephone, place and links, in that order. */
export function contactParts(person: DemoPerson): string[] {
  return [person.email, person.phone, writePlace(person), ...person.links.map(bareLink)];
}

/** "English (native)" for each language. */
export function languageParts(person: DemoPerson): string[] {
  return person.languages.map((language) => `${language.name} (${language.level})`);
}

/** Consecutive positions at one company, together. */
export function groupByCompany(experience: DemoExperience[]): DemoExperience[][] {
  const groups: DemoExperience[][] = [];
  for (const entry of experience) {
    const last = groups.at(-1);
    if (last?.[0]?.company === entry.company) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Whether resumes of the person's country are on Letter paper rather than A4. */
export function usesLetterPaper(person: DemoPerson): boolean {
  return person.country === 'United States' || person.country === 'Canada';
}

/** A link without its scheme, as printed. */
export function bareLink(link: string): string {
  return link.replace(/^https?:\/\//, '');
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function writeMonth(month: string, form: MonthForm): string {
  const [year = '', number = ''] = month.split('-');
  if (form === 'iso') return month;
  if (form === 'numeric') return `${number}/${year}`;
  const name = MONTHS[Number(number) - 1] ?? '';
  return `${form === 'long' ? name : name.slice(0, 3)} ${year}`;
}
