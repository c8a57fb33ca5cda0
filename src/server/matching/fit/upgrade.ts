import { WEIGHTS_VERSION } from '../../../engine/fit/weights.ts';
import { READING_VERSION } from '../../../engine/resume/parse-resume.ts';
import { VOCABULARY_VERSION } from '../../../engine/skills/vocabulary.ts';
import type { Services } from '../../context.ts';
import { refreshScores } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { scoreJobs } from './scoring.ts';
import { keepVersion, listStale, markNextStale, type ScoreKey } from './upgrade-queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** The versions of all that decides a score, as one text. */
export const scoreVersions = `weights ${WEIGHTS_VERSION}, vocabulary ${VOCABULARY_VERSION}, reading ${READING_VERSION}`;

/**
 * Has all scores marked as stale and counted anew when this database was last served with other weights, another
 * vocabulary or another way of reading. Safe to call at every start.
 */
export async function refreshScoresAfterUpgrade(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  versions: string = scoreVersions,
): Promise<void> {
  await database.transact(async () => {
    if (!(await keepVersion(database, 'scores', versions))) return;
    await queue.enqueue(refreshScores, { pass: 'mark', after: null });
  });
}

/**
 * One batch of the counting anew, which enqueues the next: first all scores are marked, then those that employers see are
 * counted, then the others.
 */
export const refreshScoresTask = defineTask({
  ...refreshScores,
  timeoutSeconds: 300,
  concurrency: 1,
  run: async ({ pass, after }, services: Ports) => {
    const last = pass === 'mark' ? await mark(services, after) : await countAnew(services, after, pass);
    if (last) await services.queue.enqueue(refreshScores, { pass, after: last });
    else if (pass !== 'rest')
      await services.queue.enqueue(refreshScores, { pass: pass === 'mark' ? 'sent' : 'rest', after: null });
  },
});

const markedAtOnce = 2000;
const countedAtOnce = 50;

function mark({ database }: Ports, after: ScoreKey | null): Promise<ScoreKey | null> {
  return markNextStale(database, after, markedAtOnce);
}

async function countAnew(
  services: Ports,
  after: ScoreKey | null,
  pass: 'sent' | 'rest',
): Promise<ScoreKey | null> {
  const keys = await listStale(services.database, after, countedAtOnce, pass === 'sent');
  for (const [candidateId, pairs] of Map.groupBy(keys, ([candidate]) => candidate)) {
    const stored = await scoreJobs(
      services,
      candidateId,
      pairs.map(([, job]) => job),
    );
    await services.live.publish(candidateId, { type: 'fit', done: stored, total: stored });
  }
  return keys.at(-1) ?? null;
}
