import type { ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import { pageLocale, t } from '../../platform/messages.ts';
import { formatMonths } from '../../platform/ui/dates.ts';
import { sureFrom } from './sure-from.ts';

/** A value of one kind. */
export type ValueOf<K extends ReadValue['kind']> = Extract<ReadValue, { kind: K }>;

/** A value that is one text: contact data, a link, a skill, a language. */
export type TextValue = Extract<ReadValue, { value: string }>;

/** The words for each kind of value. */
export const kindLabels: Record<ReadValue['kind'], string> = {
  name: t('resumes.name'),
  email: t('resumes.email'),
  phone: t('resumes.phone'),
  location: t('resumes.location'),
  link: t('resumes.link'),
  skill: t('resumes.skill'),
  language: t('resumes.language'),
  experience: t('resumes.experience'),
  education: t('resumes.education'),
};

/** How sure the reader is, in words. */
export function confidenceLabel(confidence: number): string {
  if (confidence >= 0.85) return t('resumes.readClearly');
  return confidence >= sureFrom ? t('resumes.probablyRight') : t('resumes.pleaseCheck');
}

/** How a value stands: what the person said of it, else how sure the reader is. */
export function stateLabel(value: Pick<ReadValue, 'state' | 'confidence'>): string {
  if (value.state === 'read') return confidenceLabel(value.confidence);
  return {
    accepted: t('resumes.accepted'),
    edited: t('resumes.edited'),
    dropped: t('resumes.leftOut'),
    added: t('resumes.added'),
  }[value.state];
}

/** A value in one line, to name it in a button or a list. */
export function valueLabel(value: ReadValue): string {
  switch (value.kind) {
    case 'experience':
      return positionName(value.value) || t('resumes.positionUnnamed');
    case 'education':
      return (
        [value.value.degree, value.value.institution].filter(Boolean).join(', ') ||
        t('resumes.educationUnnamed')
      );
    default:
      return value.value;
  }
}

/** Parts of a position or course as a row: "job title, employer and dates". */
export function wordsOf(parts: readonly string[]): string {
  return new Intl.ListFormat(pageLocale()).format(parts.map((part) => partLabels[part] ?? part));
}

const partLabels: Record<string, string> = {
  title: t('resumes.partTitle'),
  company: t('resumes.partCompany'),
  start: t('resumes.partStart'),
  end: t('resumes.partEnd'),
  date: t('resumes.partDate'),
  institution: t('resumes.partInstitution'),
  degree: t('resumes.partDegree'),
};

/** When, in words: "Mar 2020 – Present"; '' when no date is known. */
export function spanLabel(value: { start: string | null; end: string | null }): string {
  if (value.start === null && value.end === null) return '';
  return formatMonths(value.start, value.end);
}

/** Why a person cannot see a piece of text. */
export function hiddenTextLabel(reason: string): string {
  const words: Record<string, string> = {
    white: t('resumes.hiddenWhite'),
    tiny: t('resumes.hiddenTiny'),
    transparent: t('resumes.hiddenTransparent'),
    'off-page': t('resumes.hiddenOffPage'),
    covered: t('resumes.hiddenCovered'),
    clipped: t('resumes.hiddenClipped'),
    'hidden-run': t('resumes.hiddenRun'),
    metadata: t('resumes.hiddenMetadata'),
  };
  return words[reason] ?? reason;
}

/** One line of the file's text with whether any value rests on it. */
export type TextLine = { page: number; line: number; text: string; used: boolean };

/** Lines that stand together: a page and, within it, a section; `headed` when its first line is the section's heading. */
export type TextBlock = { page: number; section: string | null; headed: boolean; lines: TextLine[] };

/** The text by page and section, in reading order, each line marked as used or not by a value. */
export function textBlocks(reading: Pick<ResumeReading, 'lines' | 'values'>): TextBlock[] {
  const isUsed = usedLines(reading.values);
  const blocks: TextBlock[] = [];
  for (const { page, line, text, section } of reading.lines) {
    const last = blocks.at(-1);
    const used = isUsed(page, line, text);
    if (last?.page === page && last.section === section) last.lines.push({ page, line, text, used });
    else {
      const headed = section !== null && last?.section !== section && !used;
      blocks.push({ page, section, headed, lines: [{ page, line, text, used }] });
    }
  }
  return blocks;
}

/** The anchor of a line, which links to evidence point at. */
export function lineId(place: { page: number; line: number }): string {
  return `line-${place.page}-${place.line}`;
}

/** How many lines gave no value; headings of sections are not counted. */
export function unusedLines(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { headed, lines }) => {
    return sum + lines.filter((line) => !line.used).length - (headed ? 1 : 0);
  }, 0);
}

function usedLines(values: readonly ReadValue[]): (page: number, line: number, text: string) => boolean {
  const places = new Set(values.flatMap(({ place }) => (place ? [lineId(place)] : [])));
  const parts = values.flatMap(textsOf).map(squeeze);
  return (page, line, text) => {
    const words = squeeze(text);
    return (
      places.has(lineId({ page, line })) ||
      parts.some((part) => holdsLine(part, words)) ||
      values.some((value) => isDateLine(value, page, line, text))
    );
  };
}

/** Whether a line tells a part of one of these texts. */
export function holdsText(texts: readonly string[], line: string): boolean {
  const words = squeeze(line);
  return texts.some((text) => holdsLine(squeeze(text), words));
}

/** A line stands whole at an edge of the text, or is too long to stand in it by chance. */
function holdsLine(part: string, words: string): boolean {
  if (words.length < 3) return false;
  return part.startsWith(words) || part.endsWith(words) || (words.length > 11 && part.includes(words));
}

/** True for a line close to a position or course that holds one of its years. */
function isDateLine(value: ReadValue, page: number, line: number, text: string): boolean {
  if (typeof value.value === 'string' || !value.place || value.place.page !== page) return false;
  if (Math.abs(value.place.line - line) > 2) return false;
  const years = [value.value.start, value.value.end].flatMap((month) => (month ? [month.slice(0, 4)] : []));
  return years.some((year) => text.includes(year));
}

/** The texts of a position or course that stand in several lines; other values stand where their place says. */
export function textsOf({ value }: ReadValue): string[] {
  if (typeof value === 'string') return [];
  if (!('company' in value)) return [value.institution, value.degree, value.field];
  const { company, title, location, description } = value;
  return [
    title,
    company,
    location,
    `${title} ${company} ${location}`,
    ...description.split('\n'),
    description,
  ];
}

/** Letters and digits only, so that bullets and spacing do not hide that two texts are the same. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function positionName({ title, company }: { title: string; company: string }): string {
  return title && company ? t('resumes.positionName', { title, company }) : title || company;
}
