import type { JobCard } from '../../../api/jobs/jobs.ts';

/** The kinds of employment in people's words. */
export const jobTypeLabels: Record<JobCard['job_type'], string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  temporary: 'Temporary',
  contract: 'Contract',
  internship: 'Internship',
};

/** Where work is done, in people's words. */
export const locationTypeLabels: Record<JobCard['location_type'], string> = {
  on_site: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

/** Where a job is: its first place and how many more, with the way of working unless that is on site; of remote work the country to work from. */
export function formatPlace(job: Pick<JobCard, 'location_type' | 'locations'>): string {
  const [first] = job.locations;
  const way = locationTypeLabels[job.location_type];
  if (!first) return way;
  const more = job.locations.length > 1 ? ` +${job.locations.length - 1} more` : '';
  if (job.location_type === 'remote') return first.country ? `${way} (${first.country}${more})` : way;
  const place = [first.city || first.state, first.country].filter(Boolean).join(', ');
  return job.location_type === 'hybrid' ? `${place}${more} (${way})` : `${place}${more}`;
}
