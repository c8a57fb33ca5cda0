import { createTransport } from 'nodemailer';
import type { MailSender } from './mail.ts';

/** Sends by the mail server at `url` (smtp: or smtps:, with user and password in it), from the address `from`. */
export function openSmtp(url: string, from: { name: string; address: string }): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail is made of the text that we wrote; it never reads a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail({
          envelope: { from: mail.bounceTo ?? from.address, to: [mail.to] },
          from,
          // As an object it is one address, whatever it holds; as text it could be read as a list.
          to: { name: '', address: mail.to },
          ...(mail.replyTo !== null && { replyTo: { name: from.name, address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar
            ? {
                icalEvent: {
                  method: mail.calendar.method,
                  filename: 'interview.ics',
                  content: mail.calendar.text,
                },
              }
            : {}),
          ...(mail.attachment && {
            attachments: [
              {
                filename: mail.attachment.name,
                content: mail.attachment.text,
                contentType: 'text/csv; charset=utf-8',
              },
            ],
          }),
          // The same for every try, so that a mailbox can tell a repeat.
          messageId: `<${mail.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.unsubscribe) },
        });
        return { outcome: 'sent' };
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        return { outcome: 'refused', reason };
      }
    },
    close: () => transport.close(),
  };
}

/** Greets the mail server with the user and password in `url` and sends nothing. Null when it lets us in, otherwise why not. */
export async function greetSmtp(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 5000,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** One click in the mail program stops such mails, by RFC 8058. */
function stopHeaders(address: string | null): Record<string, string> {
  if (address === null) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** What the server said when it refused this recipient or this message for good, otherwise null. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return null;
  const forGood = Number(error.responseCode) >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(String(error.code));
  return forGood ? error.message.slice(0, 500) : null;
}
