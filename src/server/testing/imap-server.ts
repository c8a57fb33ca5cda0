import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail in the mailbox, and what it is marked with. */
export type KeptMail = { uid: number; source: Buffer; flags: Set<string> };

/** A mailbox on a free port of this machine, which speaks as much of IMAP4rev1 (RFC 3501) as a client needs that takes mails out. */
export type ImapServer = {
  /** For IMAP_URL. */
  url: string;
  mails: KeptMail[];
  put(source: string): void;
  close(): Promise<void>;
};

const user = 'jobs';
const password = 'right';

/** Starts such a mailbox. */
export async function startImapServer(): Promise<ImapServer> {
  const mails: KeptMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    talk(socket, mails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.');
  return {
    url: `imap://${user}:${password}@127.0.0.1:${address.port}/INBOX`,
    mails,
    put: (source) =>
      void mails.push({
        uid: mails.length + 1,
        source: Buffer.from(source.replace(/\r?\n/g, '\r\n')),
        flags: new Set(),
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function talk(socket: Socket, mails: KeptMail[]): void {
  let waiting = '';
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  socket.setEncoding('latin1').on('data', (part: string) => {
    waiting += part;
    for (let end = waiting.indexOf('\r\n'); end !== -1; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      const [, tag = '', command = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
      const uid = command.toUpperCase() === 'UID';
      const [verb = '', ...words] = (uid ? rest : `${command} ${rest}`).split(' ');
      answer(socket, mails, { tag, verb: verb.toUpperCase(), words: words.join(' ') });
    }
  });
}

type Command = { tag: string; verb: string; words: string };

function answer(socket: Socket, mails: KeptMail[], { tag, verb, words }: Command): void {
  const done = (said: string) => socket.write(`${tag} ${said}\r\n`);
  if (verb === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n');
  if (verb === 'LOGIN' && !words.includes(password)) return void done('NO [AUTHENTICATIONFAILED] wrong');
  if (verb === 'LIST' || verb === 'LSUB') socket.write(`* ${verb} (\\HasNoChildren) "/" INBOX\r\n`);
  if (verb === 'SELECT') {
    socket.write(`* ${mails.length} EXISTS\r\n* FLAGS (\\Seen \\Flagged)\r\n`);
    socket.write('* OK [PERMANENTFLAGS (\\Seen \\Flagged)] ok\r\n* OK [UIDVALIDITY 1] ok\r\n');
    return void done('OK [READ-WRITE] selected');
  }
  if (verb === 'SEARCH') {
    const unread = mails.filter(({ flags }) => !flags.has('\\Seen')).map(({ uid }) => uid);
    socket.write(`* SEARCH ${unread.join(' ')}\r\n`);
  }
  const mail = mails.find(({ uid }) => uid === Number(words.split(' ')[0]));
  if (verb === 'FETCH' && mail) {
    const facts = `UID ${mail.uid} RFC822.SIZE ${mail.source.length}`;
    const isWhole = /BODY/i.test(words);
    socket.write(`* ${mail.uid} FETCH (${facts}${isWhole ? ` BODY[] {${mail.source.length}}\r\n` : ''}`);
    if (isWhole) socket.write(mail.source);
    socket.write(')\r\n');
  }
  if (verb === 'STORE' && mail) {
    for (const flag of words.match(/\\\w+/g) ?? []) mail.flags.add(flag);
    socket.write(`* ${mail.uid} FETCH (UID ${mail.uid} FLAGS (${[...mail.flags].join(' ')}))\r\n`);
  }
  if (verb === 'LOGOUT') socket.write('* BYE\r\n');
  done(`OK ${verb} done`);
  if (verb === 'LOGOUT') socket.end();
}
