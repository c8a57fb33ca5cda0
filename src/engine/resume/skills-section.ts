import { canonicalSkill } from '../skills/canonical.ts';
import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { isNoSkill, withoutLicences } from './no-skills.ts';
import { placeOf } from './place-of.ts';
import type { ReadSkill } from './reading.ts';
import { spacedSign, splitItems } from './skill-items.ts';
import { withoutLevel } from './skill-levels.ts';
import { fold } from './text.ts';

/** The single skills of a section that lists them, in order, without the names of their groups. */
export function readSkillsSection(section: Line[]): ReadSkill[] {
  const found = new Map<string, ReadSkill>();
  const whole = commasAreInside(section);
  const lines = withoutCutWords(
    withoutGroups(withoutLicences(section).filter((line) => !isNoSkill(line))).map(inPieces),
  );
  const sign = spacedSign(lines.map(({ text }) => text).join(' '));
  for (const item of joinWrapped(joinCells(lines)))
    for (const text of whole && item.lines[0]?.bullet
      ? item.text.split('\t')
      : splitItems(item.text, item.dense, sign ?? spacedSign(item.text))) {
      const key = fold(text) || text.toLowerCase();
      if (!found.has(key)) found.set(key, toSkill(text, item));
    }
  return [...found.values()];
}

/** A list with one skill to a bullet, in which hardly any has a comma, and what stands behind it is small: it says more of the same. */
function commasAreInside(lines: readonly Line[]): boolean {
  const bullets = lines.filter((line) => line.bullet);
  const parted = bullets.filter(({ text }) => /[,;]/.test(text));
  const small = parted.every(({ text }) => /^\P{Ll}[^,;:]*, \p{Ll}[^,;:]*$/u.test(text));
  return bullets.length >= 4 && parted.length > 0 && parted.length * 3 <= bullets.length && small;
}

/**
 * A column of names of groups beside their skills, without those names: where each row has two parts, the first ones are short and without signs of
 * a list, and at least one of the second ones is a list.
 */
function withoutGroups(lines: Line[]): Line[] {
  const pairs = lines.filter(({ segments }) => segments.length === 2);
  const [firsts, seconds] = [0, 1].map((at) => pairs.map(({ segments }) => segments[at]));
  const aligned = (some: typeof firsts) =>
    some?.every((one) => Math.abs((one?.x ?? 0) - (some[0]?.x ?? 0)) < 2);
  const named = firsts?.every(
    (one) => one && !LIST_SIGNS.test(one.text) && one.text.length <= 30 && !isKnown(one.text),
  );
  const listed = seconds?.some((one) => one && /\S\s*[,;，；、•·]/u.test(one.text));
  if (
    pairs.length < 2 ||
    pairs.length < lines.length * 0.6 ||
    !named ||
    !listed ||
    !aligned(firsts) ||
    !aligned(seconds)
  )
    return lines;
  return lines.map((line) => {
    const [, second] = line.segments;
    return pairs.includes(line) && second
      ? { ...line, segments: [second], text: second.text, bullet: true }
      : line;
  });
}

/** A line of labels that stand apart, as cells of their own; in a list with signs the signs divide. */
function inPieces(line: Line): Line {
  if (LIST_SIGNS.test(line.text) || line.text.includes(':') || line.rated) return line;
  const segments = line.segments.flatMap((segment) =>
    segment.pieces ? segment.pieces.map((piece) => ({ ...segment, ...piece })) : [segment],
  );
  return segments.length > line.segments.length ? { ...line, segments } : line;
}

/** Rows of a grid are filled from the left: a cell below another, with none to its left, goes on with it. */
function joinCells(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const cells = above?.segments ?? [];
    const at = line.segments.map((own) => cells.findIndex((cell) => Math.abs(cell.x - own.x) < 2));
    const grid = above && cells.length > 1 && above.stream === line.stream && line.y > above.y;
    if (grid && line.gap < 0.2 && !line.bullet && at.every((cell) => cell > 0)) {
      const segments = cells.map((cell, i) => {
        const more = line.segments[at.indexOf(i)];
        return more ? { ...cell, text: `${cell.text} ${more.text}` } : cell;
      });
      joined[joined.length - 1] = { ...above, segments };
    } else joined.push(line);
  }
  return joined;
}

/**
 * Lines without words that the edge of a box cut off: nearly all are as wide as the box, a few letters, and mean nothing that is known.
 * Pieces of words are no skills.
 */
function withoutCutWords(lines: Line[]): Line[] {
  const narrow = lines.filter((line) => isCut(line));
  const unknown = narrow.filter((line) => !line.text.split(/\s+/).some(isKnown));
  if (unknown.length < 3 || unknown.length < lines.length * 0.5) return lines;
  return lines.filter((line) => !unknown.includes(line));
}

function isCut({ x, right, size, column, y, text }: Line): boolean {
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  return y > 0 && right - x < size * 4 && right > column.right - size && longest <= 5;
}

type Item = { text: string; lines: Line[]; dense: boolean };

