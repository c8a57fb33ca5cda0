import type { Chance } from './seeded-random.ts';
import { extraSections, formWords } from './form-words.ts';
import { sentences } from './prose-sentences.ts';
import { languages, writeMonth, type SectionName } from './languages.ts';
import { forms, line, piece, type FormWords } from './entry-forms.ts';
import type { Composition } from './composition.ts';
import type { Layout } from './layouts.ts';
import type { CorpusPerson, Position, Study } from './person.ts';
import { composedRows, degreeOf, dutiesOf, inGroups, rareHeadings } from './composed-rows.ts';
import type { Row, Entry, SheetSection, Sheet } from './sheet.ts';

/** Sets out what a person says as a layout wants it. */
export function layOut(person: CorpusPerson, layout: Layout, chance: Chance): Sheet {
  const words = languages[person.language];
  const present = chance.pick(words.present);
  const sections = layout.order.map((name): SheetSection => {
    const rare = layout.composed?.headings === 'rare' && rareHeadings[person.language]?.[name];
    const heading = chance.pick(rare || words.sections[name]);
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
  if (name === 'education') return person.studies.map((study) => studyEntry(study, layout, person.language));
  return person.positions.map((position, i) => {
    const dates = range(position, person, layout, present);
    const before = person.positions[i - 1];
    const same = before?.company === position.company;
    if (layout.composed)
      return composedPosition(position, dates, same, layout.composed, formWords[person.language]);
    const rows = forms[layout.entry](position, dates, same, wordsOf(position, person, layout, present));
    if (layout.entry === 'cells') return { rail: '', rows };
    if (layout.entry === 'sentence')
      return { rail: '', rows: [{ kind: 'text', text: `${textOf(rows)} ${position.duties.join(' ')}` }] };
    return { rail: dates, rows: [...rows, { kind: 'bullets', items: position.duties }] };
  });
}

function composedPosition(
  position: Position,
  dates: string,
  same: boolean,
  composed: Composition,
  words: string[],
): Entry {
  const { title, company, place, duties } = position;
  const isGrouped = same && composed.grouped;
  const known = { company: words[2] ?? '', title: words[3] ?? '' };
  const labels = Object.fromEntries(
    Object.entries(known).filter(([slot]) => composed.labelled.some((one) => one === slot)),
  );
  const texts = { title, company, place, dates };
  const rows = composedRows(inGroups(composed.work, !isGrouped), texts, labels);
  return { rail: dates, rows: [...rows, ...dutiesOf(duties, composed.duties)] };
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
  const capitals = (text: string) => text.toLocaleUpperCase(person.language);
  const [closed = '', open = closed] = sentences[person.language][layout.prose ?? 'dated'].split(' / ');
  return { labels: formWords[person.language], dates, sentence: position.end ? closed : open, capitals };
}

function studyEntry(study: Study, layout: Layout, language: CorpusPerson['language']): Entry {
  const dates = `${study.start}${layout.dash}${study.end}`;
  if (layout.composed) {
    const title = degreeOf(study.degree, study.field, layout.composed.field, language);
    const texts = { title, company: study.institution, place: '', dates };
    return { rail: dates, rows: composedRows(layout.composed.study, texts) };
  }
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
  if (
    ['dates-place-below', 'dates-head-caps', 'form'].includes(layout.entry) ||
    layout.entry.startsWith('stack')
  )
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
      return [{ kind: 'text', text: skills.join(layout.composed?.skills ?? ', ') }];
  }
}
