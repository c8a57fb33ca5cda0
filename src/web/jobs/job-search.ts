import { jobTypes, locationTypes } from '../../api/jobs.ts';

/** What the address of the job list says: only what differs from the plain list. */
export type JobSearch = {
  q?: string;
  job_type?: (typeof jobTypes)[number];
  location_type?: (typeof locationTypes)[number];
  sort?: 'fit';
};

/** Reads the address of the job list, dropping whatever is not valid. */
export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const search: JobSearch = {};
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim() : '';
  if (q !== '') search.q = q.slice(0, 200);
  const jobType = oneOf(jobTypes, raw['job_type']);
  if (jobType) search.job_type = jobType;
  const locationType = oneOf(locationTypes, raw['location_type']);
  if (locationType) search.location_type = locationType;
  if (raw['sort'] === 'fit') search.sort = 'fit';
  return search;
}

/** True when the list is narrowed by a filter or a search, so that there is something to clear. */
export function isNarrowed(search: JobSearch): boolean {
  return search.q !== undefined || hasFilter(search);
}

/** True when a filter of the panel is set. */
export function hasFilter(search: JobSearch): boolean {
  return search.job_type !== undefined || search.location_type !== undefined;
}

/** The item of the list that the value names, if it is one. */
export function oneOf<const T extends readonly string[]>(list: T, value: unknown): T[number] | undefined {
  return list.find((item) => item === value);
}
