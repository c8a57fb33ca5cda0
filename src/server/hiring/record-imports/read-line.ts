import { createHash } from 'node:crypto';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { RecordField, RecordFormat, StageChoice } from '../../../api/hiring/record-imports.ts';
import { splitName } from '../../../engine/contact/split-name.ts';
import { type Message, message } from '../../../messages/message.ts';
import {
  cleanCell,
  emailOf,
  instantOf,
  listOf,
  phoneOf,
  shortCell,
  sourceKeyOf,
  webAddressOf,
} from './cells.ts';

/** How the cells of a file are read. */
export type LineReading = {
  format: RecordFormat;
  columns: readonly { name: string; field: RecordField | null }[];
  dayFirst: boolean;
  stages: Readonly<Record<string, StageChoice>>;
  statuses: Readonly<Record<string, StageChoice>>;
};

/** What is wrong in a line, by column; '' where it is the line as a whole. */
export type LineMistake = { line: number; column: string; detail: Message };

/** A person of a file with their application, as far as the line says. */
export type PersonLine = {
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  website: string;
  personId: string;
  applicationId: string;
  /** The job as the file calls it; '' for none. */
  job: string;
  stage: Stage;
  stageValue: string;
  statusValue: string;
  appliedAt: Date | null;
  endedAt: Date | null;
  source: string;
  tags: string[];
  note: string;
};

/** A person of whom only this is known. */
export function personCalled(
  known: Pick<PersonLine, 'firstName' | 'lastName' | 'email' | 'phone' | 'location'>,
): PersonLine {
  return {
    ...known,
    line: 0,
    linkedin: '',
    website: '',
    personId: '',
    applicationId: '',
    job: '',
    stage: 'new',
    stageValue: '',
    statusValue: '',
    appliedAt: null,
    endedAt: null,
    source: '',
    tags: [],
    note: '',
  };
}

/** What a line came to: a person, or null where it has to be left out, and its mistakes. */
export type ReadLine = { person: PersonLine | null; mistakes: LineMistake[] };

const mostNote = 20_000;

/** Reads a line of people. */
export function readLine(cells: readonly string[], line: number, reading: LineReading): ReadLine {
  const { columns } = reading;
  const mistakes: LineMistake[] = [];
  const wrong = (column: string, detail: Message) => void mistakes.push({ line, column, detail });
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra) {
    wrong('', message('recordImports.tooManyCells'));
    return { person: null, mistakes };
  }
  const cell = (field: RecordField) => fieldOf(cells, columns, field);
  const { first_name: firstName, last_name: lastName } = nameOf(cell);
  const email = emailOf(cell('email').value);
  if (cell('email').value !== '' && email === '')
    wrong(cell('email').column, message('recordImports.notAnEmail'));
  if (firstName === '' && email === '') {
    wrong('', message('recordImports.noNameOrEmail'));
    return { person: null, mistakes };
  }
  const instant = (field: RecordField) => {
    const { value, column } = cell(field);
    const at = value === '' ? null : instantOf(value, reading.dayFirst);
    if (value !== '' && !at) wrong(column, message('recordImports.notADate'));
    return at;
  };
  const [appliedAt, rejectedAt, hiredAt] = [
    instant('applied_on'),
    instant('rejected_on'),
    instant('hired_on'),
  ];
  const outcome = outcomeOf(cell, { rejectedAt, hiredAt });
  const stage = stageOf(outcome, reading);
  return {
    person: {
      line,
      firstName,
      lastName,
      email,
      phone: phoneOf(cell('phone').value),
      location: shortCell(cell('location').value, 120),
      linkedin: webAddressOf(cell('linkedin').value),
      website: webAddressOf(cell('website').value),
      personId: shortCell(cell('person_id').value, 120),
      applicationId: shortCell(cell('application_id').value, 120),
      job: jobOf(cell),
      stage,
      stageValue: outcome.stageValue,
      statusValue: outcome.statusValue,
      appliedAt,
      endedAt:
        stage === 'hired' ? hiredAt : stage === 'rejected' || stage === 'withdrawn' ? rejectedAt : null,
      source: sourceKeyOf(cell('source').value),
      tags: listOf(cell('tags').value, 50, 40),
      note: noteOf(cells, columns),
    },
    mistakes,
  };
}

