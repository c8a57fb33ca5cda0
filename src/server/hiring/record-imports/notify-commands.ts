import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyAddedPerson } from '../../identity/added-people/commands.ts';
import { isFullMailbox } from '../resume-imports/people-commands.ts';
import { findNextRecordPerson } from './care-queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** Tells the next person of an import; false when nobody is left, or no more may be told for now. Those whose mailbox is full are passed over. */
export async function notifyNext(ports: Ports, importId: string): Promise<boolean> {
  let after: string | null = null;
  for (;;) {
    const next = await findNextRecordPerson(ports.database, importId, after);
    if (!next) return false;
    try {
      await notifyAddedPerson(ports, next, next.userId);
      await ports.live.publish(next.personId, { type: 'record_import', id: importId });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isFullMailbox(error)) return false;
      after = next.userId;
    }
  }
}
