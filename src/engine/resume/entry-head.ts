import { findDates } from './dates.ts';
import { slotOf } from './form-labels.ts';
import { headOf } from './head-sentences.ts';
import type { Line, Segment } from './lines.ts';
import { isPlace, splitTrailingPlace } from './places.ts';
import { textAfterDate } from './join-wrapped-lines.ts';
import { titleWords } from './title-words.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { isTown } from './towns.ts';

/** A piece of an entry's head between separators; `slot` says where pieces of this kind stand in each entry. */
export type Part = {
  text: string;
  slot: string;
  line: Line;
  bold: boolean;
  /** The dash that parts it from the part before it. */
  dash?: string;
  /** What it is, where a label before it says so. */
  named?: 'company' | 'title' | 'place';
};

/** The head of an entry in pieces: its dates left out, its place apart. */
export type Head = {
  parts: Part[];
  place: string | null;
  /** Where in a table a place stands alone. */
  placeSlot?: string;
};

const SEPARATORS =
  /\s+[|•·∙●▪⋅‖¦]\s+|\s+:\s+|\s*[|•●]\s*|\s+[–—−-]{1,2}\s+|\s+\/{1,2}\s+|\s+[@＠]\s+|\s+~\s+|\t|\s+[–—]|[–—]\s+|\s\s+/;
const NOISE =
  /^(?:gpa|cgpa|grade|cum laude|magna cum laude|dates?|duration|period|location|full[- ]time|part[- ]time|contract|permanent|internship|freelance|on-?site)\b.{0,30}$/i;
/** Grades of the United States' government behind a title: "Supply Specialist, GS-2003-11". */
const PAY_GRADE = /,?\s+\(?(?:GS|WG|GG|NF|FV|AD)-\d{1,4}(?:-\d{1,2})?(?:\/\d{1,2})?\)?(?=$|\t|,)/;
/** How long something took, and no more: "6 years 3 months". */
export const DURATION =
  /^\(?(?:\d+\+?\s*(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|mois|años?|meses|mes|anni|mesi)\.?[\s,]*(?:and|und|et|y|e)?\s*){1,2}\)?$/i;
// Said of the employment, not part of the name that it stands behind.
const HOURS = /[\s,]*(?:\((?:full|part)[- ]time\)|·\s*(?:full|part)[- ]time)\s*$/i;
const LABELS =
  /^(?:company|employer|organi[sz]ation|position|title|job title|role|designation|client|firma|entreprise|poste|empresa|puesto|cargo)\s*:\s*/i;

