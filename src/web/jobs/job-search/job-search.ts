import { jobOrders } from '../../../api/jobs/job-orders.ts';
import type { distanceUnits } from '../../../api/jobs/distance-units.ts';
import { jobTypes, locationTypes, salaryIntervals } from '../../../api/jobs/jobs.ts';

/** What the address of the job list says: only what differs from the plain list. */
export type JobSearch = {
  q?: string;
  job_type?: (typeof jobTypes)[number];
  location_type?: (typeof locationTypes)[number];
  country?: string;
  /** At least so much for each `pay_interval` (a year unless told), in `currency` (US dollars unless told). */
  pay?: number;
  currency?: string;
  pay_interval?: (typeof salaryIntervals)[number];
  /** Within `radius` (25 unless told) of a town, in kilometres unless `unit` says miles. */
  near?: string;
  radius?: number;
  unit?: (typeof distanceUnits)[number];
  /** Posted within so many days. */
  days?: number;
  /** What was chosen; else the order that suits who looks. */
  sort?: JobOrder;
};

/** The orders of the list; "relevance" is by what was typed. */
export type JobOrder = (typeof jobOrders)[number];

/** The days that the filter by age offers. */
export const ages = [1, 7, 30] as const;

/** The distances that the filter by place offers, in the reader's unit. */
export const radii = [10, 25, 50, 100] as const;

const maxPages = 50;

/** Reads the address of the job list, dropping whatever is not valid. */
export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const search: JobSearch = {};
  const q = words(raw['q']);
  if (q !== '') search.q = q.slice(0, 200);
  const jobType = oneOf(jobTypes, raw['job_type']);
  if (jobType) search.job_type = jobType;
  const locationType = oneOf(locationTypes, raw['location_type']);
  if (locationType) search.location_type = locationType;
  const country = words(raw['country']);
  if (country !== '') search.country = country.slice(0, 120);
  const pay = Number(words(raw['pay']));
  if (Number.isInteger(pay) && pay > 0 && pay <= 10_000_000_000) search.pay = pay;
  const currency = words(raw['currency']);
  if (search.pay !== undefined && /^[A-Z]{3}$/.test(currency) && currency !== 'USD')
    search.currency = currency;
  const interval = oneOf(salaryIntervals, raw['pay_interval']);
  if (search.pay !== undefined && interval && interval !== 'year') search.pay_interval = interval;
  Object.assign(search, readPlace(raw));
  const days = ages.find((age) => age === Number(words(raw['days'])));
  if (days) search.days = days;
  const sort = oneOf(jobOrders, raw['sort']);
  if (sort) search.sort = sort;
  return search;
}

/** The town of an address, with how far around it. */
function readPlace(raw: Record<string, unknown>): Pick<JobSearch, 'near' | 'radius' | 'unit'> {
  const near = words(raw['near']).slice(0, 120);
  if (near === '') return {};
  const radius = Number(words(raw['radius']));
  const isRadius = Number.isInteger(radius) && radius >= 1 && radius <= 500 && radius !== 25;
  return { near, ...(isRadius && { radius }), ...(raw['unit'] === 'mi' && { unit: 'mi' }) };
}

/** How many pages of the list the address asks for, from 1 on. */
export function readPage(value: unknown): number {
  const page = Number(words(value));
  return Number.isInteger(page) && page > 1 && page <= maxPages ? page : 1;
}

/** True when the list is narrowed by a filter or a search, so that there is something to clear. */
export function isNarrowed(search: JobSearch): boolean {
  return search.q !== undefined || hasFilter(search);
}

/** True when a filter of the panel is set. */
export function hasFilter(search: JobSearch): boolean {
  const { job_type: type, location_type: place, country, pay, near, days } = search;
  return [type, place, country, pay, near, days].some((value) => value !== undefined);
}

/** The orders that somebody can choose for a search. */
export function ordersFor({ q, near }: JobSearch, isCandidate: boolean): JobOrder[] {
  const possible = { relevance: q !== undefined, nearest: near !== undefined, fit: isCandidate };
  return jobOrders.filter((order) => order === 'newest' || order === 'pay' || possible[order]);
}

/** A text with one of its words in quotes, so that it is looked for as it was typed. */
export function quotedWord(q: string, word: string): string {
  const at = q.toLowerCase().indexOf(word.toLowerCase());
  return at < 0
    ? `${q} "${word}"`
    : `${q.slice(0, at)}"${q.slice(at, at + word.length)}"${q.slice(at + word.length)}`;
}

/** The search without the filters of the panel. */
export function withoutFilters({ q, sort }: JobSearch): JobSearch {
  return { ...(q !== undefined && { q }), ...(sort && { sort }) };
}

/** A search as the address carries it. */
export function toAddress(search: { [Name in keyof JobSearch]: unknown }): Record<string, string> {
  const given = Object.entries(readJobSearch(search)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The item of the list that the value names, if it is one. */
export function oneOf<const T extends readonly string[]>(list: T, value: unknown): T[number] | undefined {
  return list.find((item) => item === value);
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
