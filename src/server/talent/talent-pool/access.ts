import { consentMonths, type TalentPerson, type TalentRecord } from '../../../api/talent/talent-pool.ts';
import type { Services, SignedIn } from '../../context.ts';
import { sharedCompany, sharingMember } from '../../identity/companies/access.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { toSentScore, withFitInWords } from '../../platform/http/score-presenter.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findFit } from '../../matching/fit/queries.ts';
import { findInPool, type Pool, type PoolPerson } from './pool-queries.ts';
import { type PoolActor, recordOf } from './commands.ts';
import { findPoolResume } from './file-queries.ts';
import { findHistory, findRecord, isInEmployerScope } from './queries.ts';
import { monthsAfter } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** The pool of the caller's company, as it is now; refuses those to whom it is not open. */
export function poolOf(context: SignedIn<Ports>): Pool {
  return { companyId: sharedCompany(context), keptAfter: monthsAfter(context.now(), -consentMonths) };
}

/** The caller as somebody who acts on the pool of their company; refuses those to whom it is not open. */
export function poolActor(context: SignedIn<Ports>): PoolActor {
  return sharingMember(context);
}

/** Refuses a job that is not within the caller's reach. */
export async function requireJob(context: SignedIn<Ports>, jobId: string | undefined): Promise<void> {
  if (jobId !== undefined && !(await isInEmployerScope(context.database, employerScope(context), jobId))) {
    throw new ApiError('not_found');
  }
}

/** Somebody in the caller's pool; refuses everybody else. */
export async function requirePerson(context: SignedIn<Ports>, id: string, job?: string): Promise<PoolPerson> {
  const pool = poolOf(context);
  await requireJob(context, job);
  const person = await findInPool(context.database, pool, id, job);
  if (!person) throw new ApiError('not_found');
  return person;
}

/** The company's record of somebody in its pool, or of an applicant of its; refuses everybody else. */
export async function anyRecordOf(context: SignedIn<Ports>, id: string): Promise<string> {
  const person = await findInPool(context.database, poolOf(context), id, undefined);
  if (person) return recordOf(context, companyOf(context), person);
  const found = await findRecord(context.database, companyOf(context), id);
  if (!found) throw new ApiError('not_found');
  return recordOf(context, companyOf(context), { ...found, id });
}

/** Somebody in the pool with all the company may know of them. */
export async function presentRecord(
  context: SignedIn<Ports>,
  id: string,
  job?: string,
): Promise<TalentRecord> {
  const person = await requirePerson(context, id, job);
  const score =
    person.scoreOf && job && person.fit ? await findFit(context.database, person.scoreOf, job) : null;
  const history = await findHistory(context.database, companyOf(context), person.recordId);
  const resume =
    person.recordId && (await findPoolResume(context.database, companyOf(context), person.recordId));
  return {
    ...presentPerson(person),
    score: score && toSentScore(score),
    resume: resume ? { file_name: resume.fileName } : null,
    ...history,
  };
}

/** Somebody in the pool as lists show them. */
export function presentPerson({
  userId: _user,
  recordId: _record,
  scoreOf: _scored,
  ...person
}: PoolPerson): TalentPerson {
  return withFitInWords(person);
}
