import type { Services } from '../../context.ts';
import { refreshScores } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { recount } from './commands.ts';
import { renameAnswers, renameJobSkills } from './renaming-commands.ts';
import { markBatchStale } from './upgrade-commands.ts';
import { listStale, type ScoreKey } from './upgrade-queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/**
 * One batch of the recalculation, which enqueues the next: first the skills of jobs and answers get the ids of today, then all scores
 * are marked, then those that employers see are counted, then the others.
 */
export const refreshScoresTask = defineTask({
  ...refreshScores,
  timeoutSeconds: 300,
  concurrency: 1,
  run: async ({ pass, after }, services: Ports) => {
    const last = await goOn[pass](services, after);
    const next = passes[passes.indexOf(pass) + 1];
    if (last) await services.queue.enqueue(refreshScores, { pass, after: last });
    else if (next) await services.queue.enqueue(refreshScores, { pass: next, after: null });
  },
});

const passes = ['jobs', 'answers', 'mark', 'sent', 'rest'] as const;

/** One batch of each pass, after the given place; answers the last place of it, or null when there is no more. */
const goOn: Record<
  (typeof passes)[number],
  (services: Ports, after: ScoreKey | null) => Promise<ScoreKey | null>
> = {
  jobs: async (services, after) => twice(await renameJobSkills(services, after?.[0] ?? null)),
  answers: async (services, after) => twice(await renameAnswers(services, after?.[0] ?? null)),
  mark: markBatchStale,
  sent: (services, after) => countAnew(services, after, 'sent'),
  rest: (services, after) => countAnew(services, after, 'rest'),
};

/** A place that is one id, where the task has two. */
function twice(id: string | null): ScoreKey | null {
  return id === null ? null : [id, id];
}

const countedAtOnce = 50;

async function countAnew(
  services: Ports,
  after: ScoreKey | null,
  pass: 'sent' | 'rest',
): Promise<ScoreKey | null> {
  const keys = await listStale(services.database, after, countedAtOnce, pass === 'sent');
  for (const [candidateId, pairs] of Map.groupBy(keys, ([candidate]) => candidate)) {
    const jobIds = pairs.map(([, job]) => job);
    await recount(services, candidateId, jobIds);
  }
  return keys.at(-1) ?? null;
}
