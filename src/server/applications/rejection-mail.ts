import { composeMail, type MailContent } from '../mail/templates.ts';

/** Tells a candidate kindly that they were not chosen, that a person decided, and what they can ask for. */
export function rejectionMail(
  origin: string,
  application: { jobTitle: string; employer: string },
): MailContent {
  const { jobTitle, employer } = application;
  return composeMail('rejection', {
    subject: `Your application to ${employer}: ${jobTitle}`.replace(/\s+/g, ' '),
    preheader: `${employer} decided not to go on with your application.`.replace(/\s+/g, ' '),
    title: 'An answer to your application',
    before: [
      `Thank you for applying to ${employer} as ${jobTitle}, and for the time you took.`,
      `${employer} has decided not to go on with your application. We know this is not the answer you hoped for.`,
      'A person took this decision. A skills match may have been shown to them beside your resume; it decides nothing by itself.',
    ],
    button: { label: 'See your application', link: `${origin}/dashboard` },
    after: [
      'In your account you can see the same skills match and its reasons that the employer saw, correct what was read from your resume, and download all your data.',
      `You may ask ${employer} for the reasons, and that a person looks at the decision again.`,
    ],
    footer: 'Tenon sent this mail because you applied for a job here. Nobody reads replies to it.',
  });
}
