import { v7 } from 'uuid';
import type { Reader } from '../../../messages/render.ts';
import type { Services } from '../../context.ts';
import { sendMail, sweepMails } from '../tasks/task-definitions.ts';
import { type AddressedMail, insertMails, listReaders } from './queries.ts';
import { type Mail, wordMail } from './templates.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

/** A mail and the one person it goes to. */
type Addressed = { to: string; mail: Mail };

/** How somebody is written to of whom nothing is known. */
const unknown: Reader = { locale: null, timeZone: null };

/**
 * Puts a mail to one person into the outbox and enqueues its sending, both in the caller's transaction. It is in the words of the
 * account that has the address, by the language and time zone that are set there; what is not set, or has no account, is as
 * `otherwise` reads: who asks for a mail to themselves, or who writes to a stranger. Throws when the address is more than one, or would
 * break out of its header.
 */
export async function postMail(
  services: Ports,
  to: string,
  mail: Mail,
  otherwise: Reader = unknown,
): Promise<void> {
  const { database, now, queue } = services;
  const [worded] = await inWordsOfAll(services, [{ to, mail }], otherwise);
  if (!worded) throw new Error('The mail was not written.');
  const mailId = worded.content.id;
  await database.together([
    () => insertMails(database, [worded], now()),
    () => queue.enqueue(sendMail, { mailId }, { key: mailId }),
  ]);
}

/** As `postMail`, for many at once: a few statements, however many they are. */
export async function postMails(
  services: Ports,
  mails: Addressed[],
  otherwise: Reader = unknown,
): Promise<void> {
  if (mails.length === 0) return;
  await insertMails(services.database, await inWordsOfAll(services, mails, otherwise), services.now());
  await services.queue.enqueue(sweepMails, {}, { key: 'now' });
}

async function inWordsOfAll(
  { database }: Ports,
  mails: Addressed[],
  otherwise: Reader,
): Promise<AddressedMail[]> {
  const readers = await listReaders(
    database,
    mails.map(({ to }) => to),
  );
  return mails.map(({ to, mail }) => {
    const stored = readers.get(to.toLowerCase());
    const content = wordMail(mail, {
      locale: stored?.locale ?? otherwise.locale,
      timeZone: stored?.timeZone ?? otherwise.timeZone,
    });
    checkAddress(to);
    return { to, content: { ...content, id: content.id ?? v7() } };
  });
}

function checkAddress(to: string): void {
  if (!/^[^\s,;:<>()[\]\\"\p{Cc}@]+@[^\s,;:<>()[\]\\"\p{Cc}@]+$/u.test(to)) {
    throw new Error('A mail goes to one plain address.');
  }
}
