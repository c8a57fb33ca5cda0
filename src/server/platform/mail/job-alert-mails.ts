import { payIn } from '../../../api/jobs/pay.ts';
import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { JobCard } from '../../../api/jobs/jobs.ts';
import { countryName } from '../../../messages/countries.ts';
import { localeFor, type Reader } from '../../../messages/render.ts';
import { withoutLinks } from './without-links.ts';
import { type Mail, oneLine, ownLines, type Say } from './templates.ts';

/** Tells of the new jobs that a saved search found: at most those in `items`, of `total`. */
export function jobAlertMail(
  origin: string,
  search: Pick<SavedSearch, 'name' | 'query' | 'cadence'>,
  { items, total }: { items: JobCard[]; total: number },
  stop: { post: string; page: string },
): Mail {
  const name = { count: total, search: oneLine(search.name) };
  const jobs = items.map((job) => ({
    ...job,
    title: withoutLinks(job.title),
    employer_name: withoutLinks(job.employer_name),
  }));
  const address = new URLSearchParams(
    Object.entries(search.query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  return {
    kind: 'job_alert',
    stop,
    write: (say, reader) => ({
      subject: say('jobMails.alertSubject', name),
      preheader: jobs
        .map(({ title: job, employer_name: employer }) => say('jobMails.alertEntry', { job, employer }))
        .join(' · ')
        .slice(0, 200),
      title: say('jobMails.alertTitle', name),
      before: [],
      items: jobs.map((job) => ({
        title: job.title,
        detail: detailOf(job, say, reader),
        link: `${origin}/jobs/${job.id}`,
      })),
      button: {
        label: total > items.length ? say('jobMails.seeAll', { count: total }) : say('jobMails.seeSearch'),
        link: `${origin}/jobs${address && `?${address}`}`,
      },
      after: [],
      footer: say('jobMails.alertFooter', { cadence: search.cadence }),
    }),
  };
}

type Target = {
  jobId: string | null;
  title: string;
  employer: string;
  nextStep: string;
  notes: string;
  deadline: string | null;
};

/** Reminds a candidate of what they planned for a job here or elsewhere, on the day that they chose. */
export function targetReminderMail(origin: string, target: Target): Mail {
  const { employer, deadline, jobId } = target;
  const nextStep = ownLines(target.nextStep);
  return {
    kind: 'target_reminder',
    write: (say, reader) => {
      const closes = deadline
        ? [say('jobMails.reminderDeadline', { deadline: dayFor(reader, deadline) })]
        : [];
      const subject = say('jobMails.reminderSubject', { job: oneLine(target.title) });
      return {
        subject,
        preheader: nextStep[0] ?? closes[0] ?? say('jobMails.reminderToday'),
        title: subject,
        before: [
          employer === ''
            ? say('jobMails.reminderTextNoEmployer')
            : say('jobMails.reminderText', { employer }),
          ...nextStep.map((step) => say('jobMails.reminderNextStep', { step })),
          ...closes,
          ...ownLines(target.notes),
        ],
        button:
          jobId === null
            ? { label: say('jobMails.openTracker'), link: `${origin}/target-jobs` }
            : { label: say('jobMails.openJob'), link: `${origin}/jobs/${jobId}` },
        after: [],
        footer: say('jobMails.reminderFooter'),
      };
    },
  };
}

const places = { on_site: 'ui.onSite', hybrid: 'ui.hybrid', remote: 'ui.remote' } as const;

function detailOf(job: JobCard, say: Say, reader: Reader): string {
  const cities = job.locations.map(({ city, country }) =>
    [city, country && countryName(country, localeFor(reader))].filter(Boolean).join(', '),
  );
  const pay = payIn(job.salary_range, localeFor(reader));
  return [job.employer_name, say(places[job.location_type]), cities[0], pay && say('ui.pay', pay)]
    .filter(Boolean)
    .join(' · ');
}

/** A calendar date such as `2026-11-24` as the reader writes days; it is the same day in every zone. */
function dayFor(reader: Reader, date: string): string {
  const day = new Intl.DateTimeFormat(localeFor(reader), { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}
