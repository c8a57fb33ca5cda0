import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as a server received it: the recipients of its envelope, and its source. */
export type ReceivedMail = { recipients: string[]; source: string };

/** A real mail server on a free port of this machine. */
export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** What the next recipients are answered, such as 451 or 550; null takes them. */
  refuseWith: number | null;
  close(): Promise<void>;
};

/** Starts a mail server that takes what it is sent; or one that lets nobody in, and repeats user and password as it says so. */
export async function startMailServer(options: { letsIn?: boolean } = {}): Promise<MailServer> {
  const { letsIn = true } = options;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: letsIn,
    allowInsecureAuth: true,
    disabledCommands: letsIn ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      done(new Error(`${username} with ${password} is nobody here`)),
    onRcptTo: (_address, _session, done) => {
      if (mail.refuseWith === null) return done();
      done(Object.assign(new Error('not now'), { responseCode: mail.refuseWith }));
    },
    onData: (stream, session, done) => {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => (source += text));
      stream.once('end', () => {
        received.push({ recipients: session.envelope.rcptTo.map((to) => to.address), source });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
