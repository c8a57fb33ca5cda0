import type { Chance } from './seeded-random.ts';
import { extraSections, formWords, sentences } from './form-words.ts';
import { languages, writeMonth, type SectionName } from './languages.ts';
import type { EntryForm, Layout } from './layouts.ts';
import { newestMonth, type CorpusPerson, type Position, type Study } from './person.ts';

/** A piece of a line and how it is set. */
export type Piece = { text: string; as: 'strong' | 'plain' | 'grey' | 'slant' | 'white' | 'accent' };

/** A row of a section: a line with something at its right edge, a paragraph, or a list. */
export type Row =
  | { kind: 'line'; pieces: Piece[]; right?: Piece }
  | { kind: 'text'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'columns'; items: string[] }
  | { kind: 'cells'; cells: string[] }
  | { kind: 'rated'; items: { text: string; points: number }[] };

/** Rows that belong together; `rail` stands at their left in layouts that have a rail. */
export type Entry = { rail: string; rows: Row[] };

/** A section under its heading; `aside` in the narrow column of layouts that have one. */
export type SheetSection = { name: SectionName; heading: string; aside: boolean; entries: Entry[] };

/** What a resume says, set out for a layout but not yet drawn. */
export type Sheet = {
  name: string;
  headline: string;
  contact: string[];
  sections: SheetSection[];
  leftward: boolean;
  title?: string;
};

/** Sets out what a person says as a layout wants it. */
export function layOut(person: CorpusPerson, layout: Layout, chance: Chance): Sheet {
  const words = languages[person.language];
  const present = chance.pick(words.present);
  const sections = layout.order.map((name): SheetSection => {
    const heading = chance.pick(words.sections[name]);
    const aside = !['experience', 'education', 'summary'].includes(name);
    return { name, heading, aside, entries: entriesOf(name, person, layout, present) };
  });
  return {
    name: layout.head === 'labels' ? `${nameLabel(person)} ${person.name}` : person.name,
    headline: person.headline,
    contact: contactOf(person, layout),
    sections: [...sections, ...extrasOf(person, layout)],
    leftward: words.leftward ?? false,
    ...(layout.title === undefined ? {} : { title: layout.title }),
  };
}

function extrasOf(person: CorpusPerson, layout: Layout): SheetSection[] {
  return layout.extras.flatMap((name) => {
    const extra = extraSections[person.language][name];
    if (!extra) return [];
    const [heading, texts] = extra;
    const entries = texts.map((text): Entry => ({ rail: '', rows: [{ kind: 'text', text }] }));
    return [{ name: 'summary' as const, heading, aside: name !== 'publications', entries }];
  });
}

function nameLabel({ language }: CorpusPerson): string {
  const names: Partial<Record<typeof language, string>> = {
    fr: 'Nom :',
    es: 'Nombre:',
    it: 'Nome:',
    pt: 'Nome:',
    nl: 'Naam:',
    ar: 'الاسم:',
    he: 'שם:',
    pl: 'Imię i nazwisko:',
  };
  return names[language] ?? 'Name:';
}

function contactOf(person: CorpusPerson, layout: Layout): string[] {
  const { email, phone, place, link } = person;
  if (layout.contact !== 'labels') return [place, phone, email, link];
  return [`E-mail: ${email}`, `Tel.: ${phone}`, `Address: ${place}`, link];
}

function entriesOf(name: SectionName, person: CorpusPerson, layout: Layout, present: string): Entry[] {
  if (name === 'summary') return [{ rail: '', rows: [{ kind: 'text', text: person.summary }] }];
  if (name === 'languages') return [{ rail: '', rows: [{ kind: 'text', text: person.spoken.join(', ') }] }];
  if (name === 'skills') return [{ rail: '', rows: skillRows(person.skills, layout) }];
  if (name === 'education') return person.studies.map((study) => studyEntry(study, layout));
  return person.positions.map((position, i) => {
    const dates = range(position, person, layout, present);
    const before = person.positions[i - 1];
    const same = before?.company === position.company;
    const rows = forms[layout.entry](position, dates, same, wordsOf(position, person, layout, present));
    if (layout.entry === 'cells') return { rail: '', rows };
    if (layout.entry === 'sentence')
      return { rail: '', rows: [{ kind: 'text', text: `${textOf(rows)} ${position.duties.join(' ')}` }] };
    return { rail: dates, rows: [...rows, { kind: 'bullets', items: position.duties }] };
  });
}

function range(position: Position, person: CorpusPerson, layout: Layout, present: string): string {
  const write = (month: string) => writeMonth(month, layout.dates, person.language);
  return `${write(position.start)}${layout.dash}${position.end ? write(position.end) : present}`;
}

