import { callbackLink, type Mail } from '../../../platform/mail/templates.ts';
import { senderName, type StrangerSender } from '../../../platform/mail/stranger-sender.ts';
import { withoutLinks } from '../../../platform/mail/without-links.ts';

/** Invites an address to work for a company; `token` travels in the fragment. */
export function invitationMail(
  origin: string,
  token: string,
  { sender, role, days }: { sender: StrangerSender; role: 'recruiter' | 'hiring_manager'; days: number },
): Mail {
  const from = withoutLinks(sender.email);
  return {
    kind: 'invitation',
    write: (say) => {
      const company = senderName(say, sender);
      return {
        subject: say('accountMails.joinSubject', { company }),
        preheader: say('accountMails.joinPreheader', { from, role }),
        title: say('accountMails.joinSubject', { company }),
        before: [say('accountMails.joinText', { from, company, role }), say('accountMails.joinSees')],
        button: {
          label: say('accountMails.seeInvitation'),
          link: callbackLink(origin, { type: 'invite', token }),
        },
        after: [say('accountMails.joinWorksOnce', { days }), say('accountMails.joinUnexpected')],
        footer: say('accountMails.joinFooter'),
      };
    },
  };
}
