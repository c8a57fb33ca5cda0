import { isWholeDegree } from './degrees.ts';
import type { Line } from './lines.ts';
import type { Piece, PieceKind } from './study-piece.ts';

/**
 * The names right below a dated degree that needs no subject say where it was finished, whatever they are called: "Ausbildung zum Koch",
 * "Gasthof Adler, Wernau".
 */
export function withSchoolsBelow(pieces: readonly Piece[]): Piece[] {
  const lines = [...Map.groupBy(pieces, (one) => one.line).values()];
  return lines.flatMap((line, i) => {
    const above = lines[i - 1] ?? [];
    const dated =
      above.some((one) => one.kind === 'date') && !above.some((one) => one.kind === 'institution');
    const whole = above.some((one) => one.kind === 'degree' && !isGuess(one) && isWholeDegree(one.text));
    const unknown = line.every((one) => one.kind === 'name' || one.kind === 'place' || isGuess(one));
    const [first, ...rest] = line;
    if (!dated || !whole || !unknown || !first || first.kind === 'place' || first.line.bullet) return line;
    return [
      { ...first, kind: 'institution' as const, likely: 1 },
      ...rest.map((one) => ({ ...one, kind: 'place' as const })),
    ];
  });
}

/** Pieces of one course of study: a second degree, institution or date opens the next. */
export function group(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  const byLine = new Map<Line, Piece[]>();
  for (const one of pieces) byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  let open: Piece[] = [];
  const leader = leadingKind([...byLine.values()]);
  for (const line of byLine.values()) {
    open = withoutGuesses(open, line);
    const kinds = new Set(line.map((one) => one.kind));
    const has = (kind: PieceKind) => open.some((one) => one.kind === kind);
    const repeats = (['degree', 'institution', 'date'] as const).some(
      (kind) => kinds.has(kind) && has(kind) && !onlyGuessed(kind, line, open),
    );
    const led = leader !== null && line[0]?.kind === leader && has(leader);
    const complete = has('date') && (has('degree') || has('institution'));
    const freshName =
      line[0]?.kind === 'name' &&
      leader !== 'date' &&
      complete &&
      has('degree') &&
      has('institution') &&
      (line[0].bold || line[0].line.gap > 0.4);
    if (repeats || led || freshName) {
      groups.push(open);
      open = [];
    }
    open.push(...line);
  }
  if (open.length > 0) groups.push(open);
  return groups;
}

/** What is open, where the model alone saw a degree or a school in it and a rule now knows one: the guess was a name. */
function withoutGuesses(open: Piece[], line: Piece[]): Piece[] {
  if (open.some((one) => isNamed(one) && !isGuess(one))) return open;
  const known = new Set(line.filter((one) => isNamed(one) && !isGuess(one)).map((one) => one.kind));
  return open.map((one) => (isGuess(one) && known.has(one.kind) ? { ...one, kind: 'name' } : one));
}

/** Whether the model alone sees a second degree or school, where a rule knows the first. */
function onlyGuessed(kind: PieceKind, line: Piece[], open: Piece[]): boolean {
  const known = open.some((one) => one.kind === kind && !isGuess(one));
  const dated = open.some((one) => one.kind === 'date');
  return known && !dated && line.every((one) => one.kind !== kind || isGuess(one));
}

/** A name that stands alone below a course of study belongs to it: its subject, or a degree that no list holds. */
export function wholeStudies(groups: Piece[][]): Piece[][] {
  const whole: Piece[][] = [];
  for (const own of groups) {
    const open = whole.at(-1);
    if (open && open.length < MOST_PIECES && isRestOf(own, open)) open.push(...own.map((one) => restOf(one)));
    else whole.push([...own]);
  }
  return whole;
}

const MOST_PIECES = 12;

/** Whether no piece of a group begins a study by itself, and the one above has its place of study or its degree. */
function isRestOf(own: Piece[], open: Piece[]): boolean {
  const unknown = own.every((one) => isGuess(one) || !isNamed(one));
  const named = own.some((one) => isGuess(one) || one.kind === 'name');
  const dated = (pieces: Piece[]) => pieces.some((one) => one.kind === 'date');
  const begun = open.some((one) => one.kind === 'date' || (!isGuess(one) && isNamed(one)));
  return unknown && named && begun && open.some(isNamed) && !(dated(own) && dated(open));
}

function isNamed(one: Piece): boolean {
  return one.kind === 'degree' || one.kind === 'institution';
}

/** A kind that the learnt model gave, and no rule. */
function isGuess(one: Piece): boolean {
  return one.likely < 1 && isNamed(one);
}

function restOf(one: Piece): Piece {
  return isGuess(one) && one.kind === 'institution' ? { ...one, kind: 'name' } : one;
}

function leadingKind(lines: Piece[][]): PieceKind | null {
  const first = lines.find((line) => line.some((one) => one.kind !== 'note'))?.[0]?.kind ?? null;
  return first === 'name' || first === 'note' || first === 'place' ? null : first;
}
