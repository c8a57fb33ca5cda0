import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { JobCard } from '../../../api/jobs/jobs.ts';
import { withoutLinks } from './without-links.ts';
import { composeMail, type MailContent } from './templates.ts';

/** Tells of the new jobs that a saved search found: at most those in `items`, of `total`. */
export function jobAlertMail(
  origin: string,
  search: Pick<SavedSearch, 'name' | 'query' | 'cadence'>,
  { items, total }: { items: JobCard[]; total: number },
  stop: { post: string; page: string },
): MailContent {
  const count = total === 1 ? '1 new job' : `${total} new jobs`;
  const safe = (job: JobCard) => ({
    ...job,
    title: withoutLinks(job.title),
    employer_name: withoutLinks(job.employer_name),
  });
  const jobs = items.map(safe);
  const name = search.name.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ');
  const address = new URLSearchParams(
    Object.entries(search.query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  const content = composeMail('job_alert', {
    subject: `${count}: ${name}`,
    preheader: jobs
      .map(({ title, employer_name: employer }) => `${title}, ${employer}`)
      .join(' · ')
      .slice(0, 200),
    title: `${count} for “${name}”`,
    before: [],
    items: jobs.map((job) => ({
      title: job.title,
      detail: detailOf(job),
      link: `${origin}/jobs/${job.id}`,
    })),
    button: {
      label: total > items.length ? `See all ${total}` : 'See the search',
      link: `${origin}/jobs${address && `?${address}`}`,
    },
    after: [],
    footer: `Tenon sent this email because you asked for updates on this search ${search.cadence === 'daily' ? 'once a day' : 'once a week'}.`,
    stop: stop.page,
  });
  return { ...content, unsubscribe: stop.post };
}

/** Reminds a candidate of a target job, on the day that they chose. */
export function targetReminderMail(
  origin: string,
  target: { jobId: string; title: string; employer: string; notes: string; deadline: string | null },
): MailContent {
  const title = target.title.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ');
  return composeMail('target_reminder', {
    subject: `Reminder: ${title}`,
    preheader: target.deadline ? `Its deadline is ${target.deadline}.` : 'You asked to be reminded today.',
    title: `Reminder: ${title}`,
    before: [
      `You asked us to remind you about this job at ${target.employer || 'an employer'} today.`,
      ...(target.deadline ? [`Its deadline is ${target.deadline}.`] : []),
      ...target.notes.split(/\r?\n/).filter((line) => line !== ''),
    ],
    button: { label: 'Open the job', link: `${origin}/jobs/${target.jobId}` },
    after: [],
    footer: 'Tenon sent this email because you set a reminder in your target jobs.',
  });
}

const places = { on_site: 'On-site', hybrid: 'Hybrid', remote: 'Remote' } as const;

function detailOf(job: JobCard): string {
  const cities = job.locations.map(({ city, country }) => [city, country].filter(Boolean).join(', '));
  return [job.employer_name, places[job.location_type], cities[0], job.salary_range?.display]
    .filter(Boolean)
    .join(' · ');
}
