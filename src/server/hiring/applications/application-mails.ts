import type { MyApplication } from '../../../api/hiring/applications.ts';
import { composeMail, type MailContent } from '../../platform/mail/templates.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';

/** The receipt of an application: all that was sent, word for word. */
export function receiptMail(origin: string, sent: MyApplication): MailContent {
  const job = oneLine(sent.job_title);
  const employer = oneLine(sent.employer_name);
  return composeMail('application_sent', {
    subject: `Your application: ${job} at ${employer}`,
    preheader: `${employer} received your application. This email has a copy.`,
    title: 'Your application was sent',
    before: [
      `You applied for ${job} at ${employer} on ${sent.created_at.slice(0, 16).replace('T', ' at ')} UTC.`,
      `Resume: ${oneLine(sent.resume_name)}`,
      ...(sent.cover_note === ''
        ? ['Cover note: none']
        : ['Cover note:', ...sent.cover_note.split(/\r?\n/).filter(Boolean)]),
      ...sent.answers.map(
        ({ prompt, answer }) => `${oneLine(prompt)} ${answer === '' ? 'Not answered' : answer}`,
      ),
    ],
    button: { label: 'See your application', link: `${origin}/applications/${sent.id}` },
    after: ['You can withdraw it there until a decision is made.'],
    footer: 'Tenon sent this email because you applied for a job. Replies are not read.',
  });
}

/** Tells an applicant which requirements of the job changed after they applied. */
export function requirementsChangedMail(
  origin: string,
  job: { id: string; title: string; employer: string; fields: string[] },
): MailContent {
  const title = oneLine(job.title);
  const changed = job.fields.map(wordsOfStored).join(', ');
  return composeMail('job_changed', {
    subject: `The requirements of ${title} have changed`,
    preheader: `Changed: ${changed}.`,
    title: 'A job you applied for has changed',
    before: [
      `${oneLine(job.employer)} changed the requirements of ${title} after you applied. Changed: ${changed}.`,
      'Your application stays as you sent it. Your skills match is being recalculated, and you can see every reason for it.',
    ],
    button: { label: 'See the job', link: `${origin}/jobs/${job.id}` },
    after: ['If you are no longer interested, you can withdraw your application there.'],
    footer: 'Tenon sent this email because you applied for a job. Replies are not read.',
  });
}

/** Tells an applicant that the job was closed, and what that means for their application. */
export function jobClosedMail(
  origin: string,
  job: { id: string; title: string; employer: string },
): MailContent {
  const title = oneLine(job.title);
  return composeMail('job_changed', {
    subject: `${title} is closed to new applications`,
    preheader: `${oneLine(job.employer)} closed the job. Your application stays open.`,
    title: 'A job you applied for was closed',
    before: [
      `${oneLine(job.employer)} closed ${title}. It no longer accepts applications.`,
      'This is not a decision about your application. It stays as you sent it, and we’ll notify you when there is a decision.',
    ],
    button: { label: 'See the job and similar ones', link: `${origin}/jobs/${job.id}` },
    after: ['If you are no longer interested, you can withdraw your application there.'],
    footer: 'Tenon sent this email because you applied for a job. Replies are not read.',
  });
}

/** Words that an employer typed, for a line of a mail. */
function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
