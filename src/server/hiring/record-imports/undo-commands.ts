import type { Services } from '../../context.ts';
import { eraseAddedPerson } from '../../privacy/personal-data/erase-added-commands.ts';
import { lockRecordImport, storeEnd } from './queries.ts';
import {
  deleteBarePeople,
  deleteUntouched,
  deleteUnusedJobs,
  listRemovableApplications,
  listRemovablePeople,
  lockBarePeople,
} from './undo-queries.ts';

type Ports = Pick<Services, 'closing' | 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

const peopleAtOnce = 200;

/**
 * Removes what an import brought in: its people with their applications, then its applications of people who stay, then jobs that nobody
 * applied to. What somebody worked with since stays.
 */
export async function takeBack(ports: Ports, importId: string): Promise<void> {
  const { database } = ports;
  while (!ports.closing.aborted && (await removePeople(ports, importId)));
  while (!ports.closing.aborted && (await removeApplications(ports, importId)));
  if (ports.closing.aborted) return;
  await database.transact(async () => {
    const found = await lockRecordImport(database, importId, null);
    if (found?.state !== 'undoing') return;
    await deleteUnusedJobs(database, importId);
    await storeEnd(database, importId, { state: 'undone' }, ports.now());
    await publish(ports, found);
  });
}

async function removePeople(ports: Ports, importId: string): Promise<boolean> {
  const { database } = ports;
  const { all, bare } = await database.transact(async () => {
    const found = await lockRecordImport(database, importId, null);
    if (found?.state !== 'undoing') return { all: [], bare: [] };
    const removable = await listRemovablePeople(database, importId, peopleAtOnce);
    const quick = await lockBarePeople(database, removable);
    if (quick.length > 0) await deleteBarePeople(database, quick);
    await publish(ports, found);
    return { all: removable, bare: quick };
  });
  const rest = new Set(all);
  for (const id of bare) rest.delete(id);
  let removed = bare.length;
  for (const userId of rest) {
    if (ports.closing.aborted) return false;
    if (await eraseAddedPerson(ports, userId, { alone: true })) removed += 1;
  }
  return removed > 0;
}

function removeApplications({ database }: Ports, importId: string): Promise<boolean> {
  return database.transact(async () => {
    const found = await lockRecordImport(database, importId, null);
    if (found?.state !== 'undoing') return false;
    const ids = await listRemovableApplications(database, importId, peopleAtOnce);
    if (ids.length === 0) return false;
    await deleteUntouched(database, ids);
    return true;
  });
}

async function publish(
  { live }: Pick<Ports, 'live'>,
  found: { id: string; createdBy: string | null },
): Promise<void> {
  if (found.createdBy) await live.publish(found.createdBy, { type: 'record_import', id: found.id });
}
