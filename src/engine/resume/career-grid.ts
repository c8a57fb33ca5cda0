import { toPoint } from './dates.ts';
import { splitEmployerPlace } from './employer-places.ts';
import type { Line } from './lines.ts';
import { placeOf } from './place-of.ts';
import type { ReadEducation, ReadExperience } from './reading.ts';

/** What a Japanese form says of schools and employers, and the lines that say it. */
export type CareerGrid = { experience: ReadExperience[]; education: ReadEducation[]; used: Set<Line> };

type Happened = {
  at: string;
  /** What the row says behind the word for it. */
  more: string;
  whom: string;
  what: 'school' | 'left school' | 'employer' | 'left';
  line: Line;
};

const ROW =
  /^(?<year>(?:19|20)\d{2}|(?:令和|平成|昭和|[HRS])\s*(?:元|\d{1,2}))\s*(?:年|[./])?\s*?(?:\s|(?<=[./]))(?<month>1[0-2]|0?[1-9])\s*月?\s+(?<rest>.+)$/u;
const ROW_IN_SIGNS =
  /^(?<year>(?:19|20)\d{2}|(?:令和|平成|昭和|[HRS])\s*(?:元|\d{1,2}))\s*年\s*(?<month>1[0-2]|0?[1-9])\s*月\s*(?<rest>.+)$/u;
/** "株式会社みなと商事 入社 営業事務として受発注を担当" says in one row where and as what. */
const JOINED = /^(\S.*?\s*(?:入社|入職))\s+(\S.*)$/u;
const WORDS: [RegExp, Happened['what']][] = [
  [/\s*(?:編?入学)$/u, 'school'],
  [/\s*(?:卒業|修了|中退|中途退学)(?:見込み?)?$/u, 'left school'],
  [/\s*(?:入社|入職|入庁|入所|入局|就職)$/u, 'employer'],
  [/\s*(?:退社|退職)$/u, 'left'],
];

/** Reads rows of year, month and what happened (入学, 卒業, 入社, 退職); null where there are no such rows of work. */
export function readCareerGrid(lines: readonly Line[]): CareerGrid | null {
  const rows = lines.map(happened);
  if (!rows.some((row) => row?.what === 'employer')) return null;
  const grid: CareerGrid = { experience: [], education: [], used: new Set() };
  let open: ReadExperience | null = null;
  for (const [i, line] of lines.entries()) {
    const row = rows[i];
    if (row?.what === 'employer') {
      open = employed(row);
      if (row.more && !describe(open, row.more)) nameRole(open, row.more);
      grid.experience.push(open);
    } else if (row?.what === 'left') {
      if (open) open.end = row.at;
      open = null;
    } else if (row) study(grid.education, row);
    else if (!open || !describe(open, line.text)) continue;
    grid.used.add(line);
    if (TO_THIS_DAY.test(line.text)) open = null;
  }
  return grid;
}

function happened(line: Line): Happened | null {
  const found = (ROW.exec(line.text) ?? ROW_IN_SIGNS.exec(line.text))?.groups;
  const whole = found?.['rest']?.trim() ?? '';
  const [, joined = '', more = ''] = JOINED.exec(whole) ?? [];
  const rest = joined || whole;
  for (const [word, what] of WORDS) {
    const whom = rest.replace(word, '');
    const at = toPoint(`${found?.['year']}年${found?.['month']}月`);
    // In a sentence a particle stands before the verb.
    if (whom !== rest && at && (what === 'left' || (whom && !/[にをへ、。]$/u.test(whom))))
      return { at, whom, what, line, more };
  }
  return null;
}

function employed({ at, whom, line }: Happened): ReadExperience {
  const { rest, place } = splitEmployerPlace(whom);
  return {
    company: rest,
    title: null,
    location: place,
    date: null,
    start: at,
    end: null,
    description: '',
    place: placeOf(line, whom),
    confidence: 0.6,
  };
}

const TO_THIS_DAY = /^現在に至る$/u;
const AS = /^(?<title>[^、。]{2,25}?)として(?:.*(?:勤務|従事|入社|配属|担当|携わる).*)$/u;

/** What a row below an employer says: a position, or the end of the table. */
function describe(open: ReadExperience, text: string): boolean {
  if (TO_THIS_DAY.test(text)) return true;
  const title = AS.exec(text)?.groups?.['title'];
  if (!title || open.title) return false;
  open.title = title;
  open.confidence = 0.9;
  return true;
}

/** A short name behind the word for entering is the position: "入社 販売員". */
function nameRole(open: ReadExperience, text: string): void {
  if (!/^[\p{Lo}\p{L}ー・()\s]{2,16}$/u.test(text) || /[にをへ]|配属|勤務|従事|現在/u.test(text)) return;
  open.title = text;
  open.confidence = 0.9;
}

function study(found: ReadEducation[], { at, whom, what, line }: Happened): void {
  const [institution = whom, ...field] = whom.split(/\s+/u);
  const begun = found.findLast((one) => one.institution === institution && one.end === null);
  if (what === 'left school' && begun) {
    begun.end = at;
    return;
  }
  found.push({
    institution,
    degree: null,
    field: field.join(' ') || null,
    date: null,
    start: what === 'school' ? at : null,
    end: what === 'left school' ? at : null,
    place: placeOf(line, whom),
    confidence: 0.8,
  });
}
