import { beginsOpenRange, findDates, isDatePart, isPartOfNow, type DateRange } from './dates.ts';
import { isBelow, withoutDash } from './dates-below.ts';
import { joinHanging } from './hanging-lines.ts';
import { slotOf } from './form-labels.ts';
import type { Line, Segment } from './lines.ts';
import { isPlace } from './places.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { fold, stripBullet } from './text.ts';
import { wrapped, wrapsInto } from './wrapping.ts';

const TAGS = new Set(
  `highlights|key highlights|responsibilities|key responsibilities|achievements|key achievements|accomplishments|key accomplishments|duties|main duties|summary|tasks|role|
description|job description|roles and responsibilities|responsibilities and achievements|aufgaben|tatigkeiten|missions|funciones|responsabilidades|attivita|mansioni|obowiazki|technologies`
    .split('|')
    .map(fold),
);

/** What forms say of an employment beside its name, under a label: hours, pay, who to ask. */
const ASIDE =
  /^(?:hours(?: per week| worked)?|average hours|weekly hours|salary|starting salary|final salary|pay|wage|series|grade|pay plan|gs grade|supervisor|line manager|reports? to|okay to contact.{0,30}|may (?:we )?contact.{0,30}|reason for leaving|number of staff|team size|employment type|notice period|wochenstunden|stunden pro woche|gehalt|vorgesetzter?|austrittsgrund|kündigungsgrund|salaire|horaires?|motif de départ|supérieur|salario|jornada|motivo de salida|jefe directo|stipendio|orario|motivo|salário|carga horária|uren per week|salaris|reden van vertrek|leidinggevende|wymiar etatu|wynagrodzenie|lön|arbetstid|maaş|ayrılma nedeni|雇用形態|従業員数|資本金|売上高|年収|离职原因|薪资|月薪|下属人数|汇报对象|证明人)\s*[:：]/iu;

/** Lines without labels such as "Highlights", and with dates that were wrapped in a narrow rail put together again. */
export function prepare(lines: Line[]): Line[] {
  const kept = lines.filter((line) => !TAGS.has(fold(line.text.replace(/:$/, ''))) && !ASIDE.test(line.text));
  return joinWrapped(joinRail(joinHanging(kept)));
}

function joinRail(lines: Line[]): Line[] {
  const result = lines.map((line) => line);
  for (let i = 0; i + 1 < result.length; i += 1) {
    const line = result[i];
    if (!line || line.segments.length < 2) continue;
    for (const segment of line.segments) {
      const begun = isDatePart(segment.text) || beginsOpenRange(segment.text);
      const found = begun && !isWhole(segment.text) ? dateBelow(result, i, segment) : null;
      if (!found) continue;
      result[i] = withSegments(
        line,
        line.segments.map((other) => (other === segment ? { ...segment, text: found.text } : other)),
      );
      for (const [at, segmentBelow] of found.below.entries()) {
        const below = i + 1 + found.skipped + at;
        const next = result[below];
        if (next) result[below] = withoutSegment(next, segmentBelow);
      }
      break;
    }
  }
  return result.filter((line) => line.segments.length > 0);
}

/** A line without a part of it; a bullet that stood behind that part opens what remains. */
function withoutSegment(line: Line, segment: Segment): Line {
  const [first, ...rest] = line.segments.filter((other) => other !== segment);
  if (!first) return withSegments(line, []);
  const { text, bullet } = stripBullet(first.text);
  return { ...withSegments(line, [{ ...first, text }, ...rest]), bullet: line.bullet || bullet };
}

function isWhole(text: string): boolean {
  const date = findDates(text)[0];
  return (
    date !== undefined && !date.single && date.raw.length >= text.length - 1 && !/[-–—~→➔➜⟶]$/.test(date.raw)
  );
}

/** Dates as one text, the parts of it that stand below, and how many lines without any stand between. */
type DateBelow = { text: string; below: Segment[]; skipped: number };

/** A date that goes on below itself, over as many as three lines more, up to where it is one range. */
function dateBelow(lines: Line[], at: number, segment: Segment): DateBelow | null {
  // A dash that stands alone on a line is no words: between two whole dates it is understood.
  const [date] = findDates(segment.text);
  let text = date?.single && date.raw.length === segment.text.length ? `${segment.text} –` : segment.text;
  let whole: DateBelow | null = null;
  let skipped = 0;
  const below: Segment[] = [];
  for (const next of lines.slice(at + 1, at + 4)) {
    const above = below.at(-1) ?? segment;
    const found = next.segments.find(
      (other) =>
        isBelow(other, segment) &&
        (isDatePart(other.text) || isPartOfNow(other.text) || /^[-–—]$/.test(other.text)) &&
        other.y - above.y < segment.size * (2.2 + skipped),
    );
    if (next.y === 0) break;
    // The dash between two dates may stand for itself, and was no words.
    if (!found && below.length + skipped === 0 && findDates(next.text).length === 0) {
      skipped = 1;
      continue;
    }
    if (!found) break;
    text = `${withoutDash(text, found.text)} ${found.text}`.replace(/[-–—] [-–—]$/, '–');
    below.push(found);
    const [range, ...more] = findDates(text);
    if (more.length > 0) break;
    if (range && (!range.single || range.present) && range.raw.length >= text.length - 2) {
      whole = { text, below: [...below], skipped };
      if (isWhole(text)) break;
    }
  }
  return whole;
}

