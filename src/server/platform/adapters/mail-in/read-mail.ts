import { type AddressObject, type Attachment, type Headers, type ParsedMail, simpleParser } from 'mailparser';
import { z } from 'zod';
import { maxResumeBytes } from '../../../../api/candidates/resumes.ts';
import { sniffDocument } from '../documents/sniff.ts';
import type { MailedFile, ReadMail } from './mail-in.ts';

/** What a process that reads mails answers. */
export type MailOutcome = { ok: true; mail: ReadMail } | { ok: false; code: 'too_complex' };

const longestText = 200_000;
const maxFiles = 20;
const maxRecipients = 100;
/** A mail that so many servers passed on goes in circles. */
const maxHops = 40;

/** Reads a mail in this process. Never throws. It has no limit on time and memory: for mails from strangers use `DocumentReader.readMail`. */
export async function parseMail(source: Uint8Array): Promise<MailOutcome> {
  try {
    const parsed = await simpleParser(Buffer.from(source), {
      skipImageLinks: true,
      skipTextToHtml: true,
      maxHtmlLengthToParse: longestText * 5,
    });
    return { ok: true, mail: readingOf(parsed, source) };
  } catch {
    return { ok: false, code: 'too_complex' };
  }
}

function readingOf(parsed: ParsedMail, source: Uint8Array): ReadMail {
  const bounce = bounceIn(parsed, source);
  return {
    from: senderOf(parsed.from),
    to: recipientsOf(parsed),
    messageId: (parsed.messageId ?? '').slice(0, 500),
    text: (parsed.text ?? '').slice(0, longestText).toWellFormed().replaceAll('\0', ''),
    files: parsed.attachments.slice(0, maxFiles).map(fileOf),
    kind: bounce ? 'bounce' : isAutomatic(parsed) ? 'automatic' : 'letter',
    bounce,
    results: parsed.headerLines
      .filter(({ key }) => key === 'authentication-results')
      .slice(0, 20)
      .map(({ line }) =>
        line
          .replace(/^[^:]*:/, '')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 4000),
      ),
  };
}

function senderOf(from: AddressObject | undefined): ReadMail['from'] {
  const [one, other] = from?.value ?? [];
  if (!one?.address || other) return null;
  return {
    address: one.address.toLowerCase(),
    name: one.name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
      .trim()
      .slice(0, 150),
  };
}

function recipientsOf({ to, cc, headers, headerLines }: ParsedMail): string[] {
  const named = [to, cc].flatMap((field) => field ?? []).flatMap((field) => field.value);
  const delivered = headerLines
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ line }) => /<?([^\s<>:]+@[^\s<>]+?)>?\s*$/.exec(line)?.[1]);
  const group = headers.get('x-envelope-to');
  const all = [...named.map(({ address }) => address), ...delivered, typeof group === 'string' ? group : ''];
  const plain = all.flatMap((address) => (address ? [address.toLowerCase()] : []));
  return [...new Set(plain)].slice(0, maxRecipients);
}

function fileOf({ filename, content, related }: Attachment): MailedFile {
  const name = (filename ?? '').slice(0, 1000);
  const kind = related || content.length >= maxResumeBytes ? null : sniffDocument(content);
  // Calendar entries, contact cards and signatures are text too.
  const isResume = kind !== null && (kind !== 'txt' || /\.txt$/i.test(name));
  return { name, bytes: isResume ? new Uint8Array(content) : null };
}

/** True for what no person wrote: automatic answers, lists, and what goes in circles. Our own mails say of themselves that they are automatic. */
function isAutomatic({ headers, headerLines, from }: ParsedMail): boolean {
  const value = (name: string) => textIn(headers, name).toLowerCase();
  const submitted = value('auto-submitted');
  const hops = headerLines.filter(({ key }) => key === 'received').length;
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /\b(?:bulk|junk|list|auto_reply)\b/.test(value('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoreply-from', 'list-id', 'list-unsubscribe', 'x-loop'].some(
      (name) => headerLines.some(({ key }) => key === name),
    ) ||
    value('return-path') === '<>' ||
    hops > maxHops ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)@/i.test(from?.value[0]?.address ?? '')
  );
}

function textIn(headers: Headers, name: string): string {
  const value = headers.get(name);
  return typeof value === 'string' ? value : '';
}

const deliveryReport = z.object({
  value: z.literal('multipart/report'),
  params: z.object({ 'report-type': z.string().regex(/^delivery-status$/i) }),
});
const longestReport = 100_000;

/** What a delivery status notification says (RFC 3464); null for other mails. */
function bounceIn({ headers }: ParsedMail, source: Uint8Array): ReadMail['bounce'] {
  const type: unknown = headers.get('content-type');
  const report = deliveryReport.safeParse(type);
  if (!report.success) return null;
  const words = Buffer.from(source.subarray(0, longestReport)).toString('latin1');
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,400})`, 'im').exec(words)?.[1]?.trim() ?? '';
  const status = field('Status');
  const forGood = /^failed/i.test(field('Action')) && (status === '' || status.startsWith('5'));
  return { forGood, says: `${status} ${field('Diagnostic-Code')}`.trim() };
}
