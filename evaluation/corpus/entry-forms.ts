import type { EntryForm } from './layouts.ts';
import { newestMonth, type Position } from './person.ts';
import type { Piece, Row } from './sheet.ts';

/** Words and how they are set. */
export const piece = (text: string, as: Piece['as'] = 'plain'): Piece => ({ text, as });
/** A line of words, with something at its right edge or nothing. */
export const line = (pieces: Piece[], right?: Piece): Row => ({
  kind: 'line',
  pieces,
  ...(right ? { right } : {}),
});
const withHours = ({ company, hours }: Position) => (hours ? `${company} · ${hours}` : company);

/** What a form needs beside the position: labels, both dates, and the sentence that is written about it. */
export type FormWords = {
  labels: string[];
  dates: string[];
  sentence: string;
  capitals: (text: string) => string;
};
type Form = (position: Position, dates: string, sameEmployer: boolean, words: FormWords) => Row[];

/** Sets out the slots of a position in each of the ways. */
export const forms: Record<EntryForm, Form> = {
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
  'dates-head-caps': (one, dates, _same, { capitals }) => [
    line([piece(`${dates} – ${one.place}`, 'grey')]),
    line([piece(capitals(one.title), 'strong'), piece(` – ${capitals(one.company)}`)]),
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
  sentence: (one, dates, _same, { sentence, dates: [from = '', to = ''] }) => {
    const values: Record<string, string> = {
      ...one,
      dates,
      from,
      to,
      hours: '',
      end: '',
      duties: '',
    } as never;
    return [{ kind: 'text', text: sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') }];
  },
  stack: (one, dates) => [
    line([piece(dates, 'grey')]),
    line([piece(one.place, 'grey')]),
    line([piece(one.title, 'strong')]),
    line([piece(one.company)]),
  ],
  'stack-company': (one, dates) => [
    line([piece(dates)]),
    line([piece(one.company, 'accent')]),
    line([piece(one.title, 'strong')]),
    line([piece(one.place, 'grey')]),
  ],
  'stack-place': (one, dates) => [
    line([piece(one.place, 'slant')]),
    line([piece(dates, 'slant')]),
    line([piece(one.title, 'strong'), piece(', '), piece(one.company)]),
  ],
  'stack-corner': (one, dates) => [
    line([piece(dates, 'grey')], piece(one.place, 'grey')),
    line([piece(one.company, 'strong')]),
    line([piece(one.title)]),
  ],
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
