import { placeKeys } from '../../../engine/places/place-keys.ts';
import type { Services } from '../../context.ts';
import { gazetteer } from '../../platform/gazetteer.ts';
import { lockUnplacedJobs, storePlaceKeys } from './place-queries.ts';

const jobsAtOnce = 200;

/** Looks up the places of some jobs that were stored before places were looked up; false when no more are left. */
export function lookUpPlaces({ database }: Pick<Services, 'database'>): Promise<boolean> {
  return database.transact(async () => {
    const jobs = await lockUnplacedJobs(database, jobsAtOnce);
    if (jobs.length > 0)
      await storePlaceKeys(
        database,
        jobs.map((job) => ({ id: job.id, keys: placeKeys(gazetteer(), job.locations, job.is_remote) })),
      );
    return jobs.length === jobsAtOnce;
  });
}
