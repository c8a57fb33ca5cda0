import type { ScoreShape } from './ledger.ts';

/** The states of a shape in the order of its segments, the surest first. */
export const shapeOrder = [
  'proven',
  'listed',
  'elsewhere',
  'likely',
  'stated',
  'bare',
  'unknown',
  'denied',
] as const;

/** The messages that name the states. */
const names = {
  proven: 'ui.proven',
  listed: 'ui.listed',
  elsewhere: 'ui.shownElsewhere',
  likely: 'ui.likely',
  stated: 'ui.stated',
  bare: 'ui.onlyListed',
  unknown: 'ui.unknown',
  denied: 'ui.notMet',
} as const;

type Name = (typeof names)[keyof typeof names] | 'ui.shown' | 'ui.open';

/** Puts a count into words: "1 likely". */
type Say = (name: Name, values: { count: number }) => string;

/** How many skills are known in which way. */
type Counts = Pick<ScoreShape, (typeof shapeOrder)[number]>;

type Must = ScoreShape['musts'][number];

/** What a number is made of, in a few words: "3 shown, 1 likely, 1 open". */
export function shapeText(shape: Counts, say: Say): string {
  const counts: [Name, number][] = [
    ['ui.shown', shape.proven + shape.listed + shape.elsewhere],
    ['ui.likely', shape.likely],
    ['ui.stated', shape.stated],
    ['ui.onlyListed', shape.bare],
    ['ui.open', shape.unknown],
    ['ui.notMet', shape.denied],
  ];
  return listOf(counts, say);
}

/** Every state of a shape by name, for those who hear it: "4 proven, 1 likely, 1 unknown". */
export function shapeInFull(shape: ScoreShape, say: Say): string {
  return listOf(
    shapeOrder.map((state) => [names[state], shape[state]]),
    say,
  );
}

/** The licences and languages that are not shown, together for each kind and state. */
export function openMusts(shape: ScoreShape): (Pick<Must, 'kind' | 'state'> & { names: string[] })[] {
  const groups = Object.values(Object.groupBy(shape.musts, ({ kind, state }) => `${kind} ${state}`));
  return groups.flatMap((musts) => {
    const [first] = musts ?? [];
    // A language may be asked for twice: among the skills, and by its own field.
    const names = [...new Set(musts?.map(({ name }) => name))];
    return first ? { kind: first.kind, state: first.state, names } : [];
  });
}

function listOf(counts: [Name, number][], say: Say): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => say(name, { count }))
    .join(', ');
}
