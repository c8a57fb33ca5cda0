import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask, type TaskDefinition } from '../tasks/queue.ts';
import { mailNotification } from './commands.ts';
import { mailOne, mailOneDigest, purgeOldNotifications } from './mail-commands.ts';
import { findQuiet, findQuietHours, listDigestReaders } from './mail-queries.ts';
import { isUrgent, quietSecondsLeft } from './rules.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const mailDigest: TaskDefinition<{ userId: string }> = {
  name: 'mail-digest',
  payload: z.object({ userId: z.uuid() }),
};

/** Mails one notification, after the quiet hours of its person unless it is urgent. A repeat after it was taken does nothing. */
export const mailNotificationTask = defineTask({
  ...mailNotification,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ notificationId }, services: Ports) => {
    const found = await findQuiet(services.database, notificationId);
    const afterSeconds = found && !isUrgent(found.kind) ? quietSecondsLeft(found.quiet, services.now()) : 0;
    if (afterSeconds > 0)
      return services.queue.enqueue(mailNotification, { notificationId }, { afterSeconds });
    await mailOne(services, notificationId);
  },
});

/** Mails everybody what waits for their daily digest, and forgets notifications after 180 days. */
export const sendDigestsTask = defineTask({
  name: 'send-digests',
  payload: z.object({}),
  timeoutSeconds: 1800,
  concurrency: 1,
  schedule: '0 7 * * *',
  run: async (_payload, services: Ports) => {
    const { database } = services;
    let readers = await listDigestReaders(database, null);
    while (readers.length > 0) {
      for (const userId of readers) await sendDigest(services, userId);
      readers = await listDigestReaders(database, readers.at(-1) ?? null);
    }
    await purgeOldNotifications(services);
  },
});

/** Mails one person their digest, when it had to wait for the end of their quiet hours. */
export const mailDigestTask = defineTask({
  ...mailDigest,
  timeoutSeconds: 60,
  concurrency: 1,
  run: ({ userId }, services: Ports) => sendDigest(services, userId),
});

async function sendDigest(services: Ports, userId: string): Promise<void> {
  const quiet = await findQuietHours(services.database, userId);
  const afterSeconds = quietSecondsLeft(quiet, services.now());
  if (afterSeconds > 0) return services.queue.enqueue(mailDigest, { userId }, { key: userId, afterSeconds });
  await mailOneDigest(services, userId);
}
