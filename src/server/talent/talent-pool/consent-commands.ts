import { v7 } from 'uuid';
import { consentMonths } from '../../../api/talent/talent-pool.ts';
import type { Services } from '../../context.ts';
import type { AgreedText } from '../../platform/agreed-texts.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { eraseAddedPerson } from '../../privacy/personal-data/erase-added-commands.ts';
import { findFileOwner } from './file-queries.ts';
import * as consents from './consent-queries.ts';
import * as queries from './queries.ts';
import { monthsAfter } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Refuses an invitation as its candidate, with `all` every further one of that company; refuses others' as not found. */
export function refuseJobInvitation(
  { database, now }: Ports,
  candidateId: string,
  wish: { id: string; all: boolean },
): Promise<void> {
  return database.transact(async () => {
    const refused = await consents.refuseInvitation(database, candidateId, wish, now());
    if (!refused) throw new ApiError('not_found');
    await recordEvent(database, {
      actorId: candidateId,
      action: 'talent.refused',
      objectType: 'talent',
      objectId: refused.recordId,
      companyId: refused.companyId,
      subjectId: candidateId,
      data: { job: refused.jobId, all: wish.all },
    });
  });
}

/** Agrees that a company keeps the candidate in mind; or takes that back, with which it forgets what it keeps of them. */
export function setPoolConsent(
  { database, now }: Ports,
  candidateId: string,
  companyId: string,
  /** What they agree to; null where they take it back. */
  agreed: AgreedText | null,
): Promise<void> {
  return database.transact(async () => {
    const at = now();
    if (agreed) {
      const text = agreed;
      await consents.storeStorageConsent(database, {
        id: v7(),
        userId: candidateId,
        companyId,
        text,
        now: at,
      });
    } else await consents.endStorageConsent(database, candidateId, companyId, at);
    await consents.forgetWithoutConsent(database, candidateId, monthsAfter(at, -consentMonths));
    await recordEvent(database, {
      actorId: candidateId,
      action: agreed ? 'talent.consented' : 'talent.withdrew',
      objectType: 'user',
      objectId: candidateId,
      companyId,
      subjectId: candidateId,
    });
  });
}

/**
 * Deletes somebody whom a company added itself, with their resume unless they are its applicant, at their own wish by mail, and adds their address no more; outside of transactions; returns the company's name, null
 * when there is no such record any more.
 */
export async function leavePool(
  ports: Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>,
  recordId: string,
): Promise<string | null> {
  const { database, now } = ports;
  const owner = await findFileOwner(database, recordId);
  let company: string | null = null;
  const leave = async () => {
    company = await queries.leavePool(database, recordId, now());
  };
  if (owner === null) await leave();
  else await eraseAddedPerson(ports, owner, { first: leave });
  return company;
}

/** Deletes what companies keep of people whose consent has ended. */
export function forgetEndedConsents({ database, now }: Ports): Promise<void> {
  return consents.forgetWithoutConsent(database, null, monthsAfter(now(), -consentMonths));
}
