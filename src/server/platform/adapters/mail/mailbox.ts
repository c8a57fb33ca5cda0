import type { MailSender } from './mail.ts';

/** Stands where no mail server is configured: every mail stays in the outbox, delivered to nobody. */
export function openMailbox(): MailSender {
  return { deliver: async () => ({ outcome: 'kept' }), close: () => {} };
}
