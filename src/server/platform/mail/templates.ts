import { directions, type Language, languageOf, languages } from '../../../messages/languages.ts';
import type { MessageKey, ValuesArgument, ValuesOf } from '../../../messages/keys.ts';
import { type Message, message, type TimeRange } from '../../../messages/message.ts';
import { type Reader, render } from '../../../messages/render.ts';
import { type CalendarEntry, calendarFile } from '../adapters/exports/calendar-file.ts';
import type { AttachedTable, CalendarFile } from '../adapters/mail/mail.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** Which template wrote a mail. */
export type MailKind =
  | 'recover'
  | 'rejection'
  | 'password_changed'
  | 'security'
  | 'invitation'
  | 'contact'
  | 'verify'
  | 'sign_in'
  | 'email_approve'
  | 'email_confirm'
  | 'email_in_use'
  | 'email_changed'
  | 'application_confirm'
  | 'application_sent'
  | 'job_changed'
  | 'job_report'
  | 'account_deletion'
  | 'notification'
  | 'digest'
  | 'job_alert'
  | 'hiring_report'
  | 'target_reminder'
  | 'talent_added'
  | 'talent_invitation'
  | 'applicant_added';

/** Puts a message into the words of the recipient: by its key and values, or as one that was made before. */
export type Say = {
  <const Key extends MessageKey>(
    key: Key,
    ...values: ValuesArgument<ValuesOf<Key, string | TimeRange>>
  ): string;
  (made: Message): string;
};

/** What a mail is put together from. */
export type MailParts = {
  /** One line, whatever it is made of. */
  subject: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  title: string;
  before: string[];
  /** What the mail tells of, one by one, each with its own link. */
  items?: { title: string; detail: string; link: string }[];
  button: { label: string; link: string };
  /** Digits to type, with the words before them. */
  code?: { words: string; value: string };
  after: string[];
  /** What goes with it. */
  attachment?: AttachedTable;
  /** Why the mail came; that something was done with the account where it is not said. */
  footer?: string;
};

/** A mail before it is known how its recipient reads; who gets it is the outbox's part. */
export type Mail = {
  kind: MailKind;
  /** Its words, for somebody who reads like this. */
  write: (say: Say, reader: Reader) => MailParts;
  id?: string | undefined;
  /** Where such mails are stopped, for those that one can do without: by one POST (RFC 8058), and on a page that the footer links. */
  stop?: { post: string; page: string };
  /** The calendar file that goes with it; a finished one is of an earlier version of the program. */
  calendar?: CalendarEntry | CalendarFile | null;
  /** Where answers go, in place of who it is from, and the message between an applicant and a company that it tells of. */
  answers?: { replyTo: string; messageId: string } | null;
};

/** What a mail says, in the words of its recipient. */
export type MailContent = {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  id?: string | undefined;
  unsubscribe?: string;
  calendar?: CalendarFile | null;
  attachment?: AttachedTable | null;
  replyTo?: string | null;
  messageId?: string | null;
};

/** What puts messages into somebody's words. */
export function sayTo(reader: Reader): Say {
  const say = (said: MessageKey | Message, ...values: unknown[]) =>
    render(
      typeof said === 'string'
        ? (message as (key: MessageKey, ...values: unknown[]) => Message)(said, ...values)
        : said,
      reader,
    );
  return say;
}

/** Puts a mail into words for its reader, as text and as HTML that say the same. */
export function wordMail({ kind, write, id, stop, calendar, answers }: Mail, reader: Reader): MailContent {
  const say = sayTo(reader);
  const given = write(say, reader);
  const subject = given.subject.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
  const parts = { footer: say('mails.accountFooter'), ...given, subject };
  return {
    kind,
    id,
    subject,
    text: textOf(parts, say, stop?.page),
    html: htmlOf(parts, { say, language: languageOf(reader.locale) ?? languages[0], stop: stop?.page }),
    ...(stop && { unsubscribe: stop.post }),
    replyTo: answers?.replyTo ?? null,
    messageId: answers?.messageId ?? null,
    attachment: given.attachment ?? null,
    calendar: !calendar || 'text' in calendar ? (calendar ?? null) : calendarFile(calendar, reader),
  };
}

