import { api } from '../../../api/index.ts';
import type { DemoTalk } from './plan-interviews.ts';

/** What is written in a conversation, in turn; the employer begins, unless it says otherwise. */
const conversations: { candidateBegins?: true; texts: string[] }[] = [
  {
    texts: [
      'Thank you for applying. We would like to meet you soon. Could you start before the end of January?',
      'Thank you for writing so quickly. Yes, I could start on January 11.',
    ],
  },
  {
    candidateBegins: true,
    texts: [
      'Before the interview I have one question: are weekend shifts part of this job, and how many a month?',
    ],
  },
  {
    texts: [
      'Your resume names a certificate. Could you tell us until when it is valid?',
      'It is valid until next summer. I have booked the course to renew it.',
      'That is all we need. See you at the interview.',
    ],
  },
  {
    texts: ['How many hours a week would you like to work? Both full time and 30 hours are possible.'],
  },
];

/** Lets some of the demo's candidates and their employers write to each other: answered, to be answered, and waiting for an answer. */
export async function exchangeMessages(talks: DemoTalk[]): Promise<void> {
  for (const [index, { candidateBegins, texts }] of conversations.entries()) {
    const talk = talks[index];
    if (!talk) return;
    const params = { id: talk.applicationId };
    for (const [turn, body] of texts.entries()) {
      const isCandidates = (turn % 2 === 1) !== (candidateBegins === true);
      const written = isCandidates
        ? await talk.candidate.call(api.writeApplicationMessage, { params, body: { body } })
        : await talk.employer.call(api.writeApplicantMessage, { params, body: { body } });
      if (written.problem) throw new Error(`A message failed: ${JSON.stringify(written.problem)}`);
    }
  }
}