/** A small word at the beginning that only employers stand behind, and one that places stand behind too: "bij Fysio Helpman". */
const BEHIND_AT = /^\s*(?:at|bei|beim|bij|chez|hos|presso)\s+(?=[\p{Lu}\d“"«])/u;
const BEHIND_SMALL = /^(?:with|vid|ved|på|em|na|no)\s+(?=[\p{Lu}\d“"«])/u;

/** What signs part in the heads of a section, where others join: " / " two titles, ": " a name and what is said of it. */
export type Parting = { slash: 'parts' | 'joins'; colon: 'parts' | 'joins' };

/**
 * Divides the head lines of an entry at everything but commas. Slots are counted from the line with the dates.
 */
export function toParts(
  head: Line[],
  dateLine: Line,
  { slash = 'parts', colon = 'joins' }: Partial<Parting> = {},
): Head {
  const parts: Part[] = [];
  let place: string | null = null;
  let placeSlot: string | null = null;
  const base = head.indexOf(dateLine);
  const named = head.filter(({ text }) => namesMore(text)).length > 1;
  for (const [at, line] of head.entries()) {
    let index = 0;
    const sentence = line === dateLine ? textAfterDate(line) : '';
    for (const segment of line.segments) {
      let inCell = 0;
      for (const piece of atTurn(segment).flatMap((text) =>
        piecesOf(text, { slash: named ? slash : 'parts', colon }),
      )) {
        const label = labelledAs(piece) ?? (BEHIND_AT.test(piece) ? 'company' : null);
        const text = trimmed(piece);
        if (!text || isNoise(text) || DURATION.test(text) || (sentence && sentence.includes(text))) continue;
        if (isPlace(text) && label !== 'company' && label !== 'title') {
          place ??= text;
          if (segment.cell !== undefined) placeSlot ??= slotIn(segment, at - base, index, inCell);
          continue;
        }
        const split = splitTrailingPlace(text);
        place ??= split.place;
        const dash = dashBefore(segment.text, text);
        parts.push({
          text: trimmed(split.rest),
          slot: slotIn(segment, at - base, index, inCell),
          line,
          bold: segment.bold,
          ...(dash && { dash }),
          ...(label && { named: label }),
        });
        index += 1;
        inCell += 1;
      }
    }
  }
  return { parts, place, ...(placeSlot !== null && { placeSlot }) };
}

/** Where a piece stands: how far from the dates, and in which cell of a table or as which of its line. */
function slotIn({ cell }: Segment, from: number, index: number, inCell: number): string {
  return cell === undefined ? `${from}:${index}` : `${from}:cell ${cell} ${inCell}`;
}

function dashBefore(text: string, part: string): string | undefined {
  return / [–—-] $/.exec(text.slice(0, Math.max(0, text.indexOf(part))))?.[0];
}

/** Words about the employment; "Freelance Illustrator" and "Contract Manager" are positions. */
function isNoise(text: string): boolean {
  return NOISE.test(text) && (titleLikeness(text) < 1 || companyLikeness(text) >= 1);
}

function piecesOf(text: string, { slash, colon }: Parting): string[] {
  const pieces = headOf(withoutDates(text))
    .split(SEPARATORS)
    .flatMap((piece) => atColon(piece, colon));
  const [one = '', other = '', ...more] = pieces;
  const isTwoTitles = slash === 'joins' && more.length === 0 && isTitle(one) && isTitle(other);
  return isTwoTitles && hasSlash(text) ? [`${one} / ${other}`] : pieces;
}

const AT_COLON = /^([^:]{3,60}):\s+([\p{L}\d][^:]{1,})$/u;

/** Whether a colon stands between two names in a text, and not behind a label. */
export function hasColon(text: string): boolean {
  return headOf(withoutDates(text))
    .split(SEPARATORS)
    .some((piece) => {
      const [, before = '', after = ''] = AT_COLON.exec(piece.trim()) ?? [];
      return before !== '' && slotOf(before) === null && /^\P{Ll}/u.test(after) && after.length < 60;
    });
}

/** What the label before a piece says that it is. */
function labelledAs(piece: string): Part['named'] | null {
  const [, label = ''] = LABELLED.exec(piece.trim()) ?? [];
  const slot = slotOf(label);
  return slot === 'company' || slot === 'title' || slot === 'place' ? slot : null;
}

const LABELLED = /^([^:：]{2,40}?)\s*[:：]\s*(?=\S)/u;

/** "Atlantic Haulage Ltd: HGV Driver" are two names, and what is small behind "Sales Assistant: " tells what was done. */
function atColon(text: string, colon: Parting['colon']): string[] {
  const [, before = '', after = ''] = AT_COLON.exec(text) ?? [];
  if (!before || slotOf(before) !== null) return [text];
  if ((colon === 'parts' && after.length < 60) || isPlace(before)) return [before, after];
  if (/^\p{Lu}/u.test(after))
    return after.length < 50 && titleLikeness(after) >= 1 ? [before, after] : [text];
  return isTitle(before) && after.split(' ').length > 2 ? [before] : [text];
}

/** Whether a line of a head says more than dates and a place. */
function namesMore(text: string): boolean {
  const words = withoutDates(text).trim();
  return words !== '' && !isPlace(words);
}

/** Whether a slash between spaces stands in a text. */
export function hasSlash(text: string): boolean {
  return /\p{L}\)?\s+\/\s+\p{L}/u.test(text);
}

function isTitle(text: string): boolean {
  return (titleWords(text) > 0 || titleLikeness(text) >= 1) && companyLikeness(text) < 1 && !isPlace(text);
}

const TOWN_BEHIND =
  /^\s+(?:in|di|a|à|en|em|te|i|w|we|v|bei|nær|ved)\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}),\s+(.+)$/u;

/** The words before and after a change of weight or colour, where both could be names. */
export function atTurn({ text, turn }: { text: string; turn: number | null }): string[] {
  if (turn === null) return [text];
  const [before, after] = [text.slice(0, turn), text.slice(turn)];
  const apart = /[\p{L}.)]$/u.test(before.trim()) && /^\s+[\p{Lu}\p{Lo}]/u.test(after);
  const [, next = ''] = /^,\s+(\p{Lu}[^–—|•·,]*),\s/u.exec(after) ?? [];
  if (apart || (next && !isPlace(next) && !isTown(next))) return [before, after.replace(/^,?\s+/, '')];
  // What is set apart is a name, and the town behind a small word is where it is.
  const [, town = '', rest = ''] = TOWN_BEHIND.exec(after) ?? [];
  return town && rest ? [before, town, rest] : [text];
}

/** The text with all dates, and the brackets or commas that held them, taken out; what they separated stays apart. */
export function withoutDates(text: string): string {
  let result = text;
  for (const date of findDates(text).toReversed()) {
    const before = result.slice(0, date.index).replace(/[\s([,|:;–—-]+$/, '');
    const after = result.slice(date.index + date.raw.length).replace(/^[\s)\],|:;.–—-]+/, '');
    result = before && after ? `${before}\t${after}` : before + after;
  }
  return result.replace(/\(\s*(?:\d+\s*(?:years?|yrs?|months?|mos?)[\s,]*)+\)?/gi, '');
}

function trimmed(text: string): string {
  const bare = text
    .replace(HOURS, '')
    .replace(PAY_GRADE, '')
    .replace(/^[\s,;:|–—•-]+|[\s,;:|–—•·∙⋅@/~-]+$/g, '')
    .replace(LABELS, '')
    .replace(BEHIND_AT, '')
    .replace(BEHIND_SMALL, '')
    .replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(LABELLED, (whole) => (labelledAs(`${whole}.`) ? '' : whole))
    .trim();
  const unbalanced = bare.endsWith(')') && !bare.includes('(');
  return unbalanced ? bare.slice(0, -1).trim() : bare;
}
