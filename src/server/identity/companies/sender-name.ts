import { oneLine, type Say } from '../../platform/mail/templates.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';
import type { StrangerSender } from './stranger-mail-commands.ts';

/** What a company is called in mails to people who did not write to it, with what is proven: "Acme (verified: acme.com)". */
export function senderName(say: Say, { company, proof, domain }: StrangerSender): string {
  const name = oneLine(company);
  return withoutLinks(say('accountMails.senderCompany', { company: name, proof, domain }));
}

/** Who sends such a mail, and what is not known of them. */
export function sentBy(say: Say, { company, proof, email }: StrangerSender): string {
  return withoutLinks(say('accountMails.sentBy', { company: oneLine(company), proof, email }));
}
