import type { reportReasons } from '../../../api/jobs/job-search.ts';
import { type Mail, oneLine, ownLines } from '../../platform/mail/templates.ts';

type Reported = {
  job: { id: string; title: string; employer: string };
  reason: (typeof reportReasons)[number];
  details: string;
  /** The address of who reported it; null for a visitor. */
  from: string | null;
};

/** Tells those who run the site that a job was reported, why, and by whom as far as that is known. */
export function jobReportMail(
  origin: string,
  { job: { id, ...job }, reason, details, from }: Reported,
): Mail {
  const about = { job: oneLine(job.title), employer: oneLine(job.employer) };
  return {
    kind: 'job_report',
    write: (say) => ({
      subject: say('jobMails.reportSubject', { job: about.job }),
      preheader: say('jobMails.reportPreheader', { reason, ...about }),
      title: say('jobMails.reportTitle'),
      before: [
        say('jobMails.reportJob', about),
        say('jobMails.reportReason', { reason }),
        ...(details === '' ? [] : [say('jobMails.reportWords'), ...ownLines(details)]),
        from === null ? say('jobMails.reportFromVisitor') : say('jobMails.reportFrom', { from }),
      ],
      button: { label: say('jobMails.seeJob'), link: `${origin}/jobs/${id}` },
      after: [],
      footer: say('jobMails.reportFooter'),
    }),
  };
}
