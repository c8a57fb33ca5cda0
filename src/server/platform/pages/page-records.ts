import { z } from 'zod';
import type { Services } from '../../context.ts';
import { readActor } from '../../identity/auth/sessions/session.ts';
import { findPublicCompany } from '../../jobs/company-pages/queries.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob } from '../../jobs/jobs/rules.ts';
import type { ScreenFacts } from './screen-facts.ts';

type Ports = Pick<Services, 'auth' | 'config' | 'database' | 'log' | 'now'>;

/** Whether the job or company that a public screen shows is there for whoever asks; true for screens that show neither. */
export async function hasRecord(
  services: Ports,
  { path, params }: NonNullable<ScreenFacts['place']>,
  request: Request,
): Promise<boolean> {
  if (path !== '/jobs/$id' && path !== '/companies/$id') return true;
  const { database } = services;
  const { data: id } = z.uuid().safeParse(params['id']);
  if (id === undefined) return false;
  if (path === '/companies/$id') return (await findPublicCompany(database, id, services.now())) !== null;
  const actor = await readActor(services, request);
  const job = await findJob(database, id, actor?.id ?? null, services.now());
  return job !== null && canSeeJob(job, actor);
}