/** The job of a line as the file calls it: by its name, else by its id. */
export function jobOf(cell: (field: RecordField) => Cell): string {
  return shortCell(cell('job_title').value || cell('job_id').value, 160);
}

type Cell = { value: string; column: string };

/** The first cell that is not empty of those that hold a field, and its column. */
export function fieldOf(cells: readonly string[], columns: LineReading['columns'], field: RecordField): Cell {
  let found: Cell = { value: '', column: '' };
  for (const [at, { name, field: own }] of columns.entries()) {
    if (own !== field) continue;
    const value = cleanCell(cells[at]);
    if (value !== '') return { value, column: name };
    found = { value: '', column: name };
  }
  return found;
}

function nameOf(cell: (field: RecordField) => Cell): { first_name: string; last_name: string } {
  const [first, last] = [shortCell(cell('first_name').value, 75), shortCell(cell('last_name').value, 75)];
  if (first !== '' || last !== '')
    return first === '' ? { first_name: last, last_name: '' } : { first_name: first, last_name: last };
  const full = shortCell(cell('full_name').value, 150);
  const turned = /^([^,]+),\s*([^,]+)$/.exec(full);
  if (turned) return { first_name: turned[2]?.trim() ?? '', last_name: turned[1]?.trim() ?? '' };
  return full === '' ? { first_name: '', last_name: '' } : splitName(full);
}

type Said = Record<'stageValue' | 'statusValue', string> &
  Record<'isRejected' | 'isHired' | 'hasWithdrawn', boolean>;

function outcomeOf(
  cell: (field: RecordField) => Cell,
  { rejectedAt, hiredAt }: Record<'rejectedAt' | 'hiredAt', Date | null>,
): Said {
  const reason = cell('rejection_reason').value;
  return {
    stageValue: shortCell(cell('stage').value, 300),
    statusValue: shortCell(cell('status').value, 300),
    isRejected: rejectedAt !== null || reason !== '',
    isHired: hiredAt !== null || /^hired\b/i.test(reason),
    hasWithdrawn: /\bwithdr[ae]w|\bdeclined (by candidate|our offer)|^candidate declined|zurückgezogen/i.test(
      reason,
    ),
  };
}

/** The stage of a line: what its status says, else what its dates and reason say, else its stage; new where nothing is said. */
function stageOf({ stageValue, statusValue, ...ended }: Said, reading: LineReading): Stage {
  const byStatus = statusValue === '' ? undefined : reading.statuses[statusValue];
  const byStage = stageValue === '' ? undefined : reading.stages[stageValue];
  // In some systems whoever was hired or withdrew is archived, with that as the reason.
  const mayBeEither = byStatus === undefined || byStatus === 'by_stage' || byStatus === 'rejected';
  if (ended.isHired && mayBeEither) return 'hired';
  if (ended.hasWithdrawn && (byStatus === undefined || byStatus === 'rejected')) return 'withdrawn';
  if (byStatus !== undefined && byStatus !== 'by_stage') return byStatus;
  if (ended.isRejected && byStatus === undefined) return 'rejected';
  return byStage === undefined || byStage === 'by_stage' ? 'new' : byStage;
}

/** What the columns of notes say, each under its name, and why it was rejected there. */
function noteOf(cells: readonly string[], columns: LineReading['columns']): string {
  const parts = columns.flatMap(({ name, field }, at) => {
    if (field !== 'note' && field !== 'rejection_reason') return [];
    const value = cleanCell(cells[at]);
    return value === '' ? [] : [`${name}: ${value}`];
  });
  return Array.from(parts.join('\n')).slice(0, mostNote).join('');
}

/** By what a line is known again in this and later files of the company: the application's id, else the person and the job. */
export function lineKey(person: PersonLine, format: RecordFormat): string {
  const who =
    person.personId ||
    person.email.toLowerCase() ||
    person.phone ||
    `${person.firstName} ${person.lastName}`.toLowerCase();
  const what = person.applicationId === '' ? [who, person.job.toLowerCase()] : [person.applicationId];
  return createHash('sha256')
    .update(JSON.stringify([format, ...what]))
    .digest('hex');
}

/** By what a person is known again by the id that the other system gave them; null without one. */
export function personKey({ personId }: PersonLine, format: RecordFormat): string | null {
  return personId === '' ? null : `${format}:${personId}`;
}
