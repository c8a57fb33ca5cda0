import type { Piece, PieceKind } from './study-piece.ts';

/**
 * Courses of study whose dates stand in their last line, where each has as many lines as the next: whatever the names in them are called, the dates part
 * them, and what stands in one place is of one kind. Null where the lines have no such order.
 */
export function inPeriods(pieces: readonly Piece[]): Piece[][] | null {
  const lines = [...Map.groupBy(pieces, (one) => one.line).values()].filter((own) => !isAside(own));
  const dated = lines.flatMap((own, at) => (own.some(({ kind }) => kind === 'date') ? [at] : []));
  const [first] = dated;
  const steps = dated.map((at, i) => at - (dated[i - 1] ?? -1));
  const even = steps.every((step) => step === steps[0]);
  if (first === undefined || first === 0 || dated.length < 2 || !even || dated.at(-1) !== lines.length - 1)
    return null;
  const groups = dated.map((at) => lines.slice(at - first, at + 1));
  if (!groups.every(isOneStudy)) return null;
  return bySlot(groups);
}

/** A line of what is said aside, as grades. */
function isAside(own: readonly Piece[]): boolean {
  return (
    own.some(({ kind }) => kind === 'note') && own.every(({ kind }) => kind === 'note' || kind === 'name')
  );
}

/** No second degree or school that is known as one. */
function isOneStudy(group: Piece[][]): boolean {
  const known = group.flat().filter(({ likely }) => likely === 1);
  const count = (kind: PieceKind) => known.filter((one) => one.kind === kind).length;
  return group.length < 5 && count('degree') < 2 && count('institution') < 2;
}

/** A name that nobody knows is what most others in its place are: the first line of each is the degree, the second the school. */
function bySlot(groups: readonly Piece[][][]): Piece[][] {
  const kinds = ['degree', 'institution'] as const;
  const known = (kind: PieceKind, row: number, at: number) =>
    groups.filter((group) => {
      const one = group[row]?.[at];
      return one?.kind === kind && one.likely === 1;
    }).length;
  return groups.map((group) => {
    const has = (kind: PieceKind) => group.flat().some((one) => one.kind === kind && one.likely === 1);
    return group.flatMap((own, row) =>
      own.map((one, at): Piece => {
        if (one.likely === 1 && one.kind !== 'name') return one;
        const kind = kinds.find((each) => known(each, row, at) * 2 >= groups.length - 1 && !has(each));
        return kind && known(kind, row, at) > 0 ? { ...one, kind, likely: 1 } : one;
      }),
    );
  });
}
