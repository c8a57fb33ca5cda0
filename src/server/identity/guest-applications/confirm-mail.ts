import { confirmHours } from '../../../api/identity/guest-applications.ts';
import { type Mail, oneLine } from '../../platform/mail/templates.ts';
import { withoutLinks } from '../../platform/mail/without-links.ts';

/** Asks who reads an address whether they applied. Nothing in it was typed by who applied, who may be somebody else. */
export function confirmApplicationMail(job: { title: string; employer: string }, link: string): Mail {
  return {
    kind: 'application_confirm',
    write: (say) => {
      const names = {
        job: withoutLinks(oneLine(job.title)),
        employer: withoutLinks(oneLine(job.employer)),
      };
      return {
        subject: say('hiringMails.confirmSubject', names),
        preheader: say('hiringMails.confirmPreheader', { hours: confirmHours }),
        title: say('hiringMails.confirmTitle'),
        before: [say('hiringMails.confirmText', names)],
        button: { label: say('hiringMails.confirmButton'), link },
        after: [say('hiringMails.confirmAfter', { hours: confirmHours }), say('hiringMails.confirmNotYou')],
        footer: say('hiringMails.confirmFooter', names),
      };
    },
  };
}
