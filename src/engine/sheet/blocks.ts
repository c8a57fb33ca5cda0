import type { ContentCourse, ContentPosition, ResumeContent } from '../resume/resume-content.ts';
import { linesOf, type Design, type SheetSection, type SheetLabels } from './sheet-document.ts';
import { type Face, inks, type Template } from './templates.ts';

/** What a block is to who reads with a screen reader. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

/** A text of a block, with the part of the column that it may take, in points from its start. */
export type Cell = {
  text: string;
  face: Face;
  size: number;
  color: string;
  from: number;
  /** Where its room ends, from the start of the column; its end where it is null. */
  to: number | null;
  align: 'start' | 'center' | 'end';
  /** Whether it is written smaller, down to half its size, before it is broken into two lines. */
  whole: boolean;
};

/** A piece of a column that is laid below the one before. */
export type Block = {
  role: Role;
  cells: Cell[];
  before: number;
  after: number;
  /** Whether it must not be the last on a page. */
  keep: boolean;
  rule?: { at: 'below' | 'above' | 'bar'; color: string };
  dot?: 'entry' | 'line';
};

type Look = { template: Template; design: Design; words: SheetLabels };

/** The head of a resume: the name, and the contact details unless they are in the narrow column. */
export function headBlocks(content: ResumeContent, look: Look): Block[] {
  const { template } = look;
  const { name, contact } = template;
  const head: Block[] =
    content.name === ''
      ? []
      : [
          block(
            'H1',
            [cell(look, content.name, { ...name, face: face(template, name.weight), whole: true })],
            {
              after: 4,
              keep: true,
            },
          ),
        ];
  if (contact === 'aside') return head;
  const parts = contactParts(content, look.words);
  if (contact === 'labels')
    return [
      ...head,
      ...parts.map(([label, value]) => block('P', [cell(look, `${label}: ${value}`, { color: inks.soft })])),
    ];
  const soft = { color: inks.soft, align: name.align };
  const values = parts.map(([, value]) => value);
  const lines = contact === 'line' ? [values.join(CONTACT_SIGN)] : values;
  return [...head, ...lines.filter(Boolean).map((text) => block('P', [cell(look, text, soft)]))];
}

/** The contact details as they stand at the top of a narrow column. */
export function asideContact(content: ResumeContent, look: Look): Block[] {
  return contactParts(content, look.words).map(([, value]) =>
    block('P', [cell(look, value, { size: look.template.size * 0.95, whole: true })], { after: 2 }),
  );
}

/** A section with its heading. */
export function sectionBlocks(section: SheetSection, look: Look, aside = false): Block[] {
  const { template } = look;
  const { heading } = template;
  const title = heading.capitals ? section.title.toUpperCase() : section.title;
  const style = { size: heading.size, color: heading.color, align: heading.align } as const;
  return [
    block('H2', [cell(look, title, { ...style, face: face(template, heading.weight) })], {
      before: heading.before,
      after: heading.rule === 'below' ? 6 : 4,
      keep: true,
      ...(heading.rule === 'none' ? {} : { rule: { at: heading.rule, color: ruleColor(template) } }),
    }),
    ...bodyOf(section, look, aside),
  ];
}

function bodyOf(section: SheetSection, look: Look, aside: boolean): Block[] {
  const { template } = look;
  const from = aside || section.kind === 'values' || section.kind === 'lines' ? 0 : template.indent;
  if (section.kind === 'positions')
    return section.positions.flatMap((one, at) => positionBlocks(one, look, aside, at > 0));
  if (section.kind === 'courses')
    return section.courses.flatMap((one, at) => courseBlocks(one, look, aside, at > 0));
  if (section.kind === 'lines')
    return section.lines.map((text) => block('P', [cell(look, text, { from })], { after: 2 }));
  if (template.values === 'rows' || aside)
    return section.values.map((text) => bulletBlock(text, look, from, { whole: true }));
  return [block('P', [cell(look, section.values.join(VALUE_SIGN), { from })])];
}

type Entry = { first: string; second: string; period: string; lines: string[] };

