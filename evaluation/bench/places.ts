import { judgePlaces } from '../places/judged-places.ts';
import { print } from './print-figure.ts';

/** How many places, as postings word them, are found where they are, or not at all where nobody could tell. */
export function benchPlaces(): Promise<void> {
  const judged = judgePlaces();
  for (const set of ['tuned', 'left-out'] as const) {
    const some = judged.filter((each) => each.set === set);
    const right = some.filter((each) => each.isRight).length;
    print({
      figure: `places.${set}`,
      value: right / some.length,
      unit: 'share',
      how: `${right} of ${some.length} texts`,
    });
  }
  return Promise.resolve();
}
