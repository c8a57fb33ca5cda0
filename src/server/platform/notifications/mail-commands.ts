import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { postMail } from '../mail/outbox.ts';
import { stopLinks } from '../mail/stop-links.ts';
import { addressOfToken, newAddressToken } from '../mail/in-addresses.ts';
import {
  claimForDigest,
  claimForMail,
  keepAnswerToken,
  type Mailable,
  purgeNotifications,
} from './mail-queries.ts';
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
    const answers = await answersTo(ports, found);
    await postMail(ports, found.email, notificationMail(config.origin, found, { stop, answers }));
  });
}

/** Where an answer to the mail goes that tells of a message between an applicant and a company; null where none comes in. */
async function answersTo(
  { config, database, now }: Ports,
  { kind, key, userId }: Mailable,
): Promise<{ replyTo: string; messageId: string } | null> {
  const messageId = /^message:(.{36})$/.exec(key)?.[1];
  const isMessage = kind === 'message_from_employer' || kind === 'message_from_candidate';
  if (!config.smtp || !config.mailIn || !isMessage || messageId === undefined) return null;
  const wish = { messageId, userId, token: newAddressToken('thread'), now: now() };
  const token = await keepAnswerToken(database, wish);
  return token === null ? null : { replyTo: addressOfToken(config.mailIn, token), messageId };
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
