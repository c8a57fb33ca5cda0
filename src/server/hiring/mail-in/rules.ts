import type { MailChecks, MailedFile } from '../../platform/adapters/mail-in/mail-in.ts';

/** True where a check says that the sender is another than the mail says, and none that it is this one. */
export function isForged({ spf, dkim }: MailChecks): boolean {
  return spf !== 'pass' && dkim !== 'pass' && (spf === 'fail' || dkim === 'fail');
}

/** True where the domain of the sender is known to have sent it: whoever speaks for a company has to show that. */
export function isProven({ spf, dkim }: MailChecks): boolean {
  return spf === 'pass' || dkim === 'pass';
}

const resumeNames = /resume|résumé|curriculum|lebenslauf|vitae|(?<!\p{L})cv(?!\p{L})/iu;
const otherNames = /cover|letter|anschreiben|zeugnis|certificate|reference|portfolio|lettre|carta/iu;

/** The file of a mail that is the resume: by its name, else the first that is called nothing else, else the first document. Null for none. */
export function resumeAmong(files: MailedFile[]): { name: string; bytes: Uint8Array } | null {
  const documents = files.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
  return (
    documents.find(({ name }) => resumeNames.test(name)) ??
    documents.find(({ name }) => !otherNames.test(name)) ??
    documents[0] ??
    null
  );
}