function withSegments(line: Line, segments: Segment[]): Line {
  const first = segments[0];
  return {
    ...line,
    segments,
    text: segments.map((segment) => segment.text).join(' '),
    x: first?.x ?? line.x,
  };
}

/** A head whose date runs over the end of the line, or stands in brackets that the next line closes, is one line. */
function joinWrapped(lines: Line[]): Line[] {
  const result: Line[] = [];
  const alone = lines.filter((line) => isDatePart(line.text)).length;
  const inLine = lines.filter((line) => !line.bullet && dateOf(line) !== null).length - alone;
  for (const [i, line] of lines.entries()) {
    const last = result.at(-1);
    const before = lines[i - 1];
    const [cell, ...others] = line.segments;
    if (last && cell && runsOnInCells(last, line)) {
      result[result.length - 1] = extendFirst(last, cell.text);
      result.push(withSegments(line, others));
    } else if (last && slippedBelow(last, line)) {
      result[result.length - 1] = withSegments(last, [...last.segments, ...line.segments]);
    } else if (last && boldGoesOn(last, line)) {
      result[result.length - 1] = joinBold(last, line);
    } else if (last && inLine > alone && ranOver(last, line)) {
      result[result.length - 1] = withSegments(last, [...last.segments, ...line.segments]);
    } else if (last && isDateBelow(last, line)) {
      const segment = last.segments[0];
      if (segment)
        result[result.length - 1] = withSegments(last, [
          { ...segment, text: `${segment.text} – ${line.text}` },
        ]);
    } else if (last && before && !isBody(last) && wrapsInto(before, line)) {
      result[result.length - 1] = extendText(last, line);
    } else if (last && continuesDate(last, line)) {
      const segment = last.segments.at(-1);
      const first = line.segments[0];
      if (segment && first)
        result[result.length - 1] = withSegments(last, [
          ...last.segments.slice(0, -1),
          { ...segment, text: `${segment.text} ${first.text}` },
          ...line.segments.slice(1),
        ]);
    } else result.push(line);
  }
  return result;
}

function isDateBelow(last: Line, line: Line): boolean {
  if (
    last.segments.length > 1 ||
    line.segments.length > 1 ||
    !isDatePart(last.text) ||
    !isDatePart(line.text)
  )
    return false;
  const [from, to] = [findDates(last.text)[0], findDates(line.text)[0]];
  return Boolean(from?.single && to?.single && from.end && to.end && from.end <= to.end && line.gap < 0.5);
}

/** Adds the text of a wrapped line to the words that go on in it. */
function extendText(line: Line, more: Line): Line {
  const [first] = more.segments;
  const end = first && wrapped(line, first);
  const at = end
    ? line.segments.indexOf(end)
    : line.segments.findLastIndex((segment) => !isDatePart(segment.text));
  return withSegments(
    line,
    line.segments.map((segment, i) =>
      i === at ? { ...segment, text: joined(segment.text, more.text) } : segment,
    ),
  );
}

function joined(text: string, more: string): string {
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(more) ? text + more : `${text} ${more}`;
}

function isBody(line: Line): boolean {
  return line.bullet || line.text.length > 140 || /[.;]$/.test(line.text);
}

/** Words beside the dates that go on below, while what follows the dates goes on below as well. */
function runsOnInCells(last: Line, line: Line): boolean {
  const [first, next] = [last.segments[0], line.segments[0]];
  if (!first || !next || line.segments.length < 2 || line.gap > 0.2 || last.bullet) return false;
  const aligned =
    Math.abs(first.x - next.x) < 3 && first.size === next.size && first.boldStart === next.boldStart;
  return aligned && !isDatePart(first.text) && textAfterDate(last) !== '';
}

/** What stands in a line behind its dates when words stand before them too, and it reads like the start of a sentence. */
export function textAfterDate(line: Line): string {
  const date = dateOf(line);
  const at = date ? line.text.indexOf(date.raw) : -1;
  if (!date || at < 3) return '';
  const behind = line.text.slice(at + date.raw.length);
  const after = behind.replace(/^[\s)\],.|•·–—-]+/, '');
  if (/^\)?\.\s/.test(behind) && /[.!?]$/.test(after) && companyLikeness(after) < 1) return after;
  const words = after.split(' ').length;
  return words >= 4 && titleLikeness(after) < 2 && companyLikeness(after) < 1 && !isPlace(after) ? after : '';
}

