import type { SavedSearch } from '../../api/job-search.ts';
import type { JobCard } from '../../api/jobs.ts';
import { composeMail, type MailContent } from './templates.ts';

/** Tells of the new jobs that a saved search found: at most those in `items`, of `total`. */
export function jobAlertMail(
  origin: string,
  search: Pick<SavedSearch, 'name' | 'query' | 'cadence'>,
  { items, total }: { items: JobCard[]; total: number },
  stop: { post: string; page: string },
): MailContent {
  const count = total === 1 ? '1 new job' : `${total} new jobs`;
  const name = search.name.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ');
  const address = new URLSearchParams(
    Object.entries(search.query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  const content = composeMail('job_alert', {
    subject: `${count}: ${name}`,
    preheader: items
      .map(({ title, employer_name: employer }) => `${title}, ${employer}`)
      .join(' · ')
      .slice(0, 200),
    title: `${count} for “${name}”`,
    before: [],
    items: items.map((job) => ({
      title: job.title,
      detail: detailOf(job),
      link: `${origin}/jobs/${job.id}`,
    })),
    button: {
      label: total > items.length ? `See all ${total}` : 'See the search',
      link: `${origin}/jobs${address && `?${address}`}`,
    },
    after: [],
    footer: `Tenon sent this mail because you asked to hear of this search ${search.cadence === 'daily' ? 'once a day' : 'once a week'}.`,
    stop: stop.page,
  });
  return { ...content, unsubscribe: stop.post };
}

const places = { on_site: 'On-site', hybrid: 'Hybrid', remote: 'Remote' } as const;

function detailOf(job: JobCard): string {
  const cities = job.locations.map(({ city, country }) => [city, country].filter(Boolean).join(', '));
  return [job.employer_name, places[job.location_type], cities[0], job.salary_range?.display]
    .filter(Boolean)
    .join(' · ');
}
