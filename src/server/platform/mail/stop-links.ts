import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '../../../api/platform/notifications.ts';

/**
 * Which mails a link stops: those of one kind to one person, or their daily digest; with `talent`, all of a company that added
 * somebody to its pool, whose record there `userId` names; with `report`, those of one report to one person, which `userId` names.
 */
export type StopGrant = { userId: string; what: NotificationKind | 'digest' | 'report' | 'talent' };

/** The token of a link that stops mails. It never expires, and allows nothing else. */
export function stopToken(secret: string, { userId, what }: StopGrant): string {
  return `${userId}.${what}.${signature(secret, `${userId}.${what}`)}`;
}

/** What a token allows; null when it is not whole or not ours. */
export function readStopToken(secret: string, token: string): StopGrant | null {
  const [userId = '', what = '', given = ''] = token.split('.');
  const right = Buffer.from(signature(secret, `${userId}.${what}`));
  const offered = Buffer.from(given);
  if (right.length !== offered.length || !timingSafeEqual(right, offered)) return null;
  return isStoppable(what) ? { userId, what } : null;
}

/** Where mails are stopped: by one POST of a mail program, and on a page. */
export function stopLinks(secret: string, origin: string, grant: StopGrant): { post: string; page: string } {
  const token = stopToken(secret, grant);
  return { post: `${origin}/api/unsubscribe?token=${token}`, page: `${origin}/unsubscribe#${token}` };
}

function isStoppable(what: string): what is StopGrant['what'] {
  return (
    what === 'digest' || what === 'report' || what === 'talent' || Object.hasOwn(notificationKinds, what)
  );
}

function signature(secret: string, words: string): string {
  return createHmac('sha256', secret).update(`STOP MAILS\n${words}`).digest('base64url');
}
