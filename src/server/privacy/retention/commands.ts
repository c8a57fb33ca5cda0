import { v7 } from 'uuid';
import { noticeDays } from '../../../api/privacy/retention.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { countryCodes } from '../../../messages/countries.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { recordApplicationEvent } from '../../hiring/applications/event-commands.ts';
import type { ApplicationState } from '../../hiring/applications/queries.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { eraseApplicant } from '../applicant-erasure/commands.ts';
import { findKnownIds } from '../applicant-erasure/queries.ts';
import { dueFilter } from './due-filter.ts';
import { presentRetention } from './presenter.ts';
import {
  endHolds,
  findRetention,
  forgetNotices,
  listNoticed,
  listOwners,
  noteDuePeople,
  storeHold,
  storeRetention,
} from './queries.ts';
import { deletesSome, type Periods } from './rules.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
type StoringPorts = Pick<Services, 'database' | 'now'>;

/** How many people are deleted of one company before its settings are read again, and in one run. */
const batch = { size: 100, most: 2000 };

/** Sets after how many months the caller's company deletes what it stores about applicants. What was announced before is looked at anew. */
export function changeRetention(
  { database, now }: StoringPorts,
  actor: Actor,
  { version, ...periods }: Periods & { version: number },
): Promise<ReturnType<typeof presentRetention>> {
  const companyId = companyOf({ actor });
  const unknown = periods.countries.findIndex(({ country }) => !countryCodes.includes(country));
  if (unknown >= 0) {
    const errors = [
      { pointer: `#/body/countries/${unknown}/country`, detail: message('inputs.chooseCountry') },
    ];
    throw new ApiError('invalid_input', { errors });
  }
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    if (!(await storeRetention(database, { companyId, version, now: now() }, periods)))
      throw staleVersion(presentRetention(await findRetention(database, companyId)));
    await forgetNotices(database, companyId);
    await recordCompanyEvent(database, { actor, companyId }, 'company.retention_changed', periods);
    return presentRetention({ ...periods, version: version + 1 });
  });
}

/** Keeps what a company stores about an applicant until the hold is lifted; on hold already, it changes why. */
export function holdApplicant(
  { database, now }: StoringPorts,
  by: { companyId: string; personId: string },
  found: ApplicationState,
  reason: string,
): Promise<void> {
  return database.transact(async () => {
    const { companyId, personId } = by;
    const { candidateId } = found;
    const hold = { id: v7(), companyId, candidateId, reason, by: personId, now: now() };
    await storeHold(database, hold);
    await recordApplicationEvent({ database }, personId, found, { action: 'application.data_held' });
  });
}

/** Keeps what a company stores about an applicant no longer than others'; does nothing where it is not on hold. */
export function liftHold(
  { database, now }: StoringPorts,
  by: { companyId: string; personId: string },
  found: ApplicationState,
): Promise<void> {
  return database.transact(async () => {
    const { companyId, personId } = by;
    const known = await findKnownIds(database, companyId, found.candidateId);
    const candidateIds = known.map(({ id }) => id);
    if (!(await endHolds(database, { companyId, candidateIds, by: personId, now: now() }))) return;
    await recordApplicationEvent({ database }, personId, found, { action: 'application.hold_lifted' });
  });
}

/**
 * Tells a company's owners whose data is going to be deleted, some days ahead, and deletes that of whom they were told before. Safe to repeat:
 * who is announced or deleted once is not again. Returns how many people were deleted.
 */
export async function retainFor(ports: Ports, companyId: string): Promise<number> {
  if (!(await announce(ports, companyId))) return 0;
  const refused: string[] = [];
  let deleted = 0;
  while (deleted + refused.length < batch.most) {
    const found = await listNoticed(ports.database, {
      companyId,
      now: ports.now(),
      limit: batch.size,
      but: refused,
    });
    if (found.length === 0) break;
    for (const candidateId of found) {
      if (await expire(ports, companyId, candidateId)) deleted += 1;
      else refused.push(candidateId);
    }
    // Settings, holds and new applications of meanwhile count for those who are left.
    if (!(await announce(ports, companyId))) break;
  }
  return deleted;
}

/** Brings what is announced into step with what is due; false where nothing is ever deleted by itself. */
function announce(ports: Ports, companyId: string): Promise<boolean> {
  const { database, now } = ports;
  return database.transact(async () => {
    const periods = await findRetention(database, companyId);
    if (!deletesSome(periods)) {
      await forgetNotices(database, companyId);
      return false;
    }
    const at = now();
    const until = new Date(at.getTime() + noticeDays * dayMs);
    const { count, first } = await noteDuePeople(
      database,
      await dueFilter(database, { companyId, periods, now: at, until }),
      until,
    );
    if (first === null) return true;
    for (const userId of await listOwners(database, companyId))
      await notify(ports, {
        userId,
        kind: 'retention_due',
        key: `retention:${companyId}:${at.toISOString()}`,
        title: message('notices.retentionDue', { count, on: first }),
        text: message('notices.retentionDueText'),
        path: '/settings/retention',
      });
    return true;
  });
}

/** Deletes somebody's data because its time is over; false when something stands against it since. */
async function expire(ports: Ports, companyId: string, candidateId: string): Promise<boolean> {
  try {
    const by = { companyId, personId: null, reason: 'retention' as const };
    return (await eraseApplicant(ports, by, candidateId)) > 0;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return false;
    throw error;
  }
}
