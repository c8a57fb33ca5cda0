import { locationTypes } from '../../src/api/jobs/jobs.ts';
import { gazetteer } from '../../src/server/platform/gazetteer.ts';
import { type ListedJob, wordsOfParts } from '../../src/engine/search/listed-job.ts';
import { placedLexemes } from '../../src/engine/search/search-terms.ts';
import { canonicalSkill } from '../../src/engine/skills/canonical.ts';
import { demoJobs } from '../../src/server/operations/demo/data.ts';

/** A generated posting: real sentences, titles and skills of the demo's jobs in new mixtures, with words of a wide vocabulary. */
export type GeneratedJob = {
  title: string;
  employer: string;
  description: string;
  /** The parts of the description. */
  lines: string[];
  skills: string[];
  jobType: number;
  placeType: number;
  country: string;
  city: string;
  pay: number | null;
  currency: string;
};

/** A stream of numbers from 0 to 1 that is the same for the same seed. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The posting with this number; the same number gives the same posting. */
export function generateJob(number: number): GeneratedJob {
  const chance = createChance(number + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const [about, other] = [pick(demoJobs), pick(demoJobs)];
  const lines = Array.from({ length: 12 }, () => pick(sentences));
  // Rare words, the commoner the smaller their number, as words of real texts are.
  const rare = Array.from({ length: 12 }, () => `w${Math.floor(60_000 ** chance())}x`);
  return {
    title: `${pick(levels)}${about.title}`,
    employer: `${pick(names)} ${madeUpName(chance)}`,
    description: `${lines.join(' ')} ${rare.join(' ')}.`,
    lines: [...lines, ...rare],
    skills: [...new Set([...about.skills, pick(other.skills)])]
      .filter(() => chance() < 0.8)
      .concat(pick(about.skills)),
    jobType: Math.floor(chance() ** 3 * 5),
    placeType: Math.floor(chance() ** 2 * 3),
    country: pick(countries),
    city: pick(names),
    pay: chance() < 0.3 ? null : 20_000 + Math.floor(chance() * 180) * 1000,
    currency: pick(['USD', 'EUR', 'GBP']),
  };
}

/** A name like those of companies, one of some hundred thousand. */
function madeUpName(chance: () => number): string {
  return Array.from({ length: 3 }, () => syllables[Math.floor(chance() * syllables.length)]).join('');
}

/** The id of a generated posting. */
export function generatedId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** A generated posting as the index takes it; the higher the number the newer. */
export function listedJob(number: number): ListedJob {
  const job = generateJob(number);
  const places = `${job.city} ${job.country}`;
  return {
    id: generatedId(number),
    created: 1_700_000_000_000_000 + number * 1_000_000,
    expires: Infinity,
    jobType: job.jobType,
    placeType: job.placeType,
    pay: job.pay ?? -1,
    currency: job.currency,
    countries: [job.country],
    text: placedLexemes([`${job.title} ${job.employer}`, job.skills.join(' '), job.description, places]),
    ...wordsOfParts({ ...job, skills: job.skills.join(' '), places }),
    places: placesOf(number, job.placeType),
    skillIds: skillIdsOf(job.skills),
  };
}

/** The keys of the place of the posting with this number: a town, large ones more often; of a remote one its country too. */
export function placesOf(number: number, placeType: number): string[] {
  const places = gazetteer();
  const { id, country } = places.placeAt(Math.floor(places.size ** createChance(number + 7)()));
  return placeType === locationTypes.indexOf('remote') ? [String(id), country] : [String(id)];
}

/** The canonical ids of skills. */
export function skillIdsOf(skills: string[]): string[] {
  return [
    ...new Set(
      skills.map((skill) => {
        const known = ids.get(skill) ?? canonicalSkill(skill).id;
        ids.set(skill, known);
        return known;
      }),
    ),
  ];
}

const ids = new Map<string, string>();

const sentences = demoJobs
  .flatMap((job) => job.description.split(/(?<=[.!?])\s+/))
  .filter((line) => line.length > 20);
const levels = ['', '', 'Senior ', 'Junior ', 'Lead '];
const names =
  'Alder Birch Cedar Dale Elm Fern Glen Hazel Iris Juniper Kestrel Linden Maple North Oak Pine Quill Rowan Sedge Thorn'.split(
    ' ',
  );
const syllables =
  'ar bel cor dan el far gor hal in jor kal lin mor nor ol par quin ros sal tor ul ven wil xan yor zen bra cle dri fro gla hus kro lum mist nep pra sko tra vok'.split(
    ' ',
  );
const countries = [
  'United States',
  'United States',
  'Germany',
  'Canada',
  'India',
  'France',
  'United Kingdom',
  'Japan',
  'Brazil',
];
