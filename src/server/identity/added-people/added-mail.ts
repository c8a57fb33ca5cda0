import { senderName, sentBy, type StrangerSender } from '../../platform/mail/stranger-sender.ts';
import { type Mail, oneLine } from '../../platform/mail/templates.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';

/** What somebody is told whom a company added with a resume. */
type Told = { sender: StrangerSender; source: string; jobTitle: string; link: string };

/** Tells somebody whom a company added as an applicant where it has their data from, and how to see, take over or remove them. */
export function addedMail({ sender, source, jobTitle, link }: Told): Mail {
  return {
    kind: 'applicant_added',
    write: (say) => {
      const company = senderName(say, sender);
      const job = withoutLinks(oneLine(jobTitle));
      return {
        subject: say('hiringMails.addedSubject', { company, job }),
        preheader: say('hiringMails.addedPreheader'),
        title: say('hiringMails.addedTitle', { company, job }),
        before: [
          say('hiringMails.addedText', { company }),
          say('hiringMails.addedSource', { source: withoutLinks(oneLine(source)) }),
          sentBy(say, sender),
        ],
        button: { label: say('hiringMails.addedOpen'), link },
        after: [say('hiringMails.addedRights')],
        footer: say('hiringMails.addedFooter', { company }),
      };
    },
  };
}
