import type { Mail, MailParts, Say } from '../../platform/mail/templates.ts';

type Rejected = { applicationId: string; jobTitle: string; employer: string };

/** A rejection of which the candidate is told; `notice`: and of the part that the score had in it. */
type Told = Rejected & { decidedAt: Date; notice: boolean };

/**
 * What a rejected applicant is told of the part that the score had, in plain language: what was shown to whom and when, what it
 * rests on and what it decides, and how to see it, correct it, and have a person look again.
 */
export function noticeLabel(say: Say, rejected: Rejected & { decidedAt: Date }): string[] {
  const { jobTitle: job, employer, decidedAt: on } = rejected;
  return [
    say('hiringMails.noticeShown', { employer, on, job }),
    say('hiringMails.noticeRests'),
    say('hiringMails.noticeCorrect'),
    say('hiringMails.noticeReview', { employer }),
  ];
}

/** Tells a candidate kindly that they were not chosen, that a person decided, and what they can ask for; with the notice where one is due. */
export function rejectionMail(origin: string, rejected: Told): Mail {
  const { employer, jobTitle: job } = rejected;
  return {
    kind: 'rejection',
    write: (say) => ({
      subject: say('hiringMails.rejectionSubject', { employer, job }),
      preheader: say('hiringMails.rejectionPreheader', { employer }),
      title: say('hiringMails.rejectionTitle'),
      before: [
        say('hiringMails.rejectionThanks', { employer, job }),
        say('hiringMails.rejectionDecided', { employer }),
        say('hiringMails.rejectionByPerson'),
      ],
      after: rejected.notice
        ? [say('hiringMails.rejectionSoftware'), ...noticeLabel(say, rejected)]
        : [say('hiringMails.rejectionNoMatch'), say('hiringMails.rejectionAsk', { employer })],
      ...frameOf(say, origin, rejected),
    }),
  };
}

/** Tells a candidate whose employer wrote no mail of the decision what part the score had in it. */
export function noticeMail(origin: string, rejected: Told): Mail {
  const { employer, jobTitle: job } = rejected;
  return {
    kind: 'rejection',
    write: (say) => ({
      subject: say('hiringMails.noticeSubject', { employer, job }),
      preheader: say('hiringMails.noticeTitle'),
      title: say('hiringMails.noticeTitle'),
      before: rejected.notice ? noticeLabel(say, rejected) : [],
      after: [],
      ...frameOf(say, origin, rejected),
    }),
  };
}

function frameOf(
  say: Say,
  origin: string,
  { applicationId }: Rejected,
): Pick<MailParts, 'button' | 'footer'> {
  return {
    button: {
      label: say('hiringMails.seeYourApplication'),
      link: `${origin}/applications/${applicationId}`,
    },
    footer: say('hiringMails.appliedFooter'),
  };
}