function toSkill(text: string, item: Item): ReadSkill {
  const line = item.lines.find((one) => one.text.includes(text)) ?? item.lines[0];
  const place = line ? placeOf(line, text) : { page: 1, line: 1, quote: text };
  return { text, id: null, source: 'list', place, confidence: pointsOf(text, item) };
}

/** Less for what no list knows: most of all where lines were joined or hardly a word remains. */
function pointsOf(text: string, { lines, dense }: Item): number {
  const words = text.split(' ').length;
  if (words > 5) return 0.6;
  if (isKnown(text)) return 0.98;
  if (lines.length > 1 && !dense) return words > 3 ? 0.7 : 0.85;
  return text.length <= 3 ? 0.8 : 0.95;
}

const LIST_SIGNS = /[,;，；、|•·●▪■◦‣∙⋅◆◇/]|\s[–—-]\s|\s~(?=\s|$)/;

/** Lines that a list runs over are one item; lines that hold one skill each stay apart. */
function joinWrapped(lines: Line[]): Item[] {
  const items: Item[] = [];
  const pitch = wrapPitch(lines);
  const rated = lines.filter((line) => line.rated).length >= 2;
  const capitals = lines.filter((line) => /^\p{Lu}/u.test(line.text)).length >= lines.length * 0.6;
  for (const [i, line] of lines.entries()) {
    const unrated = rated && isBesideNoPoints(lines[i - 1], line);
    const rest = rated
      ? unrated && !beginsAnew(items.at(-1)?.text ?? '', line, lines[i + 1])
      : isRestOfBullet(lines, i);
    if (!rest && !line.rated && isGroupName(line, lines[i + 1])) {
      items.push({ text: '', lines: [line], dense: false });
      continue;
    }
    const last = items.at(-1);
    const before = lines[i - 1];
    const goesOn =
      rest ||
      (before &&
        !(rated && line.rated) &&
        (runsOn(before, line, last ?? nothing, pitch) || isRest(before, line, capitals)));
    if (last?.text && goesOn) {
      last.text += /\p{L}-$/u.test(last.text) ? line.text : ` ${line.text}`;
      last.lines.push(line);
      last.dense ||= LIST_SIGNS.test(line.text);
    } else
      items.push({
        text: withoutLabel(line),
        lines: [line],
        dense: LIST_SIGNS.test(line.text),
      });
  }
  return items.filter((item) => item.text);
}

const nothing: Item = { text: '', lines: [], dense: false };
const HANGING =
  /\s(?:of|and|for|in|with|to|de|des|du|da|do|di|del|della|et|und|für|y|e|en|van|voor|och|i|&)$/i;

/** Where each skill is rated, a line that is not goes on with the one above. */
function isBesideNoPoints(before: Line | undefined, line: Line): boolean {
  return before !== undefined && !line.rated && line.stream === before.stream && line.gap < 0.2;
}

/** A line without a bullet right below one with a bullet, where its words begin. */
function isRestOfBullet(lines: Line[], i: number): boolean {
  const line = lines[i];
  const opened = lines.slice(0, i).findLast((one) => one.bullet);
  const before = lines[i - 1];
  if (!line || !opened || !before || line.bullet || line.y === 0 || line.gap > 0.2) return false;
  const aligned = line.x > opened.x + 3 && (before === opened || Math.abs(before.x - line.x) < 2);
  return aligned && line.stream === opened.stream && line.page === opened.page && line.segments.length === 1;
}

/** The rest of a skill: the line before ends with a word that needs another, or skills begin with capitals and this line does not. */
function isRest(before: Line, line: Line, capitals: boolean): boolean {
  if (line.bullet || line.stream !== before.stream || line.page !== before.page || line.y === before.y)
    return false;
  if (line.segments.length > 1 || before.segments.length > 1 || line.gap > 0.25 || line.y === 0) return false;
  if (LIST_SIGNS.test(line.text) || LIST_SIGNS.test(before.text)) return false;
  return (
    HANGING.test(before.text) || (capitals && /^\p{Ll}{3,}/u.test(line.text) && /^\p{Lu}/u.test(before.text))
  );
}

/** The parts of a line; a bold name before plain text is the name of a group. */
function withoutLabel(line: Line): string {
  const [first, ...rest] = line.segments;
  const known = first && (GROUPS.has(fold(first.text)) || headingKind(first.text) !== null);
  const bold = first?.bold && rest.every((segment) => !segment.bold);
  const lists = rest.some(({ text }) => LIST_SIGNS.test(text.replace(/^[•·●▪■◦‣∙◆◇]\s*/u, '')));
  // A word or two that stand apart before a list are the name of a group, whatever they are.
  const apart = rest.length === 1 && lists && isShortName(first?.text ?? '');
  const labelled = rest.length > 0 && (bold || (known && lists) || apart);
  return (labelled ? rest : line.segments).map((segment) => segment.text).join('\t');
}

function isShortName(text: string): boolean {
  return !LIST_SIGNS.test(text) && text.length <= 24 && text.split(' ').length <= 3;
}

