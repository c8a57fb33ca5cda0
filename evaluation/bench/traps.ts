import { judge, readTraps } from '../traps/traps.ts';
import { print } from './print-figure.ts';

/** How many sentences that deny, plan or speak of others are believed, and how many true ones are lost: tuned on, and left out of tuning. */
export function benchTraps(): Promise<void> {
  for (const set of ['tuned', 'left-out'] as const) {
    const { believed, notMeant, lost, meant } = judge(readTraps(set));
    const how = `${notMeant + meant} sentences in nine languages, ${set}`;
    print({ figure: `traps.${set}.believed`, value: believed.length / notMeant, unit: 'share', how });
    print({ figure: `traps.${set}.lost`, value: lost.length / meant, unit: 'share', how });
  }
  return Promise.resolve();
}
