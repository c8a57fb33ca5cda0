import type { Hono, Context as HonoContext } from 'hono';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { listNewestMails, type StoredMail } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database'>;

/**
 * True where /dev/mail is served: nobody configured a mail server, this is not production, and the program is for this
 * machine alone, both by the address it listens on and by the one people are told.
 */
export function hasMailboxPage(config: Config): boolean {
  return (
    config.smtp === null &&
    !config.production &&
    isLoopback(config.host) &&
    isLoopback(new URL(config.origin).hostname)
  );
}

/**
 * Serves /dev/mail, the newest mails of the outbox with their text and links, and /dev/mail/ID, one as mail programs show it, where
 * `hasMailboxPage` allows it.
 */
export function serveMailbox(app: Hono, services: Ports): void {
  if (!hasMailboxPage(services.config)) return;
  app.get('/dev/mail', async (c) => {
    if (isFromElsewhere(c)) return c.text('Not found.', 404);
    const rows = await listNewestMails(services.database, newest);
    const policy = `default-src 'none'; style-src 'nonce-${c.get('nonce')}'; frame-src 'self'; ${closed}; frame-ancestors 'none'`;
    const headers = { 'cache-control': 'no-store', 'content-security-policy': policy };
    return c.html(page(rows, c.get('nonce')), 200, headers);
  });
  app.get('/dev/mail/:id', async (c) => {
    const rows = isFromElsewhere(c) ? [] : await listNewestMails(services.database, newest);
    const mail = rows.find(({ id }) => id === c.req.param('id'));
    if (!mail) return c.text('Not found.', 404);
    // Styles alone, in a frame of our own that runs nothing.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; ${closed}; frame-ancestors 'self'; sandbox`;
    return c.html(mail.html, 200, { 'cache-control': 'no-store', 'content-security-policy': policy });
  });
}

const newest = 50;
const closed = "base-uri 'none'; form-action 'none'";

/** Another name for this machine is another site's attempt to read it through a browser here; what was forwarded came from elsewhere. */
function isFromElsewhere(c: HonoContext): boolean {
  const asked = URL.parse(`http://${c.req.header('host') ?? new URL(c.req.url).host}`);
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) =>
    c.req.header(name),
  );
  return !asked || !isLoopback(asked.hostname) || forwarded;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}
main{max-width:48rem;margin:0 auto;padding:2rem 1rem}article{border-top:1px solid #8884;padding:1.5rem 0}
h1{font-size:1.5rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0 0}details{margin-top:1rem}summary{cursor:pointer}
iframe{width:100%;height:28rem;margin-top:.5rem;border:1px solid #8884;border-radius:8px;background:#fff;color-scheme:light}`;

function page(rows: StoredMail[], nonce: string): string {
  const mails = rows.map(article).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Mailbox</h1>
<p>No mail server is configured, so mails stay here. Set SMTP_URL to send them.</p>
${mails}</main></body></html>`;
}

function article(mail: StoredMail): string {
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.toAddress)}, <time>${escapeHtml(mail.createdAt.toISOString())}</time></p>
<pre>${withLinks(mail.text)}</pre>
<details><summary>As mail programs show it</summary><iframe sandbox loading="lazy" title="${escapeHtml(mail.subject)}" src="/dev/mail/${mail.id}"></iframe></details>${mail.calendar ? file('interview.ics', mail.calendar.text) : ''}${mail.attachment ? file(mail.attachment.name, mail.attachment.text) : ''}</article>`;
}

function file(name: string, text: string): string {
  return `<details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
