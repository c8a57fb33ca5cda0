import { titleWords } from '../fit/titles.ts';

/** What somebody wishes of a job. Pay is in whole units; what is empty or null is not wished. */
export type Wishes = {
  roles: string[];
  locationTypes: string[];
  jobTypes: string[];
  city: string;
  country: string;
  pay: { least: number; currency: string; interval: PayInterval } | null;
};

/** What a job says about the same. */
export type WishedJob = {
  title: string;
  jobType: string;
  locationType: string;
  locations: { city: string; state: string; country: string }[];
  pay: { min: number | null; max: number | null; currency: string; interval: PayInterval } | null;
};

/** What pay is for. */
export type PayInterval = 'year' | 'month' | 'week' | 'day' | 'hour';

/** One wish and whether the job agrees with it; null where the job does not say. */
export type Agreement = { wish: 'role' | 'way' | 'type' | 'place' | 'pay'; met: boolean | null };

/** How a job agrees with each wish that somebody has, in a fixed order. It is no part of a score. */
export function agreements(wishes: Wishes, job: WishedJob): Agreement[] {
  const found: Agreement[] = [];
  if (wishes.roles.length > 0) found.push({ wish: 'role', met: isRole(wishes.roles, job.title) });
  if (wishes.locationTypes.length > 0)
    found.push({ wish: 'way', met: wishes.locationTypes.includes(job.locationType) });
  if (wishes.jobTypes.length > 0) found.push({ wish: 'type', met: wishes.jobTypes.includes(job.jobType) });
  if (wishes.city !== '' || wishes.country !== '') found.push({ wish: 'place', met: isPlace(wishes, job) });
  if (wishes.pay) found.push({ wish: 'pay', met: isPaid(wishes.pay, job.pay) });
  return found;
}

/** Orders jobs by how few wishes they go against, then by how many they meet; jobs alike in that keep their order. */
export function byAgreement<J>(jobs: readonly J[], of: (job: J) => Agreement[]): J[] {
  const count = (job: J, met: boolean) => of(job).filter((agreement) => agreement.met === met).length;
  return jobs.toSorted((a, b) => count(a, false) - count(b, false) || count(b, true) - count(a, true));
}

/** Pay for a year: 12 months, 52 weeks, 260 days or 2,080 hours. */
export function yearlyPay(amount: number, interval: PayInterval): number {
  return amount * { year: 1, month: 12, week: 52, day: 260, hour: 2080 }[interval];
}

/** A title is the role when it says every word of it; ranks and the sexes of words do not count. */
function isRole(roles: string[], title: string): boolean {
  const wordsOfTitle = titleWords(title);
  return roles.some((role) => {
    const words = [...titleWords(role)];
    return words.length > 0 && words.every((word) => wordsOfTitle.has(word));
  });
}

/** Remote work is wherever its job does not name another country. */
function isPlace(wishes: Wishes, job: WishedJob): boolean | null {
  const same = (wished: string, wordsOfTitle: string) => wished === '' || fold(wished) === fold(wordsOfTitle);
  if (job.locations.length === 0) return job.locationType === 'remote' ? true : null;
  if (job.locationType === 'remote')
    return job.locations.some(({ country }) => same(wishes.country, country));
  return job.locations.some(({ city, country }) => same(wishes.country, country) && same(wishes.city, city));
}

function isPaid(wished: NonNullable<Wishes['pay']>, pay: WishedJob['pay']): boolean | null {
  const most = pay?.max ?? pay?.min ?? null;
  if (pay === null || most === null || pay.currency !== wished.currency) return null;
  return yearlyPay(most, pay.interval) >= yearlyPay(wished.least, wished.interval);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
