import { oneLine, type Say } from './templates.ts';
import { withoutLinks } from './without-links.ts';

/**
 * Somebody who mails strangers in a company's name, and what is proven of it: nothing, a domain by which the company is named, or one
 * beside its name.
 */
export type StrangerSender = {
  company: string;
  proof: 'none' | 'named' | 'domain';
  domain: string;
  email: string;
};

/** What a company is called in mails to people who did not write to it, with what is proven: "Acme (verified: acme.com)". */
export function senderName(say: Say, { company, proof, domain }: StrangerSender): string {
  const name = oneLine(company);
  return withoutLinks(say('accountMails.senderCompany', { company: name, proof, domain }));
}

/** Who sends such a mail, and what is not known of them. */
export function sentBy(say: Say, { company, proof, email }: StrangerSender): string {
  return withoutLinks(say('accountMails.sentBy', { company: oneLine(company), proof, email }));
}
