import type { JobQuestion } from '../../src/engine/search/job-question.ts';
import type { JobOrder } from '../../src/engine/search/listed-job.ts';
import { parseSearch, type SearchText } from '../../src/engine/search/search-text.ts';
import { keysNear } from '../../src/engine/places/place-keys.ts';
import { gazetteer } from '../../src/server/platform/gazetteer.ts';
import { createChance, generateJob, skillIdsOf } from './generated-jobs.ts';

/** What is asked: a search of the list with its typed text (and that text as the index understands it, for SQL), or the best matches for the skills of somebody. */
export type BenchQuestion =
  | { search: JobQuestion; q: string; understood?: SearchText }
  | { skills: Map<string, number> };

/** Questions as people ask them: texts of one to three words by relevance, quoted ones, plain filters, orders by pay, misspellings, skills. */
export function benchQuestions(count: number, jobs: number): BenchQuestion[] {
  const chance = createChance(count);
  return Array.from({ length: count }, (_, number): BenchQuestion => {
    const job = generateJob(Math.floor(chance() * jobs));
    if (number % 5 === 4)
      return {
        skills: new Map(skillIdsOf([...job.skills, ...generateJob(number).skills]).map((id) => [id, 1])),
      };
    const q = textFor(number, job.title, job.description, chance);
    const search: JobQuestion = {
      text: q === '' ? undefined : parseSearch(q),
      order: number % 10 === 7 ? 'pay' : q === '' ? 'newest' : 'relevance',
      limit: 50,
      now: 1_700_000_000_000,
      ...(number % 3 === 0 ? { jobType: job.jobType } : {}),
      ...(number % 7 === 0 ? { country: job.country } : {}),
    };
    return { search, q };
  });
}

/** The same questions near a place, in their own order or in this one: 25 to 100 km from one of the 200 largest towns. */
export function questionsNear(questions: readonly BenchQuestion[], order?: JobOrder): BenchQuestion[] {
  const places = gazetteer();
  return questions.flatMap((question, number) =>
    'search' in question
      ? [
          {
            ...question,
            search: {
              ...question.search,
              ...(order && { order }),
              near: keysNear(places, number % 200, 25 + (number % 4) * 25),
            },
          },
        ]
      : [],
  );
}

function textFor(number: number, title: string, description: string, chance: () => number): string {
  const words = description.split(/\W+/).filter((word) => word.length > 4);
  const pick = () => words[Math.floor(chance() * words.length)] ?? '';
  if (number % 5 === 0) return '';
  if (number % 5 === 1) return title;
  if (number % 20 === 3) return `"${title}"`;
  if (number % 20 === 13) return quoted(description, chance);
  if (number % 20 === 2) return `${title.slice(0, 2)}${title.slice(3)}`;
  if (number % 5 === 2) return pick();
  return `${pick()} ${pick()}`;
}

/** Two words that stand side by side. */
function quoted(description: string, chance: () => number): string {
  const words = description.split(/\s+/);
  const at = Math.floor(chance() * (words.length - 1));
  return `"${words[at]} ${words[at + 1]}"`;
}
