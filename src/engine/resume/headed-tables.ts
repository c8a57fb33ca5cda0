import { splitEmployerPlace } from './employer-places.ts';
import { splitSchoolPlace } from './school-places.ts';
import { findDates, isDatePart, type DateRange } from './dates.ts';
import { slotOf, type Slot } from './form-labels.ts';
import type { Line, Segment } from './lines.ts';
import { placeOf } from './place-of.ts';
import type { ReadEducation, ReadExperience } from './reading.ts';
import { isPlace } from './places.ts';
import { fold } from './text.ts';
import { companyLikeness, isLegalSuffix } from './titles-and-employers.ts';
import { isTown } from './towns.ts';

type Column = Slot | 'institution' | 'degree' | 'field' | 'more';

const STUDY_LABELS: Record<'institution' | 'degree' | 'field', string> = {
  institution:
    'institution|institute|school|university|college|school college|college school|name of institution|institution name|college university|school university|name of school|name of the institution|place of study|where|provider|awarding body|schule|hochschule|bildungseinrichtung|einrichtung|établissement|école|universidad|centro|institución|centro de estudios|istituto|ateneo|università|instituição|universidade|escola|instelling|uczelnia|szkoła|nazwa uczelni|lärosäte|skola|okul|üniversite|okul adı|学校|学校名|院校|毕业院校|大学',
  degree:
    'degree|exam|examination|examination passed|course degree|degree course|degree examination|level|estudios|qualification|qualifications|award|certificate|diploma|abschluss|diplôme|título|titulación|titolo|titolo di studio|diploma obtained|grau|kwalifikacja|stopień|tytuł|examen|derece|diploma adı|学位|学历|資格|学歴',
  field:
    'field|subject|subjects|major|course|course of study|programme|program|fach|fachrichtung|studiengang|spécialité|domaine|filière|especialidad|carrera|indirizzo|facoltà|curso|área|richting|studierichting|kierunek|inriktning|ämne|bölüm|bölümü|alan|专业|学部|専攻',
};
const STUDY_SLOTS = new Map(
  (Object.entries(STUDY_LABELS) as [Column, string][]).flatMap(([slot, words]) =>
    words.split('|').map((word): [string, Column] => [fold(word), slot]),
  ),
);
/** Columns that say how well a study was finished, and who examined it. */
const ASIDE = new Set(
  '%|marks|% marks|% of marks|percentage|marks %|cgpa|gpa|cgpa %|grade|grades|result|results|class|division|score|aggregate|board|board university|university board|board of university|examining body|mode|note|noten|abschlussnote|nota|voto|mention|promedio|puntaje'
    .split('|')
    .map((word) => fold(word) || word),
);
const YEARS = new Set(
  'year|years|year of passing|passing year|passed|year passed|year of completion|batch|duration|session|jahr|jahre|année|années|año|años|anno|anni|ano|anos|jaar|rok|lata|år|yıl|年|年份|年度'
    .split('|')
    .map(fold),
);

/** What is said of one thing in a table whose first row names the columns: the words of each column, and the line where it begins. */
type Row = { cells: Map<Column, string>; line: Line };

/** The positions of a table whose first row names what stands in its columns, or null where there is none. */
export function readHeadedWork(lines: readonly Line[]): ReadExperience[] | null {
  const rows = rowsOf(lines, workSlot, ['company', 'title']);
  return (
    rows?.map(({ cells, line }): ReadExperience => {
      const date = dateIn(cells);
      const split = splitEmployerPlace(cells.get('company') ?? '');
      return {
        company: split.rest || null,
        title: cells.get('title') ?? null,
        location: cells.get('place') ?? split.place,
        ...datesOf(date),
        description: [cells.get('duties'), cells.get('more')].filter(Boolean).join(' '),
        place: placeOf(line, line.text),
        confidence: cells.has('company') && cells.has('title') ? 0.95 : 0.6,
      };
    }) ?? null
  );
}

/** The studies of a table whose first row names what stands in its columns, or null where there is none. */
export function readHeadedStudies(lines: readonly Line[]): ReadEducation[] | null {
  const rows = rowsOf(lines, studySlot, ['institution', 'degree']);
  return (
    rows?.map(({ cells, line }): ReadEducation => ({
      institution: splitSchoolPlace(cells.get('institution') ?? '').rest || null,
      degree: cells.get('degree') ?? null,
      field: cells.get('field') ?? null,
      ...datesOf(dateIn(cells)),
      place: placeOf(line, line.text),
      confidence: cells.has('institution') && cells.has('degree') ? 0.97 : 0.6,
    })) ?? null
  );
}

