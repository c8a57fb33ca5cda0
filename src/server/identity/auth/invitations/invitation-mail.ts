import { callbackLink, type Mail } from '../../../platform/mail/templates.ts';
import { withoutLinks } from '../../../platform/mail/without-links.ts';

/** Invites an address to work for a company; `token` travels in the fragment. */
export function invitationMail(
  origin: string,
  token: string,
  invitation: { company: string; from: string; role: 'recruiter' | 'hiring_manager'; days: number },
): Mail {
  const { days, role } = invitation;
  const [company, from] = [withoutLinks(invitation.company), withoutLinks(invitation.from)];
  return {
    kind: 'invitation',
    write: (say) => ({
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
    }),
  };
}
