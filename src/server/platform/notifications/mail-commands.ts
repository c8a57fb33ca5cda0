import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { postMail } from '../mail/outbox.ts';
import { stopLinks } from '../mail/stop-links.ts';
import { claimForDigest, claimForMail, type Mailable, purgeNotifications } from './mail-queries.ts';
import { digestMail, notificationMail } from './mails.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const keptDays = 180;

/** Posts the mail of one notification. A repeat after it was claimed does nothing. */
export function mailOne(ports: Ports, notificationId: string): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    const found = await claimForMail(database, notificationId, ports.now());
    if (!found || !takesMail(ports, found)) return;
    const stop = stopLinks(config.secrets.links, config.origin, { userId: found.userId, what: found.kind });
    await postMail(ports, found.email, notificationMail(config.origin, found, stop));
  });
}

/** Posts the digest of what waits for one person, when anything does. */
export function mailOneDigest(ports: Ports, userId: string): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    const found = await claimForDigest(database, userId, ports.now());
    const [first] = found;
    if (!first || !takesMail(ports, first)) return;
    const stop = stopLinks(config.secrets.links, config.origin, { userId, what: 'digest' });
    await postMail(ports, first.email, digestMail(config.origin, found, stop));
  });
}

/** Deletes notifications after 180 days. */
export function purgeOldNotifications({ database, now }: Pick<Ports, 'database' | 'now'>): Promise<void> {
  return purgeNotifications(database, new Date(now().getTime() - keptDays * dayMs));
}

/** Where mails are sent over SMTP, an address that nobody has verified may be a stranger's. */
function takesMail({ config }: Ports, { verified }: Mailable): boolean {
  return verified || !config.smtp;
}
