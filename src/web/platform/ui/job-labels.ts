import type { JobCard } from '../../../api/jobs/jobs.ts';
import { t } from '../messages.ts';
import { countryLabel, placeLabel } from './country-names.ts';

/** The kinds of employment in people's words. */
export const jobTypeLabels: Record<JobCard['job_type'], string> = {
  full_time: t('ui.fullTime'),
  part_time: t('ui.partTime'),
  temporary: t('ui.temporary'),
  contract: t('ui.contract'),
  internship: t('ui.internship'),
};

/** Where work is done, in people's words. */
export const locationTypeLabels: Record<JobCard['location_type'], string> = {
  on_site: t('ui.onSite'),
  hybrid: t('ui.hybrid'),
  remote: t('ui.remote'),
};

/** Where a job is: its first place and how many more, with the way of working unless that is on site; of remote work the country to work from. */
export function formatPlace(job: Pick<JobCard, 'location_type' | 'locations'>): string {
  const [first] = job.locations;
  const way = locationTypeLabels[job.location_type];
  if (!first) return way;
  const more = job.locations.length - 1;
  if (job.location_type === 'remote') {
    return first.country ? t('ui.wayAndPlace', { way, place: countryLabel(first.country), more }) : way;
  }
  const place = placeLabel({ ...first, state: first.city ? '' : first.state });
  return job.location_type === 'hybrid'
    ? t('ui.placeAndWay', { place, more, way })
    : t('ui.place', { place, more });
}
