import { stemsOf } from '../occupations/stems.ts';
import stored from './title-words.json' with { type: 'json' };

let levels: Map<string, number> | undefined;

/** How much the words of a text are words of the names of occupations, in the languages of ESCO: 0 for none, up to 3. */
export function titleWords(text: string): number {
  levels ??= new Map(
    stored.levels.flatMap((stems, i) => stems.split(' ').map((stem): [string, number] => [stem, i + 1])),
  );
  let most = 0;
  for (const stem of stemsOf(text)) {
    const own = levels.get(stem) ?? (stem.length > 7 ? levels.get(`-${stem.slice(-5)}`) : 0) ?? 0;
    most = Math.max(most, own);
  }
  return most;
}
