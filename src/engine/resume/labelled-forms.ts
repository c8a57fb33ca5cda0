import { findDates, type DateRange } from './dates.ts';
import type { Line } from './lines.ts';
import { toParts } from './entry-head.ts';
import { likelySlotOf, slotOf, type Slot } from './form-labels.ts';
import { splitEmployerPlace } from './employer-places.ts';
import { mayHead } from './join-wrapped-lines.ts';
import { placeOf } from './place-of.ts';
import type { ReadExperience } from './reading.ts';
import { fold } from './text.ts';

/** `likely`: only one of the words of its label says what it is. */
type Cell = { slot: Slot; value: string; line: Line; likely?: boolean };
/** What a form says of one position, and the lines that it says more in. */
type Form = { cells: Cell[]; rest: Line[] };

/** The positions of a section that is a form ("Employer: ...", "From: ..."), or null where it is none. */
export function readForms(rows: Line[]): ReadExperience[] | null {
  const lines = rows.flatMap(cellByCell);
  const cells = lines.map(cellOf);
  const named = cells.filter((cell) => cell?.slot === 'company' || cell?.slot === 'title').length;
  const dated = cells.filter((cell) => cell?.slot === 'from' || cell?.slot === 'dates').length;
  if (dated === 0 || named < dated) return null;
  const entries: Form[] = [];
  const first = cells.find((cell) => cell !== null)?.slot;
  for (const [at, cell] of cells.entries()) {
    const open = entries.at(-1);
    const line = lines[at];
    const again = open?.cells.some((other) => other.slot === cell?.slot) === true;
    if (cell && (!open || cell.slot === first || (again && cell.likely !== true)))
      entries.push({ cells: [cell], rest: [] });
    else if (cell && !again) open?.cells.push(cell);
    else if (line) open?.rest.push(line);
  }
  const before = lines.slice(
    0,
    Math.max(
      0,
      cells.findIndex((cell) => cell !== null),
    ),
  );
  const whole = withUnlabelled(entries, before) ?? entries;
  const read = whole.flatMap((entry) => toExperience(entry.cells, entry.rest));
  return read.length > 0 ? read : null;
}

/** Forms of which none names the employer, or none the position: where a short line stands right above each, it is that. */
function withUnlabelled(forms: Form[], before: Line[]): Form[] | null {
  const missing = (['company', 'title'] as const).find((slot) =>
    forms.every(({ cells }) => !cells.some((cell) => cell.slot === slot)),
  );
  const above = forms.map((_, i) => (i === 0 ? before : forms[i - 1]?.rest)?.at(-1));
  if (!missing || !above.every((line) => line && line.text.length < 80 && mayHead(line))) return null;
  return forms.map(({ cells, rest }, i): Form => {
    const line = above[i];
    const head = line ? toParts([line], line) : null;
    const value = head?.parts[0]?.text ?? line?.text ?? '';
    const named: Cell[] = line ? [{ slot: missing, value, line }] : [];
    const place: Cell[] = line && head?.place ? [{ slot: 'place', value: head.place, line }] : [];
    return { cells: [...named, ...cells, ...place], rest: above[i + 1] ? rest.slice(0, -1) : rest };
  });
}

/** A row of two labels, each with its value behind it, as two lines. */
function cellByCell(line: Line): Line[] {
  const at = line.segments.findIndex((segment, i) => i >= 2 && i % 2 === 0 && isLabel(segment.text));
  const [label] = line.segments;
  if (at < 0 || !label || !isLabel(label.text)) return [line];
  const part = (segments: Line['segments']): Line => ({
    ...line,
    segments,
    text: segments.map((segment) => segment.text).join(' '),
  });
  return [part(line.segments.slice(0, at)), ...cellByCell(part(line.segments.slice(at)))];
}

const OTHER_LABELS = new Set(
  'uren per week|hours per week|reason for leaving|salary|wochenstunden|grund des wechsels|motif de départ|motivo|motivo de salida|reden van vertrek'
    .split('|')
    .map(fold),
);

function isLabel(text: string): boolean {
  const bare = fold(text);
  return slotOf(text) !== null || OTHER_LABELS.has(bare);
}

function cellOf(line: Line): Cell | null {
  const [first, ...rest] = line.segments;
  const [, label = '', inline = ''] =
    /^(?:\(?\d{1,2}[.)]\s*)?([^:：]{1,60}?)\s*[:：]\s*(.*)$/u.exec(line.text) ?? [];
  const known = slotOf(label);
  if (known && inline) return { slot: known, value: inline, line };
  const value = rest.map((one) => one.text.replace(/^[:：]\s*/u, '')).join(' ');
  const name = first?.text.replace(/\s*[:：]$/u, '') ?? '';
  const beside = value ? slotOf(name) : null;
  if (beside) return { slot: beside, value, line };
  const likely = inline ? likelySlotOf(label) : value ? likelySlotOf(name) : null;
  return likely ? { slot: likely, value: inline || value, line, likely: true } : null;
}

function toExperience(cells: Cell[], rest: Line[]): ReadExperience[] {
  const value = (slot: Slot) => cells.find((cell) => cell.slot === slot)?.value ?? null;
  const written = value('dates') ?? [value('from'), value('to')].filter(Boolean).join(' – ');
  const date: DateRange | undefined = findDates(written)[0];
  const line = cells[0]?.line;
  const employer = value('company');
  // The official form asks for the employer's name and address in one.
  const split = employer === null ? null : splitEmployerPlace(employer);
  const company = split?.place && split.rest ? split.rest : employer;
  const title = value('title');
  if (!line || (company === null && title === null)) return [];
  return [
    {
      company,
      title,
      location: value('place') ?? split?.place ?? null,
      date: date?.raw ?? null,
      start: date?.start ?? null,
      end: date?.present ? null : (date?.end ?? null),
      description: [value('duties'), ...rest.map((one) => one.text)].filter(Boolean).join('\n'),
      place: placeOf(line, line.text),
      confidence: company && title ? (date ? 0.95 : 0.6) : 0.3,
    },
  ];
}
