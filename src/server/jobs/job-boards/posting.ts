import type { JobInput } from '../../../api/jobs/jobs.ts';
import { placeKeys } from '../../../engine/places/place-keys.ts';
import { holdAt, type StoredHold } from '../../../engine/postings/score-hold.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { ExternalJob } from '../../platform/adapters/job-boards/external-job.ts';
import { gazetteer } from '../../platform/gazetteer.ts';
import { vacancyIn } from '../job-proposals/proposed.ts';

/** What is read from a job of a board, in the columns of a posting. `postedAt` is null where the board does not say it. */
export type ReadPosting = StoredHold & {
  employerName: string;
  title: string;
  description: string;
  skills: string[];
  desiredSkills: string[];
  skillIds: string[];
  jobType: JobInput['job_type'];
  locationType: JobInput['location_type'];
  locations: JobInput['locations'];
  placeKeys: string[];
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryInterval: JobInput['salary_interval'];
  years: number | null;
  education: string;
  languages: string[];
  postedAt: Date | null;
  expiresAt: Date | null;
};

const maxSkills = 50;
const mostPay = 1_000_000_000;

/**
 * Reads a job of a board as one begun from a vacancy is read: what its data state, and else what its text says. A posting names its
 * skills, or has none; where it says nothing of
 * hours it is full time, and where it says nothing of remote work it is at the employer’s place.
 */
export function postingOf(job: ExternalJob, now: Date): ReadPosting {
  const read = vacancyIn(job.description, job.title, job.stated);
  const named = (kinds: string[], required: boolean) =>
    distinct(read.requirements.filter((one) => kinds.includes(one.kind) && one.required === required));
  const asked = named(['skill', 'licence'], true);
  const wished = named(['skill', 'licence'], false);
  // Of a posting that requires nothing in so many words, what it names counts.
  const skills = (asked.length > 0 ? asked : wished).slice(0, maxSkills);
  const desiredSkills = (asked.length > 0 ? wished : []).slice(0, maxSkills);
  const locations = read.places.map(({ value }) => value).slice(0, 20);
  const locationType = read.location_type?.value ?? 'on_site';
  const years = Number(read.requirements.find(({ kind }) => kind === 'years')?.name);
  const degree = read.requirements.find(({ kind }) => kind === 'degree')?.name ?? '';
  return {
    ...holdAt(locations, job.postedAt ?? now, null),
    ...payOf(read.pay?.value ?? null),
    employerName: job.employer,
    title: job.title,
    description: read.description || job.description,
    skills,
    desiredSkills,
    skillIds: [...new Set(skills.map((skill) => canonicalSkill(skill).id))],
    jobType: read.job_type?.value ?? 'full_time',
    locationType,
    locations,
    placeKeys: placeKeys(gazetteer(), locations, locationType === 'remote'),
    years: years >= 0 && years <= 50 ? Math.floor(years) : null,
    education: degree.slice(0, 120),
    languages: named(['language'], true).slice(0, 10),
    postedAt: job.postedAt,
    expiresAt: job.endsAt,
  };
}

function payOf(
  pay: {
    min: number | null;
    max: number | null;
    currency: string;
    interval: JobInput['salary_interval'];
  } | null,
) {
  const none = { salaryMin: null, salaryMax: null, salaryCurrency: 'USD', salaryInterval: 'year' as const };
  if (!pay || !/^[A-Z]{3}$/.test(pay.currency)) return none;
  const amounts = [pay.min, pay.max].filter((amount) => amount !== null);
  const isSound = amounts.every((amount) => Number.isInteger(amount) && amount >= 0 && amount <= mostPay);
  if (!isSound || (pay.min !== null && pay.max !== null && pay.min > pay.max)) return none;
  return {
    salaryMin: pay.min,
    salaryMax: pay.max,
    salaryCurrency: pay.currency,
    salaryInterval: pay.interval,
  };
}

function distinct(found: { name: string }[]): string[] {
  const names = new Map(found.map(({ name }) => [name.toLowerCase(), name]));
  return [...names.values()].filter((name) => name !== '');
}
