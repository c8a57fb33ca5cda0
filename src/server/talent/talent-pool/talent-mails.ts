import { senderName, sentBy, type StrangerSender } from '../../platform/mail/stranger-sender.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';
import { type Mail, oneLine, ownLines } from '../../platform/mail/templates.ts';

type Links = { post: string; page: string };
/** An invitation to apply for a job, in the words of whoever sends it. */
type Invitation = { sender: StrangerSender; jobId: string; jobTitle: string; message: string };

/** Tells somebody whom a company added to its pool where it has their data from, and how to have them deleted. */
export function talentAddedMail(sender: StrangerSender, source: string, stop: Links): Mail {
  return {
    kind: 'talent_added',
    stop,
    write: (say) => {
      const company = senderName(say, sender);
      return {
        subject: say('talentMails.addedSubject', { company }),
        preheader: say('talentMails.addedPreheader'),
        title: say('talentMails.addedTitle', { company }),
        before: [
          say('talentMails.addedText', { company }),
          say('talentMails.addedSource', { source: safe(source) }),
          sentBy(say, sender),
          say('talentMails.addedDelete'),
        ],
        button: { label: say('talentMails.deleteMyDetails'), link: stop.page },
        after: [],
        footer: say('talentMails.addedFooter', { company }),
      };
    },
  };
}

/** Invites somebody without an account here to apply. */
export function talentInvitationMail(
  origin: string,
  { sender, jobId, jobTitle, message }: Invitation,
  stop: Links,
): Mail {
  const job = safe(jobTitle);
  return {
    kind: 'talent_invitation',
    stop,
    write: (say) => {
      const company = senderName(say, sender);
      return {
        subject: say('talentMails.invitationSubject', { company, job }),
        preheader: say('talentMails.invitationPreheader'),
        title: say('talentMails.invitationTitle', { company, job }),
        before: ownLines(withoutLinks(message)),
        button: { label: say('talentMails.seeJob'), link: `${origin}/jobs/${jobId}` },
        after: [sentBy(say, sender), say('talentMails.invitationNothing')],
        footer: say('talentMails.invitationFooter', { company }),
      };
    },
  };
}

function safe(words: string): string {
  return withoutLinks(oneLine(words));
}
