import { z } from 'zod';
import type { Services } from '../../context.ts';
import { postMail } from '../mail/outbox.ts';
import { defineTask, type TaskDefinition } from '../tasks/queue.ts';
import {
  findQuiet,
  findQuietHours,
  purgeNotifications,
  listDigestReaders,
  type Mailable,
  claimForDigest,
  claimForMail,
} from './mail-queries.ts';
import { digestMail, notificationMail } from './mails.ts';
import { mailNotification } from './commands.ts';
import { isUrgent, quietSecondsLeft } from './rules.ts';
import { stopLinks } from '../mail/stop-links.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const keptDays = 180;

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
    await services.database.transact(async () => {
      const told = await claimForMail(services.database, notificationId, services.now());
      if (!told || !takesMail(services, told)) return;
      const { config } = services;
      const stop = stopLinks(config.secrets.links, config.origin, { userId: told.userId, what: told.kind });
      await postMail(services, told.email, notificationMail(config.origin, told, stop));
    });
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
    await purgeNotifications(database, new Date(services.now().getTime() - keptDays * dayMs));
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
  await services.database.transact(async () => {
    const told = await claimForDigest(services.database, userId, services.now());
    const [first] = told;
    if (!first || !takesMail(services, first)) return;
    const { config } = services;
    const stop = stopLinks(config.secrets.links, config.origin, { userId, what: 'digest' });
    await postMail(services, first.email, digestMail(config.origin, told, stop));
  });
}

/** Where mails leave the house, an address that nobody has verified may be a stranger's. */
function takesMail({ config }: Ports, { verified }: Mailable): boolean {
  return verified || !config.smtp;
}
