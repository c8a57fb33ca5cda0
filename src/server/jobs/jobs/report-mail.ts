import type { reportReasons } from '../../../api/jobs/job-search.ts';
import { composeMail, type MailContent } from '../../platform/mail/templates.ts';

type Reported = {
  job: { id: string; title: string; employer: string };
  reason: (typeof reportReasons)[number];
  details: string;
  /** The address of who reported it; null for a visitor. */
  from: string | null;
};

const reasonLabels: Record<Reported['reason'], string> = {
  misleading: 'It is misleading',
  scam: 'It looks like a scam',
  discrimination: 'It discriminates against people',
  expired: 'The job no longer exists',
  other: 'Something else',
};

/** Tells those who run the site that a job was reported, why, and by whom as far as that is known. */
export function jobReportMail(origin: string, { job, reason, details, from }: Reported): MailContent {
  const title = oneLine(job.title);
  return composeMail('job_report', {
    subject: `A job was reported: ${title}`,
    preheader: `${reasonLabels[reason]}. ${title} at ${oneLine(job.employer)}.`,
    title: 'A job was reported',
    before: [
      `Job: ${title} at ${oneLine(job.employer)}`,
      `Reason: ${reasonLabels[reason]}`,
      ...(details === '' ? [] : ['In their words:', ...details.split(/\r?\n/).filter((line) => line !== '')]),
      `From: ${from ?? 'a visitor who was not signed in'}`,
    ],
    button: { label: 'See the job', link: `${origin}/jobs/${job.id}` },
    after: [],
    footer: 'Tenon sent this email because someone reported a job.',
  });
}

/** Words that an employer typed, for a line of a mail. */
function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
