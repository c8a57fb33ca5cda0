import type { CalendarFile } from '../adapters/mail/mail.ts';
import { withoutLinks } from './without-links.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** What a mail says; who gets it is the outbox's part. */
export type MailContent = {
  kind:
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
    | 'application_sent'
    | 'job_changed'
    | 'job_report'
    | 'account_deletion'
    | 'notification'
    | 'digest'
    | 'job_alert'
    | 'target_reminder'
    | 'talent_added'
    | 'talent_invitation';
  subject: string;
  text: string;
  html: string;
  /** Where one POST stops such mails (RFC 8058), for mails that one can do without. */
  unsubscribe?: string;
  /** The calendar file that goes with it. */
  calendar?: CalendarFile | null;
};

/** Tells the owner of an account that its password was changed, and what to do if it was not them. */
export function passwordChangedMail(origin: string, tokensEnded: boolean): MailContent {
  return composeMail('password_changed', {
    subject: 'Your Tenon password was changed',
    preheader: 'If it wasn’t you, set a new one now.',
    title: 'Your password was changed',
    before: [
      `The password of your Tenon account was changed, and other devices were signed out.${tokensEnded ? ' Your API tokens were revoked.' : ''}`,
      'If that was you, there’s nothing to do. If not, set a new password now:',
    ],
    button: { label: 'Set a new password', link: `${origin}/auth/forgot-password` },
    after: [],
  });
}

/** Invites an address to work for a company; `token` travels in the fragment. */
export function invitationMail(
  origin: string,
  token: string,
  invitation: { company: string; from: string; role: 'recruiter' | 'hiring_manager'; days: number },
): MailContent {
  const role = invitation.role === 'recruiter' ? 'a recruiter' : 'a hiring manager';
  const { days } = invitation;
  const [company, from] = [withoutLinks(invitation.company), withoutLinks(invitation.from)];
  return composeMail('invitation', {
    subject: `Join ${company} on Tenon`,
    preheader: `${from} invites you to join them as ${role}.`,
    title: `Join ${company} on Tenon`,
    before: [
      `${from} invites you to join ${company} on Tenon as ${role}.`,
      'You will see its jobs and applicants.',
    ],
    button: { label: 'See the invitation', link: callbackLink(origin, { type: 'invite', token }) },
    after: [
      `The link works once, for ${days} days, and only for this address.`,
      'If you did not expect this, ignore this email.',
    ],
    footer: 'Tenon sent this email because someone invited this address. Replies are not read.',
  });
}

/** A message that somebody left for those who run the site; the button answers by mail. */
export function contactMail(message: {
  name: string;
  email: string;
  topic: string;
  message: string;
}): MailContent {
  const { name, email, topic } = message;
  return composeMail('contact', {
    subject: `${topic}: a message from ${name}`.replace(/\s+/g, ' '),
    preheader: `${name}, ${email}`.replace(/\s+/g, ' '),
    title: topic,
    before: [`From: ${name}, ${email}`, ...message.message.split(/\r?\n/).filter((line) => line !== '')],
    button: { label: `Write to ${email}`, link: `mailto:${encodeURIComponent(email)}` },
    after: [],
    footer: 'Tenon sent this email because someone left a message on the contact page.',
  });
}

/** Tells the owner of an account that a way to sign in changed; `what` is a sentence without its full stop. */
export function securityMail(origin: string, what: string): MailContent {
  return composeMail('security', {
    subject: `${what} for Tenon`,
    preheader: 'If it wasn’t you, set a new password now.',
    title: what,
    before: ['If that was you, there’s nothing to do. If not, check your settings and set a new password:'],
    button: { label: 'Open settings', link: `${origin}/settings` },
    after: [],
  });
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

/** What a mail is put together from. */
export type MailParts = {
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
  /** Why the mail came; that something was done with the account where it is not said. */
  footer?: string;
  /** The page on which such mails can be stopped, linked in the footer. */
  stop?: string;
};

/** Puts a mail together, as text and as HTML that say the same. */
export function composeMail(kind: MailContent['kind'], parts: MailParts): MailContent {
  const { title, before, button, code, after, footer = accountFooter } = parts;
  const digits = code ? [code.words, code.value] : [];
  const end = parts.stop === undefined ? [footer] : [footer, `Stop these emails: ${parts.stop}`];
  const list = (parts.items ?? []).map((item) =>
    [item.title, item.detail, item.link].filter(Boolean).join('\n'),
  );
  const text = [title, ...before, ...list, button.link, ...digits, ...after, ...end].join('\n\n');
  return { kind, subject: parts.subject, text: `${text}\n`, html: htmlOf(parts) };
}

const accountFooter = 'Tenon sent this email because of activity on your account. Replies are not read.';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#18181b!important}.card{background:#222226!important;border-color:#3b3b41!important}
.ink{color:#e8e8eb!important}.dim{color:#a6a6ae!important}.button{background:#4fb9ae!important}.label{color:#0b0b0d!important}.link{color:#4fb9ae!important}}`;

function htmlOf(parts: MailParts): string {
  const { subject, preheader, title, before, button, code, after, footer = accountFooter } = parts;
  const link = escapeHtml(button.link);
  const paragraph = (line: string) =>
    `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1c1c20">${escapeHtml(line)}</p>`;
  const stop =
    parts.stop === undefined
      ? ''
      : ` <a class="link" href="${escapeHtml(parts.stop)}" style="color:#0f6a62">Stop these emails</a>`;
  const digits = (value: string) =>
    `<p class="ink" style="margin:0 0 24px;${font};font-size:28px;line-height:32px;font-weight:600;letter-spacing:6px;color:#1c1c20">${escapeHtml(value)}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
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
<p class="dim" style="margin:0;${font};font-size:14px;line-height:20px;color:#66666e">If the button does not work, open this address:<br>
<a class="link" href="${link}" style="color:#0f6a62;word-break:break-all">${link}</a></p>
</td></tr>
<tr><td class="dim" style="padding:16px 0 0;${font};font-size:12px;line-height:18px;color:#66666e">${escapeHtml(footer)}${stop}</td></tr>
</table></td></tr></table></body></html>
`;
}

function itemHtml({ title, detail, link }: NonNullable<MailParts['items']>[number]): string {
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1c1c20"><a class="link" href="${escapeHtml(link)}" style="color:#0f6a62;font-weight:600">${escapeHtml(title)}</a><br><span class="dim" style="font-size:14px;line-height:20px;color:#66666e">${escapeHtml(detail)}</span></p>`;
}