/** Whether the parts of a row are names of columns of work or study. */
export function namesColumns(cells: readonly Segment[]): boolean {
  if (cells.length < 3 || cells.some(({ text }) => text.length > LONGEST_NAME)) return false;
  return (
    slotsOf(cells, workSlot, ['company', 'title']) !== null ||
    slotsOf(cells, studySlot, ['institution', 'degree']) !== null
  );
}

const LONGEST_NAME = 40;

function workSlot(text: string): Column | null {
  return slotOf(text) ?? (YEARS.has(fold(text)) ? 'dates' : null);
}

/** What the name of a column or the label of a row of study says that stands there. */
export function studySlot(text: string): Column | null {
  const known = STUDY_SLOTS.get(fold(text));
  if (known) return known;
  const other = workSlot(text);
  return other === 'dates' || other === 'from' || other === 'to' || other === 'place' ? other : null;
}

/** What the columns hold, where their names say when and one of two things more. */
function slotsOf(
  heads: readonly Segment[],
  slotIn: (text: string) => Column | null,
  wanted: Column[],
): Column[] | null {
  const slots = heads.map(({ text }) => slotIn(text.replace(/:$/, '')) ?? 'more');
  const dated = slots.includes('dates') || slots.includes('from');
  const aside = heads.filter(({ text }) => ASIDE.has(fold(text) || text.trim())).length;
  const unknown = slots.filter((slot) => slot === 'more').length - aside;
  const missing = wanted.filter((slot) => !slots.includes(slot));
  if (!dated || unknown > 1 || missing.length === wanted.length) return null;
  // Beside dates and one of the two, a column of an unknown name holds the other.
  const [other] = missing;
  if (other === undefined) return slots;
  // The course is what was finished where no column names a degree.
  const at = slots.findIndex(
    (slot, i) => slot === 'more' && !ASIDE.has(fold(heads[i]?.text ?? '') || (heads[i]?.text ?? '')),
  );
  const course = other === 'degree' && at === -1 ? slots.indexOf('field') : at;
  return slots.map((slot, i) => (i === course ? other : slot));
}

function dateIn(cells: ReadonlyMap<string, string>): DateRange | undefined {
  const written = cells.get('dates') ?? ['from', 'to'].flatMap((slot) => cells.get(slot) ?? []).join(' – ');
  return findDates(written)[0];
}

function datesOf(date: DateRange | undefined): Pick<ReadExperience, 'date' | 'start' | 'end'> {
  const end = date?.present ? null : (date?.end ?? null);
  return { date: date?.raw ?? null, start: date?.start ?? null, end };
}

/** The rows below the names of columns, where each has its dates and one of the things that are looked for. */
function rowsOf(
  lines: readonly Line[],
  slotIn: (text: string) => Column | null,
  wanted: Column[],
): Row[] | null {
  const [head, ...body] = lines.map(inCells);
  const slots = head && head.segments.length >= 3 ? slotsOf(head.segments, slotIn, wanted) : null;
  if (!head || !slots) return null;
  const rows: Row[] = [];
  // What stands above the dates of a row whose cells are set to their middle.
  let ahead: Map<Column, string> | null = null;
  for (const [i, line] of body.entries()) {
    if (line.text === head.text) continue;
    const placed = inColumns(line, head);
    const open = rows.at(-1);
    if (open && isBelowTable(line, head)) {
      open.cells.set('more', [open.cells.get('more'), line.text].filter(Boolean).join(' '));
      continue;
    }
    if (!placed) return null;
    const cells = new Map<Column, string>(placed.map(([at, text]) => [slots[at] ?? 'more', text]));
    if (beginsRow(cells, open?.cells)) {
      rows.push({ cells: ahead ? joined(ahead, cells) : cells, line });
      ahead = null;
    } else if (ahead || isAhead(line, body[i + 1], head)) ahead = ahead ? joined(ahead, cells) : cells;
    else if (!open) return null;
    else if (isTownBelow(cells, line)) open.cells.set('place', cells.get('company') ?? '');
    else open.cells = joined(open.cells, cells);
  }
  const whole = rows.every(({ cells }) => dateIn(cells) && wanted.some((slot) => cells.has(slot)));
  return rows.length > 0 && whole ? rows : null;
}