/** The distance of wrapped lines, where single skills stand visibly further apart; null where all lines are evenly set. */
function wrapPitch(lines: Line[]): number | null {
  const steps = lines.slice(1).flatMap((line, i) => {
    const step = line.y - (lines[i]?.y ?? line.y);
    return step > 0 && step < line.size * 3.5 ? [step] : [];
  });
  const least = Math.min(...steps);
  // Lines of one text do not stand that far apart: these are things of their own.
  if (least > Math.min(...lines.map((line) => line.size)) * 1.65) return null;
  return steps.filter((step) => step > least * 1.06).length >= steps.length * 0.3 ? least : null;
}

function runsOn(before: Line, line: Line, item: Item, narrowest: number | null): boolean {
  const pitch = narrowest ?? Infinity;
  const close = !line.bullet && line.stream === before.stream && line.gap < 0.25;
  if (areOneSkill(before, line) || (close && /\p{L}-$/u.test(before.text))) return true;
  const beside = line.y === before.y && line.y !== 0;
  if (line.bullet || line.stream !== before.stream || line.page !== before.page || beside) return false;
  if (/^[\p{L} &/]{2,40}:/u.test(line.text) || withoutLevel(before.text) !== before.text) return false;
  if (/[,;·•|&/(、◆◇~]$/.test(before.text) || /^[,;·•|◆◇]/.test(line.text)) return true;
  if (line.y === 0 && ROW.test(before.text) && ROW.test(line.text) && !isKnown(lastAndFirst(before, line)))
    return false;
  if (line.segments.length > 1 || before.segments.length > 1) return false;
  const room = before.column.right - before.right;
  const firstWord = (line.segments[0]?.text ?? '').split(' ')[0] ?? '';
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  const wordWidth = (firstWord.length + 0.7) * letter;
  const full = before.right > 0 && room < wordWidth;
  if (!full || line.gap > 0.25 || line.y - before.y > pitch * 1.05) return false;
  const hangs =
    /\s(?:of|and|for|in|with|to|de|et|und|y|e|&)$/.test(before.text) || /^\p{Ll}/u.test(line.text);
  return item.dense || hangs || narrowest !== null;
}

/** Strokes or points between names, as they stand in rows. */
const ROW = /\S\s[|•·]\s\S/u;

function lastAndFirst(before: Line, line: Line): string {
  return `${before.text.split(LIST_SIGNS).at(-1)?.trim()} ${line.text.split(LIST_SIGNS)[0]?.trim()}`;
}

/** A skill ends before a line that is a known one with the line after it, and a known one before one that is known alone, as where points were lost. */
function beginsAnew(before: string, line: Line, next: Line | undefined): boolean {
  if (isKnown(`${before} ${line.text}`)) return false;
  if (next !== undefined && !next.rated && isKnown(`${line.text} ${next.text}`)) return true;
  return isKnown(before) && isKnown(line.text);
}

/** The end of a line and the start of the next are one skill that is known, and not two that are. */
function areOneSkill(before: Line, line: Line): boolean {
  if (line.bullet || line.stream !== before.stream || line.page > before.page + 1 || line.y === before.y)
    return false;
  if (line.segments.length > 1 || before.segments.length > 1 || line.gap > 0.4) return false;
  const end = before.text.split(LIST_SIGNS).at(-1)?.trim() ?? '';
  const start = line.text.split(LIST_SIGNS)[0]?.trim() ?? '';
  if (!end || !start || end.length + start.length > 50) return false;
  const whole = canonicalSkill(`${end} ${start}`).id;
  // "Supply Chain" says what "Supply Chain Management" does, but "Management" alone is none.
  const more = canonicalSkill(start).id !== whole && (canonicalSkill(end).id !== whole || !isKnown(start));
  return isKnown(`${end} ${start}`) && more && !(isKnown(end) && isKnown(start));
}

function isKnown(text: string): boolean {
  return !canonicalSkill(text).id.startsWith('x:');
}

const GROUPS = new Set(
  `tools|other|others|languages|programming languages|frameworks|libraries|frameworks and libraries|databases|platforms|technologies|software|technical|technical skills|soft skills|hard skills|
skills|core|general|methods|methodologies|cloud|devops|web|frontend|front end|backend|back end|operating systems|design|office|it|personal|interpersonal|professional|management|leadership|business|
communication skills|key skills|certifications|domain|concepts|languages and frameworks|tools and technologies|expert|advanced|intermediate|beginner|proficient|familiar|kenntnisse|sprachen|outils|herramientas|strumenti`
    .split('|')
    .map(fold),
);

function isGroupName(line: Line, next: Line | undefined): boolean {
  if (line.segments.length > 1) return false;
  if (line.text.endsWith(':')) return true;
  if (!next) return false;
  const known = GROUPS.has(fold(line.text));
  const above = next.bullet && !line.bullet && !/[,;|•·]/.test(line.text);
  const distinct = (line.bold && !next.bold) || line.size > next.size * 1.05 || above;
  return (
    (distinct && (known || (line.bold && !next.bold && !LIST_SIGNS.test(line.text)) || above)) ||
    (known && line.gap > 0.3)
  );
}
