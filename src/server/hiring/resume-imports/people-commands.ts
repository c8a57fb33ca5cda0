import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyAddedPerson } from '../../identity/added-people/commands.ts';
import { findNextToNotify, findNextToRemove, type Leaving } from './people-queries.ts';
import { lockFileOfResume } from './queries.ts';
import { leaveOut, publishImport } from './settle-commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** Tells the next person of an import; false when nobody is left, or no more may be told for now. Those whose mailbox is full are passed over. */
export async function notifyNext(ports: Ports, importId: string): Promise<boolean> {
  let after: string | null = null;
  for (;;) {
    const next = await findNextToNotify(ports.database, importId, after);
    if (!next) return false;
    try {
      await notifyAddedPerson(ports, next, next.userId);
      await publishImport(ports, { importId, createdBy: next.personId });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // No verified address any more, or the day's mails are used up: the rest waits. A single full mailbox keeps nobody else waiting.
      if (!isFullMailbox(error)) return false;
      after = next.userId;
    }
  }
}

function isFullMailbox({ code, more: { detail } }: ApiError): boolean {
  const key = typeof detail === 'object' ? detail.key : detail;
  return code === 'rate_limited' && key === 'identityErrors.addressMailedEnough';
}

/** Removes the next person of those; false when none is left. */
export async function removeNext(ports: Ports, which: Leaving): Promise<boolean> {
  const resumeId = await findNextToRemove(ports.database, which);
  const file = resumeId === null ? null : await lockFileOfResume(ports.database, resumeId);
  if (!file) return false;
  await leaveOut(ports, file, { state: 'importId' in which ? 'removed' : 'skipped' });
  return true;
}
