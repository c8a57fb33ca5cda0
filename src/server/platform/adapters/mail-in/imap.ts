import { ImapFlow } from 'imapflow';
import { maxMailBytes, type Verdict } from './mail-in.ts';

/** What one look into a mailbox came to. */
export type Fetched = { taken: number; refused: number; later: number };

/** One look ends after so many mails, or after so many that cannot be taken now. */
const mostAtOnce = 50;
const mostLater = 20;

/**
 * Takes the mails that nobody has read out of a mailbox, the oldest first. Each is marked as read once it is taken, and marked as well where
 * it never will be; what may be taken later stays unread. `url` is `imaps://user:password@host/mailbox`.
 */
export async function fetchMails(
  url: string,
  take: (source: Uint8Array) => Promise<Verdict>,
  signal?: AbortSignal,
): Promise<Fetched> {
  const client = clientFor(url);
  const fetched: Fetched = { taken: 0, refused: 0, later: 0 };
  await client.connect();
  try {
    const lock = await client.getMailboxLock(mailboxOf(url));
    try {
      const unread = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unread) {
        const isEnough = fetched.taken + fetched.refused >= mostAtOnce || fetched.later >= mostLater;
        if (signal?.aborted || isEnough) break;
        const verdict = await takeOne(client, uid, take);
        if (verdict === null) continue;
        if (verdict.taken) fetched.taken += 1;
        else if (verdict.forGood) fetched.refused += 1;
        else fetched.later += 1;
        const flags = verdict.taken ? ['\\Seen'] : verdict.forGood ? ['\\Seen', '\\Flagged'] : [];
        if (flags.length > 0) await client.messageFlagsAdd(String(uid), flags, { uid: true });
      }
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
  return fetched;
}

/** Signs in to the mailbox and opens it, and takes nothing. Null when that works, otherwise why not. */
export async function greetImap(url: string): Promise<string | null> {
  const client = clientFor(url);
  try {
    await client.connect();
    (await client.getMailboxLock(mailboxOf(url))).release();
    await client.logout().catch(() => client.close());
    return null;
  } catch (error) {
    client.close();
    return error instanceof Error ? error.message : String(error);
  }
}

/** Null where the mail is gone meanwhile. */
async function takeOne(
  client: ImapFlow,
  uid: number,
  take: (source: Uint8Array) => Promise<Verdict>,
): Promise<Verdict | null> {
  const found = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (!found) return null;
  if ((found.size ?? 0) > maxMailBytes) return { taken: false, forGood: true, says: 'too big' };
  const whole = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return whole && whole.source ? take(whole.source) : null;
}

function clientFor(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
  // What goes wrong later is thrown where it is waited for.
  client.on('error', () => undefined);
  return client;
}

function mailboxOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
}
