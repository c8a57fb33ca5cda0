import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyAddedPerson } from '../../identity/added-people/commands.ts';
import {
  findNextDuplicate,
  findNextToNotify,
  findNextToRemove,
  forgetTypedBefore,
  type Leaving,
} from './people-queries.ts';
import { lockFileOfResume } from './queries.ts';
import { join, leaveOut, publishImport } from './settle-commands.ts';

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

/** True for the refusal of a mail to an address that got enough of them for a day. */
export function isFullMailbox({ code, more: { detail } }: ApiError): boolean {
  const key = typeof detail === 'object' ? detail.key : detail;
  return code === 'rate_limited' && key === 'identityErrors.addressMailedEnough';
}

/** Forgets what was typed a day ago of people whose file never came. */
export function forgetTyped({ database, now }: Pick<Ports, 'database' | 'now'>): Promise<void> {
  return forgetTypedBefore(database, new Date(now().getTime() - dayMs));
}

/** Adds the next file of an import that waits as a duplicate, or leaves it out; false when none is left. */
export async function decideNext(
  ports: Ports,
  { importId, personId, do: wish }: { importId: string; personId: string; do: 'add' | 'skip' },
): Promise<boolean> {
  const { database } = ports;
  const resumeId = await findNextDuplicate(database, importId);
  if (resumeId === null) return false;
  const file = await database.transact(async () => {
    const locked = await lockFileOfResume(database, resumeId);
    // Someone has just decided about it.
    if (locked?.state !== 'duplicate' || locked.undone) return null;
    if (wish === 'add') await join(ports, locked, personId);
    return locked;
  });
  if (file && wish === 'skip') await leaveOut(ports, file);
  return true;
}

/** Removes the next person of those; false when none is left. */
export async function removeNext(ports: Ports, which: Leaving): Promise<boolean> {
  const resumeId = await findNextToRemove(ports.database, which);
  const file = resumeId === null ? null : await lockFileOfResume(ports.database, resumeId);
  if (!file) return false;
  await leaveOut(ports, file, { state: 'importId' in which ? 'removed' : 'skipped' });
  return true;
}
