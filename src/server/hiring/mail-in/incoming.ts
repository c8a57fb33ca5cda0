import type { Services } from '../../context.ts';
import type { Envelope, MailReceiver, Verdict } from '../../platform/adapters/mail-in/mail-in.ts';
import { statedChecks } from '../../platform/adapters/mail-in/stated-checks.ts';
import { tokenOfAddress } from '../../platform/mail/in-addresses.ts';
import { type IncomingMail, takeMail, type TakePorts } from './commands.ts';
import { findJobOfToken, findThreadOfToken } from './queries.ts';

const unknown: Verdict = { taken: false, forGood: true, says: 'There is no such address here.' };
const unreadable: Verdict = { taken: false, forGood: true, says: 'This mail could not be read.' };

/** Takes a mail in that was received for one address. */
export async function takeFor(
  ports: TakePorts,
  source: Uint8Array,
  recipient: string,
  envelope: Envelope,
): Promise<Verdict> {
  const { mailIn } = ports.config;
  const address = mailIn && tokenOfAddress(mailIn, recipient);
  if (!address) return unknown;
  const incoming = await read(ports, source, envelope);
  return incoming ? takeMail(ports, { ...incoming, ...address }) : unreadable;
}

/** Takes a mail of a mailbox in, for each address of ours that it says it is to; refuses one that is to none. */
export async function takeFromMailbox(ports: TakePorts, source: Uint8Array): Promise<Verdict> {
  const { mailIn } = ports.config;
  const incoming = await read(ports, source, { sender: null, ip: null, helo: null });
  if (!incoming || !mailIn) return unreadable;
  let outcome: Verdict = unknown;
  for (const recipient of incoming.mail.to) {
    const address = tokenOfAddress(mailIn, recipient);
    if (!address) continue;
    const verdict = await takeMail(ports, { ...incoming, ...address });
    if (!verdict.taken && !verdict.forGood) return verdict;
    if (!outcome.taken) outcome = verdict;
  }
  return outcome;
}

/** Receives mails by SMTP where the settings say so; what that needs is loaded then. */
export async function openMailReceiver(ports: TakePorts): Promise<MailReceiver | null> {
  const { mailIn } = ports.config;
  if (!mailIn?.listen) return null;
  const { openReceiver } = await import('../../platform/adapters/mail-in/smtp-receiver.ts');
  return openReceiver(
    { ...mailIn.listen, name: mailIn.domain },
    {
      knows: (recipient) => knows(ports, recipient),
      take: (source, recipient, envelope) => takeFor(ports, source, recipient, envelope),
      onError: (error) => ports.log.error({ err: error }, 'a mail could not be received'),
    },
  );
}

/** Looks into the mailbox of the settings, where there is one. */
export async function fetchFromMailbox(ports: TakePorts & Pick<Services, 'closing'>): Promise<void> {
  const url = ports.config.mailIn?.imap;
  if (!url) return;
  const { fetchMails } = await import('../../platform/adapters/mail-in/imap.ts');
  const take = (source: Uint8Array) =>
    takeFromMailbox(ports, source).catch((error: unknown): Verdict => {
      ports.log.error({ err: error }, 'a mail stays unread in the mailbox: it could not be taken in');
      return { taken: false, forGood: false, says: '' };
    });
  const fetched = await fetchMails(url, take, ports.closing);
  if (fetched.taken + fetched.refused + fetched.later > 0) ports.log.info(fetched, 'mails were taken in');
}

async function knows({ config, database }: TakePorts, recipient: string): Promise<Verdict> {
  const address = config.mailIn && tokenOfAddress(config.mailIn, recipient);
  if (!address) return unknown;
  const { kind, token } = address;
  const isThere =
    kind === 'bounce' ||
    (kind === 'job' ? await findJobOfToken(database, token) : await findThreadOfToken(database, token)) !==
      null;
  return isThere ? { taken: true } : unknown;
}

async function read(
  { config, documents }: TakePorts,
  source: Uint8Array,
  envelope: Envelope,
): Promise<IncomingMail | null> {
  const mail = await documents.readMail(source);
  if (!mail) return null;
  // Who sends news of a mail that did not arrive, or an automatic answer, has no address by the envelope.
  if (envelope.sender === '' && mail.kind === 'letter') mail.kind = 'automatic';
  const from = mail.from?.address;
  if (mail.kind !== 'letter' || !from) return { mail, checks: { spf: 'unknown', dkim: 'unknown' } };
  const authserv = config.mailIn?.authserv;
  if (authserv) return { mail, checks: statedChecks(mail.results, authserv, from) };
  const { checkSender } = await import('../../platform/adapters/mail-in/sender-checks.ts');
  return { mail, checks: await checkSender(source, from, envelope) };
}
