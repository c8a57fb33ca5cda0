import type { Piece, PieceKind } from './study-piece.ts';
import { models } from './models.ts';
import { label, type Element } from './sequence-model.ts';
import { isCapitals } from './text.ts';
import { titleWords } from './title-words.ts';

/** Gives a kind to the names that no rule knows: degree, subject, institution or neither, as the learnt model sees the section. */
export function nameStudies(pieces: readonly Piece[]): Piece[] {
  if (pieces.every((piece) => piece.kind !== 'name')) return [...pieces];
  const model = models().studies;
  const rules = new Map(
    [...Map.groupBy(pieces, (piece) => piece.line)].map(([line, own]) => [
      line,
      new Set(own.map(({ kind }) => kind)),
    ]),
  );
  const { likely } = label(model, pieceElements(pieces));
  const named: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const share = (name: string) => likely[i]?.[model.labels.indexOf(name)] ?? 0;
    const kind = piece.kind === 'name' ? kindBeside(kindOf(share), rules.get(piece.line)) : piece.kind;
    const last = named.at(-1);
    const goesOn = last?.line === piece.line && piece.glue !== '' && piece.kind === 'name';
    if (goesOn && kind === 'field' && last.kind === 'degree' && last.field === null) last.field = piece.text;
    else if (goesOn && kind === last.kind) last.text += `${piece.glue}${piece.text}`;
    else
      named.push({
        ...piece,
        kind: piece.kind === 'name' && kind === 'field' ? 'name' : kind,
        likely: piece.kind === 'name' ? share(kind) || 1 : 1,
      });
  }
  return named;
}

const SURE = 0.5;

function kindOf(share: (name: string) => number): PieceKind | 'field' {
  for (const kind of ['degree', 'institution', 'field'] as const) if (share(kind) > SURE) return kind;
  return 'name';
}

/** Where a rule knows the degree or the institution of a line, another name in it is neither. */
function kindBeside(
  kind: PieceKind | 'field',
  known: ReadonlySet<PieceKind> | undefined,
): PieceKind | 'field' {
  return (kind === 'degree' || kind === 'institution') && known?.has(kind) ? 'field' : kind;
}

/** The pieces of a section of study as one sequence. */
export function pieceElements(pieces: readonly Piece[]): Element[] {
  const lines = [...Map.groupBy(pieces, (piece) => piece.line).values()];
  const places = new Map(lines.map((line, at) => [line[0]?.line, at]));
  const largest = pieces.reduce((most, piece) => Math.max(most, piece.line.size), 0);
  const someBold = pieces.some((piece) => piece.bold && piece.kind !== 'date');
  const own = pieces.map(ownFacts);
  return pieces.map((piece, i): Element => {
    const before = pieces[i - 1];
    const after = pieces[i + 1];
    const at = places.get(piece.line) ?? 0;
    const line = lines[at] ?? [];
    const above = lines[at - 1] ?? [];
    const below = lines[at + 1] ?? [];
    const features = [
      ...(own[i] ?? []),
      `piece ${Math.min(3, line.indexOf(piece))} of ${Math.min(4, line.length)}`,
      `line ${Math.min(6, at)}`,
      `lines ${Math.min(6, lines.length)}`,
      `line kinds ${kindsOf(line)}`,
      `above ${kindsOf(above)} ${above.some((other) => other.bold)}`,
      `below ${kindsOf(below)} ${below.some((other) => other.bold)}`,
      `bold ${piece.bold} ${someBold}`,
      `gap ${piece.line.gap > 0.3}`,
      `glue ${piece.glue.trim() || (before?.line === piece.line ? 'apart' : 'start')}`,
      `glued ${after?.line === piece.line ? after.glue.trim() || 'apart' : 'end'}`,
      `size ${piece.line.size >= largest}`,
    ];
    for (const near of own[i - 1]?.slice(0, 5) ?? ['none']) features.push(`before ${near}`);
    for (const near of own[i + 1]?.slice(0, 5) ?? ['none']) features.push(`after ${near}`);
    return { features, step: before?.line === piece.line ? 0 : 1 };
  });
}

function kindsOf(pieces: readonly Piece[]): string {
  return [...new Set(pieces.map((piece) => piece.kind))].join(' ');
}

function ownFacts(piece: Piece): string[] {
  const { text } = piece;
  const words = text.split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return [
    `kind ${piece.kind} ${piece.field !== null}`,
    `words ${Math.min(5, words.length)}`,
    `case ${isCapitals(text) ? 'all' : capitals === words.length ? 'each' : capitals <= 1 ? 'first' : 'some'} ${Math.min(3, words.length)}`,
    `bold ${piece.bold}`,
    `letters ${Math.min(6, Math.floor(text.length / 6))}`,
    `work ${titleWords(text)}`,
    `dots ${/\p{L}\./u.test(text)}`,
    `digits ${/\d/.test(text)}`,
    `brackets ${text.includes('(')}`,
    `bullet ${piece.line.bullet}`,
    `small words ${words.some((word) => /^\p{Ll}{1,3}$/u.test(word))}`,
  ];
}
