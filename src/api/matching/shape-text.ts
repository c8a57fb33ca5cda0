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

/** What a number is made of, in a few words: "3 shown, 1 likely, 1 open". */
export function shapeText(shape: ScoreShape): string {
  const counts = {
    shown: shape.proven + shape.listed + shape.elsewhere,
    likely: shape.likely,
    stated: shape.stated,
    'only listed': shape.bare,
    open: shape.unknown,
    'not met': shape.denied,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

/** Every state of a shape by name, for those who hear it: "4 proven, 1 likely, 1 unknown". */
export function shapeInFull(shape: ScoreShape): string {
  return shapeOrder
    .filter((state) => shape[state] > 0)
    .map((state) => `${shape[state]} ${NAMES[state]}`)
    .join(', ');
}

/** The licences and languages that are not shown, a line for each kind and state: "Licence: open". */
export function openMusts(shape: ScoreShape): { text: string; names: string }[] {
  const found = new Map<string, string[]>();
  for (const { kind, name, state } of shape.musts) {
    const text = `${kind === 'licence' ? 'Licence' : 'Language'}: ${MUSTS[state]}`;
    found.set(text, [...(found.get(text) ?? []), name]);
  }
  return Array.from(found, ([text, names]) => ({
    text: names.length > 1 ? `${text} (${names.length})` : text,
    names: names.join(', '),
  }));
}

const NAMES = {
  proven: 'proven',
  listed: 'listed',
  elsewhere: 'shown in another kind of work',
  likely: 'likely',
  stated: 'stated',
  bare: 'only listed',
  unknown: 'unknown',
  denied: 'not met',
};
const MUSTS = { open: 'open', partly: 'partly', stated: 'stated', denied: 'not held' };
