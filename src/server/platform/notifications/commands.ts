import { z } from 'zod';
import type { NotificationKind } from '../../../api/platform/notifications.ts';
import type { Services } from '../../context.ts';
import type { TaskDefinition } from '../tasks/queue.ts';
import * as queries from './queries.ts';

const notificationId = z.object({ notificationId: z.uuid() });

/** Mails one notification to its person, once. */
export const mailNotification: TaskDefinition<z.infer<typeof notificationId>> = {
  name: 'mail-notification',
  payload: notificationId,
};

const pushed = z.object({
  notificationId: z.uuid(),
  deviceId: z.uuid(),
  /** How often its push service has not taken it. */
  tries: z.int(),
});

/** Sends one notification to one device of its person. */
export const pushNotification: TaskDefinition<z.infer<typeof pushed>> = {
  name: 'push-notification',
  payload: pushed,
};

/**
 * Tells a person what happened, by the ways that they chose, in the caller's transaction: call it beside the event that causes it.
 * False when they were told of this event before, or are gone.
 */
export async function notify(
  { database, live, queue, now }: Pick<Services, 'database' | 'live' | 'queue' | 'now'>,
  notification: queries.NewNotification,
): Promise<boolean> {
  const stored = await queries.insertNotification(database, notification, now());
  if (!stored) return false;
  if (stored.mail === 'at_once') await queue.enqueue(mailNotification, { notificationId: stored.id });
  for (const deviceId of stored.devices)
    await queue.enqueue(pushNotification, { notificationId: stored.id, deviceId, tries: 0 });
  await live.publish(notification.userId, { type: 'notifications' });
  return true;
}

/**
 * Marks a person's notifications as read: one, or all up to one; their other open pages recount. Returns how many there were, read
 * before or not.
 */
export async function readNotifications(
  { database, live, now }: Pick<Services, 'database' | 'live' | 'now'>,
  userId: string,
  which: { id: string } | { upTo: string },
): Promise<number> {
  const count = await queries.markRead(database, userId, which, now());
  if (count > 0) await live.publish(userId, { type: 'notifications' });
  return count;
}

/** Sets how a person is told of one kind of thing. */
export async function setNotification(
  { database }: Pick<Services, 'database'>,
  userId: string,
  setting: Parameters<typeof queries.storeSetting>[2],
): Promise<void> {
  await queries.storeSetting(database, userId, setting);
}

/** Ends the mails about some kinds of things. */
export async function stopMails(
  { database }: Pick<Services, 'database'>,
  userId: string,
  kinds: NotificationKind[],
): Promise<void> {
  await queries.stopMails(database, userId, kinds);
}
