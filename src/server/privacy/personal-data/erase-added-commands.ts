import { listExternalCandidateIds } from '../../integrations/ats/application-queries.ts';
import type { Services } from '../../context.ts';
import { deleteAnswersOf } from '../../fairness/equal-opportunity/queries.ts';
import { forgetTypedOf } from '../../hiring/referrals/people-queries.ts';
import { lockAddedPerson } from '../../identity/added-people/queries.ts';
import { addedAddress } from '../../platform/mail/added-address.ts';
import { eraseInAts } from '../../platform/tasks/task-definitions.ts';
import { deleteApplicationsOf, deletePerson, listPaths } from './erase-queries.ts';
import { listErasure } from './erasure-list.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>;

/**
 * Deletes a person without an account with their applications and files: a company took back that it added them, or they do not want it
 * to have their data. `first` and `beside` are done in the same transaction, before and after. A restored backup forgets them again, unless their records went to an account
 * (`moved`). Does nothing for somebody who has an account. Call it outside of transactions, since files go last.
 */
export async function eraseAddedPerson(
  { config, database, files, now, queue }: Ports,
  userId: string,
  {
    first,
    beside,
    moved = false,
  }: { first?: () => Promise<void>; beside?: () => Promise<void>; moved?: boolean } = {},
): Promise<boolean> {
  const paths = await database.transact(async () => {
    const person = await lockAddedPerson(database, userId);
    if (!person) return null;
    await first?.();
    const found = await listPaths(database, userId);
    for (const candidate of await listExternalCandidateIds(database, userId))
      await queue.enqueue(eraseInAts, candidate);
    await deleteAnswersOf(database, userId);
    await deleteApplicationsOf(database, userId);
    await forgetTypedOf(database, { id: userId, email: person.email.toLowerCase() });
    await deletePerson(database, { id: userId, email: addedAddress(userId), name: '' });
    await beside?.();
    if (!moved) await listErasure(config.dataDir, userId, now());
    return found;
  });
  // What a crash leaves here has no row any more: the sweep of loose files removes it.
  for (const path of paths ?? []) await files.remove(path);
  return paths !== null;
}
