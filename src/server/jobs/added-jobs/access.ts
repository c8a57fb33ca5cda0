import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { findJob, type StoredJob } from '../jobs/queries.ts';
import { canSeeJob } from '../jobs/rules.ts';
import { findJobsByUrl } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** The job of an address that this person may see: one of this site by its own address, or one stored with it. */
export async function jobOfAddress(context: Context<Ports>, address: string): Promise<StoredJob | null> {
  const { actor, config, database } = context;
  const url = URL.parse(address);
  const own = url?.origin === config.origin ? /^\/jobs\/([0-9a-f-]{36})\/?$/.exec(url.pathname)?.[1] : null;
  const isId = z.uuid().safeParse(own).success;
  const ids = own && isId ? [own] : await findJobsByUrl(database, address);
  const candidateId = actor?.role === 'candidate' ? actor.id : null;
  for (const id of ids) {
    const job = await findJob(database, id, candidateId, context.now());
    if (job && canSeeJob(job, actor)) return job;
  }
  return null;
}
