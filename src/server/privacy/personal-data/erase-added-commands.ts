import { listExternalCandidateIds } from '../../integrations/ats/application-queries.ts';
import type { Services } from '../../context.ts';
import { deleteAnswersOf } from '../../fairness/equal-opportunity/queries.ts';
import { forgetTypedOf } from '../../hiring/referrals/people-queries.ts';
import { setFileApart } from '../../hiring/resume-imports/merge-queries.ts';
import {
  type AddedPerson,
  listMergedInto,
  listSamePeople,
  lockAddedPerson,
} from '../../identity/added-people/queries.ts';
import { addedAddress } from '../../platform/mail/added-address.ts';
import { eraseInAts } from '../../platform/tasks/task-definitions.ts';
import { deleteApplicationsOf, deletePerson, listPaths } from './erase-queries.ts';
import { listErasure } from './erasure-list.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>;

/**
 * Deletes a person without an account with their applications and files: a company took back that it added them, or they do not want it
 * to have their data. Those who are the same person by the word of a colleague go with them, unless `alone`: then they stand by themselves again.
 * `first` and `beside` are done in the same transaction, before and after. A restored backup forgets them again, unless their records went to an account
 * (`moved`). Does nothing for somebody who has an account. Call it outside of transactions, since files go last.
 */
export async function eraseAddedPerson(
  ports: Ports,
  userId: string,
  {
    first,
    beside,
    moved = false,
    alone = moved,
  }: {
    first?: () => Promise<void>;
    beside?: () => Promise<void>;
    moved?: boolean;
    alone?: boolean;
  } = {},
): Promise<boolean> {
  const { database, files, now } = ports;
  const paths = await database.transact(async () => {
    const person = await lockAddedPerson(database, userId);
    if (!person) return null;
    await first?.();
    const others = alone ? [] : await listSamePeople(database, userId);
    if (alone)
      for (const one of await listMergedInto(database, userId))
        await setFileApart(database, one.userId, now());
    const found: string[] = [];
    for (const one of [person, ...others]) found.push(...(await forget(ports, one, moved)));
    await beside?.();
    return found;
  });
  // What a crash leaves here has no row any more: the sweep of loose files removes it.
  for (const path of paths ?? []) await files.remove(path);
  return paths !== null;
}

/**
 * Deletes those whom companies, or one of them, merged into somebody, in the caller's transaction; returns the paths of their files, which go
 * after it.
 */
export async function forgetMergedInto(
  ports: Ports,
  userId: string,
  companyId: string | null = null,
): Promise<string[]> {
  const found: string[] = [];
  const merged = await listMergedInto(ports.database, userId);
  for (const one of merged.filter((by) => companyId === null || by.companyId === companyId))
    found.push(...(await forget(ports, one, false)));
  return found;
}

async function forget(
  { config, database, now, queue }: Ports,
  { userId, email }: AddedPerson,
  moved: boolean,
): Promise<string[]> {
  const found = await listPaths(database, userId);
  for (const candidate of await listExternalCandidateIds(database, userId))
    await queue.enqueue(eraseInAts, candidate);
  await deleteAnswersOf(database, userId);
  await deleteApplicationsOf(database, userId);
  await forgetTypedOf(database, { id: userId, email: email.toLowerCase() });
  await deletePerson(database, { id: userId, email: addedAddress(userId), name: '' });
  if (!moved) await listErasure(config.dataDir, userId, now());
  return found;
}
