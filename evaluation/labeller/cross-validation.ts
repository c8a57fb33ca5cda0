import { label, unpackModel } from '../../src/engine/resume/sequence-model.ts';
import type { Lesson } from './examples.ts';
import type { Example } from './train-sequences.ts';

const FOLDS = 3;

/** How often a model was right, and for values said to be this likely how often they were. */
export type Checked = { right: number; all: number; bins: { said: number; right: number; all: number }[] };

/**
 * Trains on two thirds of the layouts and languages and checks on what was in neither, three times, so that each layout and each
 * language is left out once.
 */
export function crossValidate(
  lessons: readonly Lesson[],
  what: 'lines' | 'parts' | 'studies',
  train: (examples: Example[]) => Parameters<typeof unpackModel>[0],
): Checked {
  const layouts = [...new Set(lessons.map((one) => one.layout))].toSorted();
  const languages = [...new Set(lessons.map((one) => one.language))].toSorted();
  const sum: Checked = { right: 0, all: 0, bins: [] };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = (names: string[], name: string) => names.indexOf(name) % FOLDS === fold;
    const outside = (one: Lesson) => isOut(layouts, one.layout) || isOut(languages, one.language);
    const model = unpackModel(train(lessons.filter((one) => !outside(one)).map((one) => one[what])));
    const unseen = lessons.filter((one) => isOut(layouts, one.layout) && isOut(languages, one.language));
    for (const one of unseen) check(model, one[what], sum);
  }
  return sum;
}

function check(model: ReturnType<typeof unpackModel>, { elements, truth }: Example, sum: Checked): void {
  const { likely } = label(model, elements);
  for (const [i, row] of likely.entries()) {
    const said = Math.max(...row);
    const right = row.indexOf(said) === truth[i];
    sum.all += 1;
    sum.right += Number(right);
    const bin = (sum.bins[Math.min(9, Math.floor(said * 10))] ??= { said: 0, right: 0, all: 0 });
    bin.said += said;
    bin.right += Number(right);
    bin.all += 1;
  }
}
