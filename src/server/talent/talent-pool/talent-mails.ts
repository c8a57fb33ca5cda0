import type { StrangerSender } from '../../identity/companies/stranger-mail-commands.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';
import { composeMail, type MailContent } from '../../platform/mail/templates.ts';

type Links = { post: string; page: string };

/** Tells somebody whom a company added to its pool where it has their data from, and how to have them deleted. */
export function talentAddedMail(told: StrangerSender & { source: string }, stop: Links): MailContent {
  const company = oneLine(told.company);
  const content = composeMail('talent_added', {
    subject: `${company} keeps your details for future jobs`,
    preheader: 'Where they come from, and how to have them deleted.',
    title: `${company} keeps your details`,
    before: [
      `${company} added your name, this address and perhaps your phone, place and skills to its list of people it may invite to apply for jobs.`,
      `Where it has them from, and why it keeps them, in its own words: ${oneLine(told.source)}`,
      oneLine(told.from),
      'If you do not want that, one click deletes them.',
    ],
    button: { label: 'Delete my details', link: stop.page },
    after: [],
    footer: `Tenon sent this mail because ${company} added this address to its list. Nobody reads replies to it.`,
    stop: stop.page,
  });
  return { ...content, unsubscribe: stop.post };
}

/** Invites somebody without an account here to apply. */
export function talentInvitationMail(
  invitation: StrangerSender & { jobId: string; jobTitle: string; message: string; origin: string },
  stop: Links,
): MailContent {
  const [company, title] = [oneLine(invitation.company), oneLine(invitation.jobTitle)];
  const content = composeMail('talent_invitation', {
    subject: `${company} invites you to apply: ${title}`,
    preheader: 'You need not do anything if it is not for you.',
    title: `${company} invites you to apply for ${title}`,
    before: withoutLinks(invitation.message)
      .split(/\r?\n/)
      .filter((line) => line !== ''),
    button: { label: 'See the job', link: `${invitation.origin}/jobs/${invitation.jobId}` },
    after: [oneLine(invitation.from), 'If it is not for you, you need not do anything.'],
    footer: `Tenon sent this mail because ${company} has this address on its list of people it may invite.`,
    stop: stop.page,
  });
  return { ...content, unsubscribe: stop.post };
}

function oneLine(words: string): string {
  return withoutLinks(words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim());
}
