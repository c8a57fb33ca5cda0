import { jobTypes, locationTypes } from '../../src/api/jobs/jobs.ts';
import { firstCountries } from '../../src/messages/countries.ts';
import { createChance, generateJob } from './generated-jobs.ts';

const towns = ['London', 'Berlin', 'Lyon', 'Portland, Oregon', 'São Paulo', 'Mumbai', '東京', 'Graz'];

/** What the address of the list says. */
export type ListSearch = Record<string, string>;

/** Searches of the list as people make them: by filters alone, by words (misspelled and narrowed ones too), and by words side by side. */
export function listSearches(count: number, jobs: number): Record<'list' | 'text' | 'phrase', ListSearch[]> {
  const chance = createChance(count);
  const some = (kind: (number: number) => ListSearch, share = 1) =>
    Array.from({ length: count * share }, (_, number) => kind(number));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const filters = (number: number): ListSearch => ({
    ...(number % 2 === 0 ? { job_type: pick(jobTypes) } : {}),
    ...(number % 3 === 0 ? { location_type: pick(locationTypes) } : {}),
    ...(number % 4 === 0 ? { country: pick(firstCountries) } : {}),
    ...(number % 5 === 0 ? { pay: String(20_000 + Math.floor(chance() * 150) * 1000) } : {}),
    ...(number % 7 === 0 ? { sort: 'pay' } : {}),
    ...(number % 11 === 0 ? { days: '30' } : {}),
    ...(number % 6 === 5 ? { near: pick(towns), radius: pick(['10', '25', '50', '100']) } : {}),
  });
  const words = (number: number): ListSearch => {
    const { title, description, skills } = generateJob(Math.floor(chance() * jobs));
    const long = description.split(/\W+/).filter((word) => word.length > 4);
    const kinds = [
      title,
      pick(long),
      `${pick(long)} ${pick(long)}`,
      pick(skills),
      `${title.slice(0, 2)}${title.slice(3)}`,
    ];
    return { q: kinds[number % kinds.length] ?? title, ...(number % 3 === 0 ? filters(number) : {}) };
  };
  const phrase = (): ListSearch => ({ q: `"${generateJob(Math.floor(chance() * jobs)).title}"` });
  return { list: some(filters), text: some(words), phrase: some(phrase, 0.25) };
}
