import type { MyApplication } from '../../../api/hiring/applications.ts';
import { type Mail, oneLine, ownLines } from '../../platform/mail/templates.ts';

/** The receipt of an application: all that was sent, word for word. */
export function receiptMail(origin: string, sent: MyApplication): Mail {
  const about = { job: oneLine(sent.job_title), employer: oneLine(sent.employer_name) };
  return {
    kind: 'application_sent',
    write: (say) => ({
      subject: say('hiringMails.receiptSubject', about),
      preheader: say('hiringMails.receiptPreheader', { employer: about.employer }),
      title: say('hiringMails.receiptTitle'),
      before: [
        say('hiringMails.receiptApplied', { ...about, at: new Date(sent.created_at) }),
        say('hiringMails.receiptResume', { name: oneLine(sent.resume_name) }),
        ...(sent.cover_note === ''
          ? [say('hiringMails.receiptNoNote')]
          : [say('hiringMails.receiptNote'), ...ownLines(sent.cover_note)]),
        ...sent.answers.map(({ prompt, answer }) =>
          answer === ''
            ? say('hiringMails.receiptNotAnswered', { question: oneLine(prompt) })
            : `${oneLine(prompt)} ${answer}`,
        ),
      ],
      button: {
        label: say('hiringMails.seeYourApplication'),
        link: `${origin}/applications/${sent.id}`,
      },
      after: [say('hiringMails.receiptWithdraw')],
      footer: say('hiringMails.appliedFooter'),
    }),
  };
}

/** Tells an applicant which requirements of the job changed after they applied. */
export function requirementsChangedMail(
  origin: string,
  changed: { id: string; title: string; employer: string; fields: string[] },
): Mail {
  const [job, employer] = [oneLine(changed.title), oneLine(changed.employer)];
  return {
    kind: 'job_changed',
    write: (say) => {
      const fields = changed.fields.map((field) => say('hiringMails.requirement', { field })).join(', ');
      return {
        subject: say('hiringMails.changedSubject', { job }),
        preheader: say('hiringMails.changedPreheader', { fields }),
        title: say('hiringMails.changedTitle'),
        before: [say('hiringMails.changedText', { employer, job, fields }), say('hiringMails.changedStays')],
        button: { label: say('hiringMails.seeTheJob'), link: `${origin}/jobs/${changed.id}` },
        after: [say('hiringMails.notInterested')],
        footer: say('hiringMails.appliedFooter'),
      };
    },
  };
}

/** Tells an applicant that the job was closed, and what that means for their application. */
export function jobClosedMail(origin: string, closed: { id: string; title: string; employer: string }): Mail {
  const [job, employer] = [oneLine(closed.title), oneLine(closed.employer)];
  return {
    kind: 'job_changed',
    write: (say) => ({
      subject: say('hiringMails.closedSubject', { job }),
      preheader: say('hiringMails.closedPreheader', { employer }),
      title: say('hiringMails.closedTitle'),
      before: [say('hiringMails.closedText', { employer, job }), say('hiringMails.closedStays')],
      button: { label: say('hiringMails.seeTheJobAndSimilar'), link: `${origin}/jobs/${closed.id}` },
      after: [say('hiringMails.notInterested')],
      footer: say('hiringMails.appliedFooter'),
    }),
  };
}
