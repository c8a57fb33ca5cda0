import { escapeHtml } from '../http/escape-html.ts';

/** What a mail says; who gets it is the outbox's part. */
export type MailContent = {
  kind:
    | 'recover'
    | 'password_changed'
    | 'verify'
    | 'sign_in'
    | 'email_approve'
    | 'email_confirm'
    | 'email_in_use'
    | 'email_changed';
  subject: string;
  text: string;
  html: string;
};

/** Tells the owner of an account that its password was changed, and what to do if it was not them. */
export function passwordChangedMail(origin: string): MailContent {
  return composeMail('password_changed', {
    subject: 'Your Tenon password was changed',
    preheader: 'If it was not you, set a new one now.',
    title: 'Your password was changed',
    before: [
      'The password of your Tenon account was changed, and other devices were signed out.',
      'If that was you, all is well. If it was not, set a new password now:',
    ],
    button: { label: 'Set a new password', link: `${origin}/auth/forgot-password` },
    after: [],
  });
}

/** What a mail is put together from. */
export type MailParts = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  title: string;
  before: string[];
  button: { label: string; link: string };
  /** Digits to type, with the words before them. */
  code?: { words: string; value: string };
  after: string[];
};

/** Puts a mail together, as text and as HTML that say the same. */
export function composeMail(kind: MailContent['kind'], parts: MailParts): MailContent {
  const { title, before, button, code, after } = parts;
  const digits = code ? [code.words, code.value] : [];
  const text = [title, ...before, button.link, ...digits, ...after, footer].join('\n\n');
  return { kind, subject: parts.subject, text: `${text}\n`, html: htmlOf(parts) };
}

const footer =
  'Tenon sent this mail because of something done with your account. Nobody reads replies to it.';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#18181b!important}.card{background:#222226!important;border-color:#3b3b41!important}
.ink{color:#e8e8eb!important}.dim{color:#a6a6ae!important}.button{background:#4fb9ae!important}.label{color:#0b0b0d!important}.link{color:#4fb9ae!important}}`;

function htmlOf({ subject, preheader, title, before, button, code, after }: MailParts): string {
  const link = escapeHtml(button.link);
  const paragraph = (line: string) =>
    `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1c1c20">${escapeHtml(line)}</p>`;
  const digits = (value: string) =>
    `<p class="ink" style="margin:0 0 24px;${font};font-size:28px;line-height:32px;font-weight:600;letter-spacing:6px;color:#1c1c20">${escapeHtml(value)}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f4f5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f4f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 0 16px;${font};font-size:18px;font-weight:600;color:#1c1c20">Tenon</td></tr>
<tr><td class="card" style="padding:32px 24px;background:#ffffff;border:1px solid #dedee1;border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:600;color:#1c1c20">${escapeHtml(title)}</h1>
${before.map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" style="border-radius:6px;background:#0f6a62">
<a class="label" href="${link}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
${code ? paragraph(code.words) + digits(code.value) : ''}
${after.map(paragraph).join('\n')}
<p class="dim" style="margin:0;${font};font-size:14px;line-height:20px;color:#66666e">If the button does not work, open this address:<br>
<a class="link" href="${link}" style="color:#0f6a62;word-break:break-all">${link}</a></p>
</td></tr>
<tr><td class="dim" style="padding:16px 0 0;${font};font-size:12px;line-height:18px;color:#66666e">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>
`;
}
