import type { EnteredPlace } from '../../../engine/places/place-keys.ts';
import type { Database } from '../../platform/db/connect.ts';

/** A job whose places were not looked up yet. */
export type UnplacedJob = { id: string; locations: EnteredPlace[]; is_remote: boolean };

/** Some jobs whose places were not looked up yet, for the caller's transaction; what another process works on is passed over. */
export function lockUnplacedJobs(database: Database, limit: number): Promise<UnplacedJob[]> {
  return database.sql<UnplacedJob>(
    `select id, locations, location_type = 'remote' as is_remote from job_posting
      where place_keys is null order by id limit $1 for update skip locked`,
    [limit],
  );
}

/** Stores the keys of the places of jobs. */
export async function storePlaceKeys(
  database: Database,
  jobs: readonly { id: string; keys: readonly string[] }[],
): Promise<void> {
  await database.sql(
    `update job_posting j set place_keys = array(select jsonb_array_elements_text(found.keys))
       from jsonb_to_recordset($1::jsonb) as found (id uuid, keys jsonb) where j.id = found.id`,
    [JSON.stringify(jobs)],
  );
}