function positionBlocks(one: ContentPosition, look: Look, aside: boolean, later: boolean): Block[] {
  const place = [one.company, one.location].filter(Boolean).join(', ');
  const isTitleFirst = look.template.first === 'title';
  const entry = {
    first: isTitleFirst ? one.title : place,
    second: isTitleFirst ? place : one.title,
    period: look.words.period(one),
    lines: linesOf(one.description),
  };
  return entryBlocks(entry, look, aside, later);
}

function courseBlocks(one: ContentCourse, look: Look, aside: boolean, later: boolean): Block[] {
  const second = [one.degree, one.field].filter(Boolean).join(', ');
  const entry = { first: one.institution, second, period: look.words.period(one), lines: [] };
  return entryBlocks(entry, look, aside, later);
}

function entryBlocks(
  { first, second, period, lines }: Entry,
  look: Look,
  aside: boolean,
  later: boolean,
): Block[] {
  const { template } = look;
  const dates = aside ? 'below' : template.dates;
  const from = aside ? 0 : template.indent;
  const head: Cell[] = [];
  const strong = { from, face: face(template, 600), size: template.size * 1.06, whole: aside };
  const soft = { color: inks.soft };
  const isInMargin = dates === 'margin' && period !== '';
  const isAtEnd = dates === 'end' && period !== '';
  if (isInMargin)
    head.push(cell(look, period, { ...soft, to: template.indent - 12, size: template.size * 0.94 }));
  const title = first === '' ? second : first;
  if (title !== '') head.push(cell(look, title, { ...strong, to: isAtEnd ? -DATES_WIDTH : null }));
  if (isAtEnd) head.push(cell(look, period, { ...soft, align: 'end', from: -DATES_WIDTH + 8 }));
  const dot = !aside && template.dots === true;
  const before = later ? template.between : 2;
  const blocks: Block[] = [
    block('H3', head, { before, keep: second !== '' || lines.length > 0, ...(dot ? { dot: 'entry' } : {}) }),
  ];
  const line = dot ? ({ dot: 'line' } as const) : {};
  if (first !== '' && second !== '')
    blocks.push(
      block('P', [cell(look, second, { from, whole: aside })], { keep: lines.length > 0, ...line }),
    );
  if (dates === 'below' && period !== '')
    blocks.push(
      block('P', [cell(look, period, { ...soft, from })], { after: 2, keep: lines.length > 0, ...line }),
    );
  for (const text of lines) blocks.push({ ...bulletBlock(text, look, from, {}), ...line });
  return blocks.filter(({ cells }) => cells.length > 0);
}

function bulletBlock(text: string, look: Look, from: number, change: Partial<Cell>): Block {
  const { accent, bullet } = look.template;
  const sign = cell(look, bullet, { from, color: accent });
  return block('LI', [sign, cell(look, text, { from: from + 11, ...change })], { after: 1 });
}

function contactParts(content: ResumeContent, { contact }: SheetLabels): [label: string, value: string][] {
  const parts: [string, string][] = [
    [contact.email, content.email],
    [contact.phone, content.phone],
    [contact.location, content.location],
    ...content.links.map((link): [string, string] => [contact.link, link]),
  ];
  return parts.filter(([, value]) => value !== '');
}

function ruleColor({ accent, heading }: Template): string {
  return heading.rule === 'bar' ? '#e4e9e7' : heading.rule === 'above' ? accent : inks.line;
}

function face({ family }: Template, weight: Face['weight']): Face {
  return { family, weight };
}

function cell({ template }: Look, text: string, change: Partial<Cell>): Cell {
  return {
    text: text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(),
    face: change.face ?? face(template, 400),
    size: change.size ?? template.size,
    color: change.color ?? inks.text,
    from: change.from ?? 0,
    to: change.to ?? null,
    align: change.align ?? 'start',
    whole: change.whole ?? false,
  };
}

function block(role: Role, cells: Cell[], change: Partial<Block> = {}): Block {
  return {
    role,
    cells: cells.filter(({ text }) => text !== ''),
    before: 0,
    after: 0,
    keep: false,
    ...change,
  };
}

const CONTACT_SIGN = ' | ';
const VALUE_SIGN = ', ';
/** The room that dates at the end of a line take, in points. */
const DATES_WIDTH = 120;