/** Bold words that end in the next line, before plain ones: "**Head of** / **Sales**, Acorn Foods". */
function boldGoesOn(last: Line, line: Line): boolean {
  const [above, below] = [last.segments[0], line.segments[0]];
  if (!above || !below || below.turn === null || last.segments.length > 1 || last.bullet || line.bullet)
    return false;
  const bold = above.bold && above.boldEnd && above.turn === null && below.boldStart && !below.boldEnd;
  const alike = above.size === below.size && Math.abs(above.x - below.x) < 2 && last.color === line.color;
  return bold && alike && line.y > last.y && line.gap < 0.15 && last.gap > 0.3 && dateOf(last) === null;
}

function joinBold(last: Line, line: Line): Line {
  const [above, below, ...rest] = [...last.segments.slice(0, 1), ...line.segments];
  if (!above || !below) return last;
  const text = joined(above.text, below.text);
  const turn = (below.turn ?? 0) + text.length - below.text.length;
  return { ...withSegments(last, [{ ...below, text, turn }, ...rest]), bold: false };
}

function extendFirst(line: Line, text: string): Line {
  const segments = line.segments.map((segment, i) =>
    i === 0 ? { ...segment, text: `${segment.text} ${text}` } : segment,
  );
  return withSegments(line, segments);
}

/** Dates set to the right margin that slipped below the words they belong to. */
function slippedBelow(last: Line, line: Line): boolean {
  const { left, right } = line.column;
  const rightHalf = right > 0 && line.x > left + (right - left) * 0.5;
  return (
    rightHalf &&
    isDatePart(line.text) &&
    line.gap < 0.3 &&
    mayHead(last) &&
    dateOf(last) === null &&
    last.page === line.page
  );
}

/** Dates of a plain text that had no room behind the words they belong to. */
function ranOver(last: Line, line: Line): boolean {
  const reach = last.y === 0 && last.column.right > 0 && last.segments.length === 1;
  if (!reach || line.gap > 0 || !isWhole(line.text) || !mayHead(last) || dateOf(last) !== null) return false;
  return last.right + line.text.length + 1 > last.column.right;
}

function continuesDate(last: Line, line: Line): boolean {
  if (last.bullet || line.bullet || last.text.length > 160) return false;
  const open = last.text.lastIndexOf('(') > last.text.lastIndexOf(')') && /^[^()]{0,40}\)/.test(line.text);
  if (open) return true;
  const dangling = /\d{2,4}\s?[–—-]$/.test(last.text) || /\p{L}{3}\.?$/u.test(last.text);
  if (!dangling) return false;
  const joined = findDates(`${last.text} ${line.text}`).find((date) => !date.single);
  const before = findDates(last.text);
  if (!joined || before.length === 0 || before.some((date) => !date.single && !date.present)) return false;
  return joined.index < last.text.length && joined.index + joined.raw.length > last.text.length + 1;
}

/** The dates that stand in a line. */
export function dateOf(line: Line): DateRange | null {
  const dates = findDates(line.segments.map((segment) => segment.text).join('\t'));
  return dates.find((date) => !date.single) ?? dates[0] ?? null;
}

// A name that ends with a stop is short for something: "Inc.", "A.Ş.", "z o.o.".
const SHORTENED =
  /(?<![\p{L}\p{M}])(?:inc|co|ltd|ltda|pvt|corp|llc|jr|bros|sr|st|şti|tic|\p{L}\p{M}?(?:\.\s?\p{L}{1,2}\p{M}?){1,3})\.$/iu;

/** Small words that a name begins with, and those that stand before the name of an employer. */
const BEGINS_SMALL =
  /^(?:(?:at|bei|chez|en|presso|de|da|di|do|dos|del|della|van|von|der|den|la|le|el|al|bin|ibn|e)\s|(?:with|for|beim|bij|hos|ved|vid|på|em|na|no|w|we|u|v|ve)\s(?=[\p{Lu}\d“"«]))/u;

/** Whether a line may be part of an entry's head: short, no bullet, no sentence. */
export function mayHead(line: Line | undefined): boolean {
  if (!line || line.bullet || line.text.length > 110) return false;
  if (isPlace(line.text)) return true;
  const [, label = ''] = /^([^:：]{2,40}?)\s*[:：]\s/u.exec(line.text) ?? [];
  if (slotOf(label) === 'duties') return false;
  if (slotOf(label) === 'title' || slotOf(label) === 'company') return true;
  const text = line.text.trim();
  if (/^\p{Ll}/u.test(text) && !BEGINS_SMALL.test(text)) return false;
  if (/[.;:]$/.test(text) && !SHORTENED.test(text)) return false;
  return text.split(' ').length <= 14;
}
