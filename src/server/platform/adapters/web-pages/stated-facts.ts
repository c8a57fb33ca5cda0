import { z } from 'zod';
import { countryOf, placeNamed } from '../../../../engine/postings/vacancy/read-places.ts';
import type { ReadPay } from '../../../../engine/postings/vacancy/read-pay.ts';
import type { ReadJobType, ReadLocationType } from '../../../../engine/postings/vacancy/read-vacancy.ts';

/** What the data of a page state about a job beside its text; empty or null where they do not. */
export type StatedFacts = {
  places: { city: string; state: string; country: string }[];
  pay: Omit<ReadPay, 'start' | 'end'> | null;
  jobType: ReadJobType | null;
  locationType: ReadLocationType | null;
};

const nothing: StatedFacts = { places: [], pay: null, jobType: null, locationType: null };

/** What a JobPosting (schema.org) states. */
export function statedByPosting(posting: Record<string, unknown>): StatedFacts {
  const remote = [posting['jobLocationType']].flat().includes('TELECOMMUTE');
  return {
    places: [posting['jobLocation']].flat().flatMap(placeOfLocation).slice(0, MOST_PLACES),
    pay: payOf(posting['baseSalary']),
    jobType:
      [posting['employmentType']]
        .flat()
        .map(typeNamed)
        .find((type) => type !== null) ?? null,
    locationType: remote ? 'remote' : null,
  };
}

/** What Greenhouse states beside the text. */
export function statedByGreenhouse(location: string): StatedFacts {
  return { ...nothing, ...whereNamed(location) };
}

/** What Lever states beside the text. */
export function statedByLever(job: {
  categories?: { location: string; commitment: string } | null | undefined;
  workplaceType: string;
  salaryRange?: unknown;
}): StatedFacts {
  const range = leverRange.safeParse(job.salaryRange).data;
  const interval = range && INTERVALS.find(([, words]) => words.test(range.interval))?.[0];
  const where = whereNamed(job.categories?.location ?? '');
  const kind = job.workplaceType.toLowerCase();
  return {
    ...nothing,
    ...where,
    locationType: kind === 'remote' || kind === 'hybrid' ? kind : where.locationType,
    jobType: typeNamed(job.categories?.commitment),
    pay: range && interval ? { min: range.min, max: range.max, currency: range.currency, interval } : null,
  };
}

/** What Ashby states beside the text. */
export function statedByAshby(job: {
  location: string;
  employmentType: string;
  isRemote?: boolean | null | undefined;
}): StatedFacts {
  const where = whereNamed(job.location);
  return {
    ...nothing,
    ...where,
    jobType: typeNamed(job.employmentType),
    locationType: job.isRemote === true ? 'remote' : where.locationType,
  };
}

function whereNamed(location: string): Pick<StatedFacts, 'places' | 'locationType'> {
  const remote = /\bremote\b/i.test(location);
  const place = placeNamed(location.replace(/\(?\bremote\b\)?\s*[-–,]?\s*/i, ''));
  return { places: place ? [place] : [], locationType: remote ? 'remote' : null };
}

function placeOfLocation(location: unknown): StatedFacts['places'] {
  const address = postalAddress.safeParse(location).data?.address;
  if (!address) return [];
  const { addressLocality: city, addressRegion: state, addressCountry } = address;
  const named = typeof addressCountry === 'string' ? addressCountry : (addressCountry?.name ?? '');
  const country = countryOf(named) ?? named;
  return city === '' && state === '' && country === '' ? [] : [{ city, state, country }];
}

function payOf(salary: unknown): StatedFacts['pay'] {
  const read = baseSalary.safeParse(salary).data;
  if (!read) return null;
  const { value } = read;
  const stated =
    typeof value === 'object' ? value : { value, minValue: null, maxValue: null, unitText: read.unitText };
  const interval = INTERVALS.find(([, words]) => words.test(stated.unitText ?? ''))?.[0];
  const currency = read.currency.toUpperCase();
  const min = wholeAmount(stated.minValue ?? stated.value);
  const max = wholeAmount(stated.maxValue ?? stated.value);
  if (!interval || !/^[A-Z]{3}$/.test(currency) || (min === null && max === null)) return null;
  return min !== null && max !== null && min > max ? null : { min, max, currency, interval };
}

/** Only a whole amount is taken: a rounded one would be another. */
function wholeAmount(value: number | string | null | undefined): number | null {
  const amount = Number(value);
  return value === null ||
    value === undefined ||
    value === '' ||
    !Number.isInteger(amount) ||
    amount <= 0 ||
    amount > 1_000_000_000
    ? null
    : amount;
}

function typeNamed(value: unknown): ReadJobType | null {
  if (typeof value !== 'string') return null;
  const plain = value.toLowerCase().replace(/[\s_-]+/g, '');
  return TYPES.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const MOST_PLACES = 20;
const words = z.string().max(120).catch('');
const postalAddress = z.object({
  address: z.object({
    addressLocality: words,
    addressRegion: words,
    addressCountry: z
      .union([z.string().max(120), z.object({ name: words })])
      .nullish()
      .catch(null),
  }),
});
const number = z
  .union([z.number(), z.string().max(20)])
  .nullish()
  .catch(null);
const baseSalary = z.object({
  currency: words,
  unitText: words,
  value: z.union([
    z.number(),
    z.string().max(20),
    z.object({ value: number, minValue: number, maxValue: number, unitText: words }),
  ]),
});
const leverRange = z.object({
  min: z.int().positive(),
  max: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  interval: z.string(),
});
const INTERVALS: [ReadPay['interval'], RegExp][] = [
  ['year', /year|annual/i],
  ['month', /month/i],
  ['week', /week/i],
  ['day', /day|daily/i],
  ['hour', /hour/i],
];
const TYPES: [ReadJobType, RegExp][] = [
  ['full_time', /^fulltime|^permanent/],
  ['part_time', /^parttime/],
  ['internship', /^intern/],
  ['contract', /^contract|^freelance/],
  ['temporary', /^temp|^seasonal|^fixedterm/],
];
