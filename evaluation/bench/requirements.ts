import { judgePosting, readPostings, type ReadingCounts } from '../postings/postings.ts';
import { print } from './print-figure.ts';

/**
 * How well the requirements of postings are read: of what was found, how much is marked (precision); of what is marked, how much was
 * found (recall); of that, how much is rightly required or desired. In all, by kind, and by language; left out of tuning, and tuned on.
 */
export function benchRequirements(): Promise<void> {
  for (const set of ['left-out', 'tuned'] as const) {
    const postings = readPostings(set);
    const counts = new Map<string, ReadingCounts>();
    const add = (name: string, more: Partial<ReadingCounts>) => {
      const now = counts.get(name) ?? { found: 0, right: 0, marked: 0, covered: 0, manner: 0 };
      for (const [key, value] of Object.entries(more)) now[key as keyof ReadingCounts] += value;
      counts.set(name, now);
    };
    for (const posting of postings)
      judgePosting(posting, (kind, more) => {
        for (const name of ['all', kind, posting.language]) add(name, more);
      });
    for (const [name, { found, right, marked, covered, manner }] of counts) {
      const how = `${marked} marked in ${postings.length} postings, ${set}`;
      const share = (part: number, whole: number) => part / Math.max(1, whole);
      const figure = `requirements.${set}.${name}`;
      print({ figure: `${figure}.precision`, value: share(right, found), unit: 'share', how });
      print({ figure: `${figure}.recall`, value: share(covered, marked), unit: 'share', how });
      print({ figure: `${figure}.manner`, value: share(manner, right), unit: 'share', how });
    }
  }
  return Promise.resolve();
}
