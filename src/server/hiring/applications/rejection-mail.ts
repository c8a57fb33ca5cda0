import { formatDay } from '../../platform/mail/format-date.ts';
import { composeMail, type MailContent } from '../../platform/mail/templates.ts';

type Rejected = { applicationId: string; jobTitle: string; employer: string };

/**
 * What a rejected applicant is told of the part that the score had, in plain language: what was shown to whom and when, what it
 * rests on and what it decides, and how to see it, correct it, and have a person look again.
 */
export function noticeLabel(rejected: Rejected & { decidedAt: Date }): string[] {
  const { jobTitle, employer, decidedAt } = rejected;
  return [
    `When a person at ${employer} decided on ${formatDay(decidedAt)} not to go on with your application as ${jobTitle}, they could see a skills match beside your resume: a percentage that this program works out, with its reasons.`,
    'The match compares the skills, years, level, education and languages that the job asks for with what your resume and your answers say. It uses no name, photo, address, age, gender or school. It rejects nobody by itself: people decide.',
    'You can see the match and every reason for it, and correct what is wrong: what was read from your resume, your profile, and your answers to what the job asks for. It is then worked out anew. You can download all your data.',
    `If you think that the decision rests on something wrong, or want to be assessed without the match, ask for a review by a person on your application’s page. A person at ${employer} looks again and answers you in words.`,
  ];
}

/** Tells a candidate kindly that they were not chosen, that a person decided, and what they can ask for; with the notice where one is due. */
export function rejectionMail(origin: string, rejected: Rejected & { notice: string[] }): MailContent {
  const { jobTitle, employer, notice } = rejected;
  return composeMail('rejection', {
    subject: `Your application to ${employer}: ${jobTitle}`.replace(/\s+/g, ' '),
    preheader: `${employer} decided not to continue with your application.`.replace(/\s+/g, ' '),
    title: 'An answer to your application',
    before: [
      `Thank you for applying to ${employer} as ${jobTitle}, and for the time you took.`,
      `${employer} has decided not to continue with your application. We know this is not the answer you hoped for.`,
      'A person made this decision.',
    ],
    button: { label: 'See your application', link: linkTo(origin, rejected) },
    after:
      notice.length > 0
        ? ['How software was used in this decision:', ...notice]
        : [
            'No skills match was shown to them. In your account you can correct what was read from your resume, and download all your data.',
            `You can ask ${employer} for the reasons, and for a person to review the decision.`,
          ],
    footer: 'Tenon sent this email because you applied for a job. Replies are not read.',
  });
}

/** Tells a candidate whose employer wrote no mail of the decision what part the score had in it. */
export function noticeMail(origin: string, rejected: Rejected & { notice: string[] }): MailContent {
  const { jobTitle, employer, notice } = rejected;
  return composeMail('rejection', {
    subject: `How a score was used: ${jobTitle} at ${employer}`.replace(/\s+/g, ' '),
    preheader: 'How software was used in the decision on your application.',
    title: 'How software was used in the decision on your application',
    before: notice,
    button: { label: 'See your application', link: linkTo(origin, rejected) },
    after: [],
    footer: 'Tenon sent this email because you applied for a job. Replies are not read.',
  });
}

function linkTo(origin: string, { applicationId }: Rejected): string {
  return `${origin}/applications/${applicationId}`;
}
