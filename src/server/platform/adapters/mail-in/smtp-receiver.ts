import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type Envelope, type MailReceiver, maxMailBytes, type Verdict } from './mail-in.ts';

/** What decides about the mails that a receiver gets. */
export type Taker = {
  /** Whether an address exists; what is wrong with it otherwise. */
  knows: (recipient: string) => Promise<Verdict>;
  /** Takes a mail in for one address. What is answered is answered to who sends it: taken only once it is safe. */
  take: (source: Uint8Array, recipient: string, envelope: Envelope) => Promise<Verdict>;
  onError: (error: unknown) => void;
};

const maxClients = 20;
/** A mail is held in memory while it is read. */
const mailsAtOnce = 3;
const maxRecipients = 5;
const socketMs = 60_000;
const tooBig = `This mail is too big: at most ${maxMailBytes / 1024 / 1024} MB are taken here.`;
const later: Verdict = { taken: false, forGood: false, says: 'This did not work. Please try again later.' };

/** Listens for mails; throws where it cannot. It stands behind a mail server of one's own, which speaks TLS with the world. */
export async function openReceiver(
  { host, port, name }: { host: string; port: number; name: string },
  taker: Taker,
): Promise<MailReceiver> {
  const turns = takeTurns(mailsAtOnce);
  const server = new SMTPServer({
    name,
    banner: 'Tenon',
    size: maxMailBytes,
    maxClients,
    socketTimeout: socketMs,
    closeTimeout: 3000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, { envelope }, reply) => {
      if (envelope.rcptTo.length >= maxRecipients)
        return reply(refusal({ taken: false, forGood: false, says: 'Too many recipients.' }));
      void answered(taker, taker.knows(address.toLowerCase())).then((verdict) => reply(refusal(verdict)));
    },
    onData: (stream, session, reply) => {
      void turns(() => receive(stream, session, taker)).then((verdict) => reply(refusal(verdict)));
    },
  });
  server.on('error', taker.onError);
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession,
  taker: Taker,
): Promise<Verdict> {
  const source = await bytesOf(stream);
  if (source === null) return { taken: false, forGood: true, says: tooBig };
  const from: Envelope = {
    sender: envelope.mailFrom ? envelope.mailFrom.address.toLowerCase() : '',
    ip: remoteAddress,
    helo: hostNameAppearsAs || null,
  };
  let refused: Verdict | null = null;
  let taken = false;
  for (const { address } of envelope.rcptTo) {
    const verdict = await answered(taker, taker.take(source, address.toLowerCase(), from));
    // Who sends it keeps it, and tries all of it again: what was taken before is known then.
    if (!verdict.taken && !verdict.forGood) return verdict;
    if (verdict.taken) taken = true;
    else refused = verdict;
  }
  return taken || refused === null ? { taken: true } : refused;
}

/** The whole mail; null where it is too big, which is read to its end all the same, so that the answer is heard. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxMailBytes) parts.length = 0;
    else parts.push(part);
  }
  return stream.sizeExceeded || size > maxMailBytes ? null : Buffer.concat(parts);
}

async function answered({ onError }: Taker, verdict: Promise<Verdict>): Promise<Verdict> {
  return verdict.catch((error: unknown) => {
    onError(error);
    return later;
  });
}

function refusal(verdict: Verdict): Error | null {
  if (verdict.taken) return null;
  const responseCode = verdict.says === tooBig ? 552 : verdict.forGood ? 550 : 451;
  return Object.assign(new Error(verdict.says), { responseCode });
}

/** Lets so many do something at once; the others wait. */
function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
