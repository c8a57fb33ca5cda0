import { v7 } from 'uuid';
import type { Services } from '../../context.ts';
import { findProfile } from '../../candidates/profiles/queries.ts';
import { findAddedPerson } from '../../identity/added-people/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { insertWithFile } from '../../talent/talent-pool/file-queries.ts';
import type { WaitingFile } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/**
 * Puts somebody without an account whose resume was read into their company's talent pool, in the caller's transaction; returns the
 * record's id. Nobody is mailed. Where the pool has their address already, the new record stands without it.
 */
export async function addFileToPool(
  { database, now }: Ports,
  { companyId, source, userId }: WaitingFile,
  by: string | null,
): Promise<string> {
  if (userId === null) throw new Error('The file has no person.');
  const person = await findAddedPerson(database, userId);
  if (!person) throw new Error('The person is not there.');
  const { personalInfo, parsedMeta } = await findProfile(database, userId);
  const id = v7();
  await insertWithFile(database, {
    id,
    companyId,
    personId: userId,
    name: person.name,
    email: person.email,
    phone: personalInfo.phone || person.phone,
    location: personalInfo.location,
    skills: parsedMeta.skills.slice(0, 50),
    source,
    addedBy: by,
    now: now(),
  });
  await recordEvent(database, {
    actorId: by,
    action: 'talent.added',
    objectType: 'talent',
    objectId: id,
    companyId,
  });
  return id;
}
