import { z } from 'zod';
import { placeKeys } from '../../../engine/places/place-keys.ts';
import type { Services } from '../../context.ts';
import { gazetteer } from '../../platform/places/gazetteer.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { lockUnplacedJobs, storePlaceKeys } from './place-queries.ts';

const jobsAtOnce = 200;

/** Looks up the places of jobs that were stored before places were looked up. */
export const lookUpPlacesTask = defineTask({
  name: 'look-up-places',
  payload: z.object({}),
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, { database }: Pick<Services, 'database'>) => {
    for (let found = jobsAtOnce; found === jobsAtOnce;)
      found = await database.transact(async () => {
        const jobs = await lockUnplacedJobs(database, jobsAtOnce);
        if (jobs.length > 0)
          await storePlaceKeys(
            database,
            jobs.map((job) => ({ id: job.id, keys: placeKeys(gazetteer(), job.locations, job.is_remote) })),
          );
        return jobs.length;
      });
  },
});
