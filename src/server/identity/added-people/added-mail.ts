import { senderName, sentBy, type StrangerSender } from '../../platform/mail/stranger-sender.ts';
import { type Mail, oneLine } from '../../platform/mail/templates.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';

/** What somebody is told whom a company added with a resume; without a job it is the talent pool. */
type Told = { sender: StrangerSender; source: string; jobTitle: string | null; link: string };

/** Tells somebody whom a company added as an applicant where it has their data from, and how to see, take over or remove them. */
export function addedMail({ sender, source, jobTitle, link }: Told): Mail {
  return {
    kind: 'applicant_added',
    write: (say) => {
      const company = senderName(say, sender);
      const job = jobTitle === null ? null : withoutLinks(oneLine(jobTitle));
      return {
        subject:
          job === null
            ? say('hiringMails.pooledSubject', { company })
            : say('hiringMails.addedSubject', { company, job }),
        preheader: say('hiringMails.addedPreheader'),
        title:
          job === null
            ? say('hiringMails.pooledSubject', { company })
            : say('hiringMails.addedTitle', { company, job }),
        before: [
          job === null
            ? say('hiringMails.pooledText', { company })
            : say('hiringMails.addedText', { company }),
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
