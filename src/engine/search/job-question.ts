import type { Reach } from '../places/place-keys.ts';
import type { Replacement } from './corrected-search.ts';
import type { JobKey, JobOrder } from './listed-job.ts';
import type { SearchText } from './search-text.ts';

/** Which jobs are looked for. Absent filters let every job through. */
export type JobQuestion = {
  text?: SearchText | undefined;
  jobType?: number | undefined;
  placeType?: number | undefined;
  country?: string | undefined;
  /** At least so much a year, in this currency. */
  pay?: { least: number; currency: string } | undefined;
  /** The keys of places within reach, nearest first (`keysNear`); a job with one of them is near. */
  near?: readonly Reach[] | undefined;
  /** Created at or after this moment, in microseconds of the epoch. */
  since?: number | undefined;
  /** Ids of jobs the person does not want to see. */
  hidden?: readonly string[] | undefined;
  order: JobOrder;
  /** Only what comes after this place of the order. */
  after?: JobKey | undefined;
  limit: number;
  /** Milliseconds of the epoch. */
  now: number;
};

/** How many jobs each value of a filter would leave, with all the other filters as they are. */
export type Facets = { jobTypes: number[]; placeTypes: number[]; countries: Map<string, number> };

/** How many jobs pass all filters but one because they do not say what it asks: no known place, no pay, or pay in another currency. */
export type LeftOut = { place: number; pay: number; currency: number };

/** What was found: a page of places in the order, the count in all, the facets, what was left out, and which words were replaced. */
export type JobAnswer = {
  page: JobKey[];
  total: number;
  facets: Facets;
  leftOut: LeftOut;
  replaced: Replacement[];
};