/** Somebody's own words as the lines of a mail, without the empty ones. */
export function ownLines(words: string): string[] {
  return words.split(/\r?\n/).filter((line) => line !== '');
}

/** Words that somebody typed, on one line. */
export function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The address of the page that follows mailed links; `next` is the page that it leads to in the end. */
export function callbackLink(
  origin: string,
  fragment: Record<string, string>,
  next: string | null = null,
): string {
  const search = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return `${origin}/auth/callback${search}#${new URLSearchParams(fragment).toString()}`;
}

type Worded = MailParts & { footer: string };

function textOf(parts: Worded, say: Say, stop: string | undefined): string {
  const { title, before, items = [], button, code, after, footer } = parts;
  const list = items.map((item) => [item.title, item.detail, item.link].filter(Boolean).join('\n'));
  const digits = code ? [code.words, code.value] : [];
  const end = stop === undefined ? [footer] : [footer, say('mails.stopAt', { link: stop })];
  return `${[title, ...before, ...list, button.link, ...digits, ...after, ...end].join('\n\n')}\n`;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#18181b!important}.card{background:#222226!important;border-color:#3b3b41!important}
.ink{color:#e8e8eb!important}.dim{color:#a6a6ae!important}.button{background:#4fb9ae!important}.label{color:#0b0b0d!important}.link{color:#4fb9ae!important}}`;

function htmlOf(
  parts: Worded,
  { say, language, stop: page }: { say: Say; language: Language; stop: string | undefined },
): string {
  const { subject, preheader, title, before, button, code, after, footer } = parts;
  const link = escapeHtml(button.link);
  const paragraph = (line: string) =>
    `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1c1c20">${escapeHtml(line)}</p>`;
  const stop =
    page === undefined
      ? ''
      : ` <a class="link" href="${escapeHtml(page)}" style="color:#0f6a62">${escapeHtml(say('mails.stop'))}</a>`;
  const digits = (value: string) =>
    `<p class="ink" style="margin:0 0 24px;${font};font-size:28px;line-height:32px;font-weight:600;letter-spacing:6px;color:#1c1c20">${escapeHtml(value)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directions[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f4f5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f4f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed">
<tr><td class="ink" style="padding:0 0 16px;${font};font-size:18px;font-weight:600;color:#1c1c20">Tenon</td></tr>
<tr><td class="card" style="padding:32px 24px;overflow-wrap:anywhere;word-break:break-word;background:#ffffff;border:1px solid #dedee1;border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:600;color:#1c1c20">${escapeHtml(title)}</h1>
${before.map(paragraph).join('\n')}
${(parts.items ?? []).map(itemHtml).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" style="border-radius:6px;background:#0f6a62">
<a class="label" href="${link}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
${code ? paragraph(code.words) + digits(code.value) : ''}
${after.map(paragraph).join('\n')}
<p class="dim" style="margin:0;${font};font-size:14px;line-height:20px;color:#66666e">${escapeHtml(say('mails.buttonFails'))}<br>
<a class="link" href="${link}" style="color:#0f6a62;word-break:break-all">${link}</a></p>
</td></tr>
<tr><td class="dim" style="padding:16px 0 0;${font};font-size:12px;line-height:18px;color:#66666e">${escapeHtml(footer)}${stop}</td></tr>
</table></td></tr></table></body></html>
`;
}

function itemHtml({ title, detail, link }: NonNullable<MailParts['items']>[number]): string {
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1c1c20"><a class="link" href="${escapeHtml(link)}" style="color:#0f6a62;font-weight:600">${escapeHtml(title)}</a><br><span class="dim" style="font-size:14px;line-height:20px;color:#66666e">${escapeHtml(detail)}</span></p>`;
}
