import type { Services } from '../../context.ts';
import { refreshScores } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { recount } from './commands.ts';
import { markBatchStale } from './upgrade-commands.ts';
import { listStale, type ScoreKey } from './upgrade-queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/**
 * One batch of the recalculation, which enqueues the next: first all scores are marked, then those that employers see are
 * counted, then the others.
 */
export const refreshScoresTask = defineTask({
  ...refreshScores,
  timeoutSeconds: 300,
  concurrency: 1,
  run: async ({ pass, after }, services: Ports) => {
    const last =
      pass === 'mark' ? await markBatchStale(services, after) : await countAnew(services, after, pass);
    if (last) await services.queue.enqueue(refreshScores, { pass, after: last });
    else if (pass !== 'rest')
      await services.queue.enqueue(refreshScores, { pass: pass === 'mark' ? 'sent' : 'rest', after: null });
  },
});

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