function joined(above: ReadonlyMap<Column, string>, below: ReadonlyMap<Column, string>): Map<Column, string> {
  const cells = new Map(above);
  for (const [slot, text] of below) cells.set(slot, [cells.get(slot), text].filter(Boolean).join(' '));
  return cells;
}

/** Whether a line of a page opens a row though its dates stand below it, in the middle of the row: apart from what is above, and close to what is below. */
function isAhead(line: Line, next: Line | undefined, head: Line): boolean {
  if (line.y === 0 || !next || next.gap > 0.3 || next.y - line.y > line.size * 1.6) return false;
  const [first] = head.segments;
  const dated = next.segments.some(({ x, text }) => first && x < first.x + 4 && findDates(text).length > 0);
  return line.gap > 0.3 && (dated || next.segments.length < head.segments.length);
}

/** Whether a line tells more of the row above it: a paragraph outside of the table, or words that run over from its first column. */
function isBelowTable({ segments, text }: Line, head: Line): boolean {
  const [only, ...more] = segments;
  if (!only || more.length > 0 || isDatePart(text)) return false;
  const inTable = head.segments.every(({ cell }) => cell !== undefined);
  if (inTable) return only.cell === undefined;
  const [first, second] = head.segments;
  const runsOver = first && second && only.x < first.x + 4 && only.right > second.x;
  return head.y > 0 ? runsOver === true : text.split(' ').length > 4 && !text.includes('\t');
}

/** Whether a paragraph below an employer in its cell says only where it is. */
function isTownBelow(cells: ReadonlyMap<Column, string>, { segments }: Line): boolean {
  const town = cells.get('company') ?? '';
  if (cells.size !== 1 || town === '') return false;
  const isName = /^\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}$/u.test(town) && companyLikeness(town) === 0;
  return isPlace(town) || isTown(town) || (segments[0]?.cell !== undefined && isName && !isLegalSuffix(town));
}

/** The cells of a row of plain text, between upright strokes. */
function inCells(line: Line): Line {
  const [only, ...more] = line.segments;
  const cells = line.text.split(/\s*\|\s*/).filter(Boolean);
  if (!only || more.length > 0 || cells.length < 3 || line.y !== 0) return line;
  return { ...line, segments: cells.map((text) => ({ ...only, text })) };
}

/** Whether a line begins a row: it has a date and words, and the row above is not one whose date goes on in this line ("Sep" / "2018"). */
function beginsRow(
  cells: ReadonlyMap<string, string>,
  above: ReadonlyMap<string, string> | undefined,
): boolean {
  const slot = cells.has('from') ? 'from' : 'dates';
  if (!isDatePart(cells.get(slot) ?? '')) return false;
  const open = above?.get(slot);
  return open === undefined || (findDates(open).length > 0 && !/[-–—~]$/.test(open));
}

/** Which column the parts of a line stand in: by where they begin, or one by one where the file has no places. */
function inColumns(line: Line, head: Line): [number, string][] | null {
  const inTable = [...line.segments, ...head.segments].every(({ cell }) => cell !== undefined);
  if (line.y === 0 && !inTable)
    return line.segments.length === head.segments.length
      ? line.segments.map((one, i) => [i, one.text])
      : null;
  const columns = line.segments.map((one) =>
    inTable ? head.segments.findIndex(({ cell }) => cell === one.cell) : columnOf(one, head.segments),
  );
  if (columns.includes(-1)) return null;
  const texts = new Map<number, string>();
  for (const [i, at] of columns.entries()) {
    // Only the last column may go on where its name has no room: a year, and the mark beside it.
    if (texts.has(at) && at !== head.segments.length - 1 && !inTable) return null;
    texts.set(at, [texts.get(at), line.segments[i]?.text].filter(Boolean).join(' '));
  }
  return [...texts];
}

function columnOf(segment: Segment, heads: readonly Segment[]): number {
  return heads.findLastIndex((head) => segment.x >= head.x - 4);
}
