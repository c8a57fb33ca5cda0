/** What became of looking at where a mail comes from: `other` is a proof for another domain than the sender's. */
export const checkResults = ['pass', 'other', 'fail', 'none', 'unknown'] as const;
export type CheckResult = (typeof checkResults)[number];

/** Whether the server that sent a mail may send for its sender's domain (SPF), and whether that domain signed it (DKIM). */
export type MailChecks = { spf: CheckResult; dkim: CheckResult };

/** A file that came with a mail; without its bytes where it is none that a resume can be. */
export type MailedFile = { name: string; bytes: Uint8Array | null };

/** What a mail says that came in. */
export type ReadMail = {
  /** The one address that it says it is from; null where it names none, or several. */
  from: { address: string; name: string } | null;
  /** The addresses that it says it is to, in lower case. */
  to: string[];
  messageId: string;
  /** What its text says, without markup. */
  text: string;
  files: MailedFile[];
  /** Whether somebody wrote it; otherwise a program answered by itself, or says that a mail of ours did not arrive. */
  kind: 'letter' | 'automatic' | 'bounce';
  /** What a server says of a mail that it did not deliver. */
  bounce: { forGood: boolean; says: string } | null;
  /** What servers on its way wrote about its sender, the newest first. */
  results: string[];
};

/** How a mail came, as far as that is known: who sent it by the envelope (empty for none), from which address and name. */
export type Envelope = { sender: string | null; ip: string | null; helo: string | null };

/** What is answered to a mail that came: it is taken, or it never is, or it may be later. */
export type Verdict = { taken: true } | { taken: false; forGood: boolean; says: string };

/** Receives mails by SMTP. */
export type MailReceiver = { port: number; close: () => Promise<void> };

/** No mail may be longer. */
export const maxMailBytes = 25 * 1024 * 1024;