function textOf(rows: Row[]): string {
  return rows.map((row) => (row.kind === 'text' ? row.text : '')).join(' ');
}

function wordsOf(position: Position, person: CorpusPerson, layout: Layout, present: string): FormWords {
  const write = (month: string) => writeMonth(month, layout.dates, person.language);
  const dates = [write(position.start), position.end ? write(position.end) : present];
  return { labels: formWords[person.language], dates, sentence: sentences[person.language] };
}

const piece = (text: string, as: Piece['as'] = 'plain'): Piece => ({ text, as });
const line = (pieces: Piece[], right?: Piece): Row => ({ kind: 'line', pieces, ...(right ? { right } : {}) });
const withHours = ({ company, hours }: Position) => (hours ? `${company} · ${hours}` : company);

type FormWords = { labels: string[]; dates: string[]; sentence: string };
type Form = (position: Position, dates: string, sameEmployer: boolean, words: FormWords) => Row[];

const forms: Record<EntryForm, Form> = {
  'title-then-company': (one, dates) => [
    line([piece(one.title, 'strong')], piece(dates, 'grey')),
    line([piece(`${withHours(one)}, ${one.place}`, 'slant')]),
  ],
  'company-then-title': (one, dates) => [
    line([piece(one.company, 'strong')], piece(one.place)),
    line([piece(one.hours ? `${one.title} (${one.hours})` : one.title, 'slant')], piece(dates)),
  ],
  'one-line': (one, dates) => [
    line([piece(one.title, 'strong'), piece(` | ${withHours(one)} | ${one.place}`)], piece(dates, 'grey')),
  ],
  'title-at-company': (one, dates) => [
    line([piece(one.title, 'strong'), piece(', '), piece(one.company)]),
    line([piece(one.hours ? `${dates} · ${one.hours}` : dates, 'grey')]),
  ],
  'dates-above': (one, dates) => [
    line([piece(dates, 'grey')]),
    line([piece(one.title, 'strong'), piece(` – ${one.company}`)]),
  ],
  'dates-below': (one, dates) => [
    line([piece(one.title, 'strong')]),
    line([piece(withHours(one))]),
    line([piece(`${dates}   ${one.place}`, 'grey')]),
  ],
  'company-with-roles': (one, dates, sameEmployer) => [
    ...(sameEmployer ? [] : [line([piece(withHours(one), 'strong')], piece(one.place))]),
    line([piece(one.title, 'slant')], piece(dates, 'grey')),
  ],
  'in-the-rail': (one) => [
    line([piece(one.title, 'strong')]),
    line([piece(`${withHours(one)}, ${one.place}`)]),
  ],
  labelled: (one, dates) => [line([piece(one.title, 'strong')]), line([piece(`${one.company} (${dates})`)])],
  'run-in': (one, dates) => [
    line([piece(one.title, 'strong'), piece(` ${one.company}, ${one.place}`)], piece(dates, 'grey')),
  ],
  'dates-in-brackets': (one, dates) => [
    line([piece(one.title, 'strong'), piece(` (${dates})`)]),
    line([piece(one.company, 'slant'), piece(` – ${one.place}`, 'grey')]),
  ],
  'title-dates-company-place': (one, dates) => [
    line([piece(one.title, 'strong')], piece(dates)),
    line([piece(one.company, 'slant')], piece(one.place, 'slant')),
  ],
  'dates-place-below': (one, dates) => [
    line([piece(one.title, 'strong')]),
    line([piece(one.company, 'accent')]),
    line([piece(dates, 'grey')], piece(one.place, 'grey')),
  ],
  'dates-head-caps': (one, dates) => [
    line([piece(`${dates} – ${one.place}`, 'grey')]),
    line([piece(one.title.toLocaleUpperCase(), 'strong'), piece(` – ${one.company.toLocaleUpperCase()}`)]),
  ],
  duration: (one, dates, sameEmployer) => [
    ...(sameEmployer ? [] : [line([piece(one.company, 'strong')])]),
    line([piece(one.title)]),
    line([piece(`${dates} (${lengthOf(one)})`, 'grey')]),
    line([piece(one.place, 'grey')]),
  ],
  form: (one, _dates, _same, { labels, dates: [from = '', to = ''] }) => [
    line([piece(`${labels[0]}: ${from}`)]),
    line([piece(`${labels[1]}: ${to}`)]),
    line([piece(`${labels[2]}: ${one.company}`)]),
    line([piece(`${labels[3]}: ${one.title}`)]),
    line([piece(`${labels[4]}: ${one.place}`)]),
  ],
  sentence: (one, dates, _same, { sentence }) => {
    const values: Record<string, string> = { ...one, dates, hours: '', end: '', duties: '' } as never;
    return [{ kind: 'text', text: sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') }];
  },
  cells: (one, dates) => [{ kind: 'cells', cells: [dates, one.company, one.title, one.place] }],
  dashes: (one, dates) => [
    line([piece(`${one.title} - ${one.company} - ${one.place} - ${dates}`, 'strong')]),
  ],
  'rail-company': (one) => [
    line([piece(one.company, 'strong'), piece(`, ${one.place}`)]),
    line([piece(one.title, 'slant')]),
  ],
  'joined-left': (one, dates) => [
    line([
      piece(dates, 'grey'),
      piece(' '),
      piece(one.title, 'strong'),
      piece(`, ${one.company}, ${one.place}`),
    ]),
  ],
  'spaced-line': (one, dates) => [line([piece(`${dates}    ${one.company}    ${one.title}`)])],
  'comma-line': (one, dates) => [
    line([piece(one.company, 'strong'), piece(`, ${one.place}, ${one.title}, ${dates}`)]),
  ],
  'company-title-dates': (one, dates) => [
    line([piece(one.company, 'accent')]),
    line([piece(one.title, 'strong'), piece(` | ${dates}`)]),
  ],
};

function lengthOf(position: Position): string {
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
  const months = month(position.end ?? newestMonth) - month(position.start) + 1;
  const years = Math.floor(months / 12);
  return years > 0 ? `${years} years ${months % 12} months` : `${months} months`;
}

function studyEntry(study: Study, layout: Layout): Entry {
  const dates = `${study.start}${layout.dash}${study.end}`;
  const degree = study.field ? `${study.degree}, ${study.field}` : study.degree;
  const inRail = layout.entry === 'in-the-rail' || layout.entry === 'rail-company';
  const right = inRail ? undefined : piece(dates, 'grey');
  if (layout.entry === 'company-then-title' || layout.entry === 'company-with-roles')
    return { rail: dates, rows: [line([piece(study.institution, 'strong')], right), line([piece(degree)])] };
  if (layout.entry === 'cells')
    return { rail: '', rows: [{ kind: 'cells', cells: [dates, study.institution, degree, ''] }] };
  if (['sentence', 'dashes', 'comma-line', 'spaced-line'].includes(layout.entry))
    return { rail: dates, rows: [line([piece(`${degree}, ${study.institution}, ${dates}`)])] };
  if (['dates-in-brackets', 'duration', 'joined-left'].includes(layout.entry))
    return {
      rail: dates,
      rows: [line([piece(study.institution, 'strong')]), line([piece(`${degree} (${dates})`)])],
    };
  if (['dates-place-below', 'dates-head-caps', 'form'].includes(layout.entry))
    return {
      rail: dates,
      rows: [
        line([piece(dates, 'grey')]),
        line([piece(degree, 'strong')]),
        line([piece(study.institution, 'accent')]),
      ],
    };
  if (layout.entry === 'run-in')
    return { rail: dates, rows: [line([piece(degree, 'strong'), piece(` ${study.institution}`)], right)] };
  if (layout.entry === 'one-line')
    return {
      rail: dates,
      rows: [line([piece(degree, 'strong'), piece(` | ${study.institution}`)], right)],
    };
  if (layout.entry === 'dates-above')
    return {
      rail: dates,
      rows: [line([piece(dates, 'grey')]), line([piece(degree, 'strong')]), line([piece(study.institution)])],
    };
  return { rail: dates, rows: [line([piece(degree, 'strong')], right), line([piece(study.institution)])] };
}

function skillRows(skills: string[], layout: Layout): Row[] {
  const half = Math.ceil(skills.length / 2);
  switch (layout.skills) {
    case 'bullets':
      return [{ kind: 'bullets', items: skills }];
    case 'lines':
      return skills.map((skill) => line([piece(skill)]));
    case 'pipes':
      return [{ kind: 'text', text: skills.join(' | ') }];
    case 'slashes':
      return [{ kind: 'text', text: skills.join('  •  ') }];
    case 'columns':
      return [{ kind: 'columns', items: skills }];
    case 'rated':
      return [{ kind: 'rated', items: skills.map((text, i) => ({ text, points: 2 + ((i * 7) % 4) })) }];
    case 'groups':
      return [
        line([piece('General: ', 'strong'), piece(skills.slice(0, half).join(', '))]),
        line([piece('Technical: ', 'strong'), piece(skills.slice(half).join(', '))]),
      ].slice(0, skills.length > half ? 2 : 1);
    default:
      return [{ kind: 'text', text: skills.join(', ') }];
  }
}
