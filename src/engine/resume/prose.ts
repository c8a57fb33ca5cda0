import { findDates, isDatePart } from './dates.ts';
import type { Line } from './lines.ts';
import { placeOf } from './place-of.ts';
import { isPlace } from './places.ts';
import type { ReadExperience } from './reading.ts';
import { positionInSentence, type ProsePosition } from './prose-positions.ts';

/** The positions of a section of work that is written in sentences ("From 2015 to 2018 I worked as ... at ..."), or null where it is not. */
export function readProse(lines: Line[]): ReadExperience[] | null {
  const paragraphs = paragraphsOf(lines);
  const dated = lines.some((line) => line.segments.length > 1 && findDates(line.text).length > 0);
  const apart = lines.filter(
    (line) => isDatePart(line.text) && findDates(line.text).some(({ single }) => !single),
  );
  if (dated || apart.length > 1) return null;
  const clauses = paragraphs.flatMap(clausesOf);
  const ranges = clauses.filter((clause) =>
    findDates(clause.text).some((date) => !date.single || date.present),
  );
  const entries: { position: ProsePosition; line: Line; rest: string[] }[] = [];
  let open = false;
  for (const { text, line, first } of clauses) {
    const position = positionInSentence(text);
    if (position) entries.push({ position, line, rest: [] });
    else if (!first || open) entries.at(-1)?.rest.push(text);
    open = position !== null || (open && !first);
  }
  const stopped = clauses.filter(({ text }) => positionInSentence(text) && /[.。)）]$/.test(text));
  if (stopped.length < entries.length * 0.5) return null;
  const sentences = clauses.length > entries.length || entries.some(({ position }) => position.verb);
  if (entries.length === 0 || !sentences || entries.length < ranges.length * 0.6) return null;
  return entries.map(({ position, line, rest }, i) =>
    toExperience(position, line, rest, entries[i + 1]?.position ?? null),
  );
}

function toExperience(
  position: ProsePosition,
  line: Line,
  rest: string[],
  next: ProsePosition | null,
): ReadExperience {
  const { title, company, place, date, start, end, confidence } = position;
  // Who tells when a job began, and then when the next one did, left the first for the second.
  const left = position.onlyStart && next?.start && start !== null && next.start > start ? next.start : end;
  return {
    company,
    title,
    location: place !== null && (isPlace(place) || place.split(' ').length <= 3) ? place : null,
    date,
    start,
    end: left,
    description: rest.join(' '),
    place: placeOf(line, line.text),
    confidence,
  };
}

type Paragraph = { line: Line; from: number }[];

function paragraphsOf(lines: Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const last = open?.at(-1);
    const goesOn =
      last && !line.bullet && line.gap < 0.15 && line.stream === last.line.stream && !endsEarly(last.line);
    if (open && last && goesOn) open.push({ line, from: last.from + last.line.text.length + 1 });
    else paragraphs.push([{ line, from: 0 }]);
  }
  return paragraphs;
}

/** In a text without positions each line is a paragraph; otherwise one that ends well before the edge ends a paragraph. */
function endsEarly({ right, column, text }: Line): boolean {
  if (right === 0) return true;
  const room = (column.right - right) / (column.right - column.left || 1);
  return room > 0.3 || (/[.。!]$/.test(text) && room > 0.2);
}

type Clause = { text: string; line: Line; first: boolean };

/** The sentences of a paragraph, each with the line it begins in; one with several ranges of dates is divided at them. */
function clausesOf(paragraph: Paragraph): Clause[] {
  const text = paragraph.map(({ line }) => line.text).join(' ');
  const clauses: Clause[] = [];
  let from = 0;
  for (const sentence of text.split(SENTENCE_ENDS)) {
    const at = text.indexOf(sentence, from);
    for (const part of atRanges(sentence)) {
      const line = paragraph.findLast((one) => one.from <= at)?.line;
      if (line && part.trim()) clauses.push({ text: part.trim(), line, first: clauses.length === 0 });
    }
    from = at + sentence.length;
  }
  return clauses;
}

// A stop behind a letter or two, or behind the short form of a company, a month or a title, ends no sentence.
const SENTENCE_ENDS =
  /(?<=[!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=\.)(?<!(?:^|[\s.(])(?:\p{L}{1,2}|Ltd|Inc|Corp|San|Tic|Şti|Pty|Pvt|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Okt|Oct|Nov|Dec|Dez|janv|févr|avr|juil|sept|oct|nov|déc|Dipl|Ing|St|Mr|Mrs|Ms)\.)\s+(?=[\p{Lu}\p{Lo}\d])|(?<=[。！？])/u;

function atRanges(sentence: string): string[] {
  const ranges = findDates(sentence).filter((date) => !date.single);
  const [first] = ranges;
  if (!first || ranges.length < 2) return [sentence];
  const ahead = first.index < sentence.length * 0.2;
  const cuts = ahead
    ? ranges.slice(1).map((date) => date.index)
    : ranges.slice(0, -1).map((date) => date.index + date.raw.length + 1);
  return [0, ...cuts].map((cut, i) =>
    sentence
      .slice(cut, cuts[i] ?? sentence.length)
      .replace(/[,;\s]+(?:and|und|et|y|e|en|i|och|ve)?\s*$/u, ''),
  );
}
