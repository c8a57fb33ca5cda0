import { v7 } from 'uuid';
import { splitName } from '../../../engine/contact/split-name.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addedAddress } from '../../platform/mail/added-address.ts';
import { addApplicant } from '../applications/commands.ts';
import { phoneOf } from './cells.ts';
import { insertPeople, listKnownPeople, listRefusing, lockCompanyRecords } from './line-queries.ts';
import { personCalled } from './read-line.ts';
import { resumesOf } from './store-people.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Somebody whom a company knows without a file of theirs. */
export type KnownOf = { name: string; email: string; phone: string; location: string; source: string };

/**
 * Makes somebody whom the company knows from elsewhere an applicant of one of its jobs, without a resume; returns the application's id.
 * They are the person without an account who has that address here, or a new one. Nobody is mailed. Refuses whoever asked the company not
 * to keep their data, whoever is an applicant of the job, and a job that takes nobody, with `conflict`.
 */
export function addToJob(
  ports: Ports,
  by: { personId: string; companyId: string },
  known: KnownOf,
  jobId: string,
): Promise<string> {
  const { database } = ports;
  const { companyId, personId } = by;
  return database.transact(async () => {
    await lockCompanyRecords(database, companyId);
    const email = known.email.toLowerCase();
    if ((await listRefusing(database, companyId, [email])).has(email))
      throw new ApiError('conflict', { detail: message('hiringErrors.personRefusesCompany') });
    const here = await findHere(ports, companyId, email);
    const userId = here ?? v7();
    const { first_name: firstName, last_name: lastName } = splitName(known.name);
    const phone = phoneOf(known.phone);
    const person = personCalled({ firstName, lastName, email: known.email, phone, location: known.location });
    if (here === null) {
      const who = { companyId, source: known.source, addedBy: personId, now: ports.now() };
      await insertPeople(database, who, [{ userId, address: addedAddress(userId), person }]);
    }
    const resumes = await resumesOf(ports, [userId]);
    const resumeId = resumes.get(userId) ?? '';
    return addApplicant(ports, by, {
      jobId,
      candidateId: userId,
      resumeId,
      action: 'application.added_from_pool',
    });
  });
}

async function findHere({ database }: Ports, companyId: string, email: string): Promise<string | null> {
  const [found] = await listKnownPeople(database, companyId, { personKeys: [], emails: [email], phones: [] });
  return found?.userId ?? null;
}
