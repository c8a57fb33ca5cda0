import { readBoardJob } from '../../../../engine/postings/canonical-url.ts';
import { cleanJob, type FoundJob } from '../web-pages/job-page.ts';

/** An open job as an employer's board tells it. */
export type ExternalJob = FoundJob & {
  address: string;
  postedAt: Date | null;
  /** The last instant for applications; null where none is stated. */
  endsAt: Date | null;
};

/** A job as it was read, before it is looked at: any of it may be missing or a lie. */
export type RawJob = {
  address: string;
  title: string;
  description: string;
  employer: string;
  stated: FoundJob['stated'];
  postedAt?: unknown;
  endsAt?: unknown;
};

/** Why an entry of a board is no job here: its link leads to another site, it says too little, or its last day is over. */
export type LeftOut = 'elsewhere' | 'incomplete' | 'over';

/** Less text than this says nothing that a match could rest on. */
export const shortestJob = 200;

/** Looks at an entry of a board at `home`: text without markup, dates that are dates, a link to the board's own site. */
export function externalJob(raw: RawJob, home: string, now: Date): ExternalJob | LeftOut {
  if (!isOnSite(raw.address, home)) return 'elsewhere';
  const job = cleanJob(raw);
  if (!job || job.title === '' || job.description.length < shortestJob) return 'incomplete';
  const endsAt = instantOf(raw.endsAt, true);
  if (endsAt && endsAt < now) return 'over';
  const postedAt = instantOf(raw.postedAt);
  return { ...job, address: raw.address, postedAt: postedAt && postedAt > now ? null : postedAt, endsAt };
}

/** Whether an address is on the site of another: the same host, one below it, or the same employer’s at a known service. */
export function isOnSite(address: string, home: string): boolean {
  const [url, base] = [URL.parse(address), URL.parse(home)];
  if (!url || !base || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  if (address.length > 2000) return false;
  const [host, own] = [bareHost(url), bareHost(base)];
  if (host !== own && !host.endsWith(`.${own}`) && !own.endsWith(`.${host}`)) return false;
  const [job, board] = [readBoardJob(address), URL.parse(home)?.pathname.split('/').find(Boolean)];
  return job === null || job.site.toLowerCase() === board?.toLowerCase();
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/** An instant of our time as a board may write it, in words or in milliseconds; null for what is none. A day lasts until its end. */
export function instantOf(value: unknown, isEnd = false): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());
  const at = new Date(isDay && isEnd ? `${String(value).trim()}T23:59:59.999Z` : value);
  const year = at.getUTCFullYear();
  return year >= 2000 && year <= 2099 ? at : null;
}
