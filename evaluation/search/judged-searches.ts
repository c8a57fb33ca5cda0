import { readFileSync } from 'node:fs';
import { demoJobs } from '../../src/server/operations/demo/data.ts';

/** A posting that searches are judged on. */
export type JudgedPosting = {
  id: string;
  title: string;
  employer: string;
  skills: string[];
  place: string;
  text: string;
};

/** A search with the grades (1 related, 2 close, 3 asked for) of the postings that it should find. */
export type JudgedSearch = { q: string; set: 'tuned' | 'left out'; grades: Map<string, number> };

/** All postings: those of the demo, those that candidates are graded for, and short ones in nine languages written for this. */
export function readPostings(): JudgedPosting[] {
  const demo = demoJobs.map((job) => ({
    id: `d-${job.key}`,
    title: job.title,
    employer: job.company,
    skills: job.skills,
    place: job.locations.map(({ city, state, country }) => `${city} ${state} ${country}`).join(' '),
    text: job.description,
  }));
  const graded = (JSON.parse(read('../ranking/jobs.json')) as GradedJob[]).map((job) => ({
    id: `g-${job.id}`,
    title: job.title,
    employer: '',
    skills: job.required,
    place: '',
    text: job.description,
  }));
  const own = lines('postings.txt').map(
    ([id = '', title = '', employer = '', skills = '', place = '', text = '']) => ({
      id,
      title,
      employer,
      skills: skills.split(/;\s*/),
      place,
      text,
    }),
  );
  return [...demo, ...graded, ...own];
}

type GradedJob = { id: string; title: string; description: string; required: string[] };

/** All searches. */
export function readSearches(): JudgedSearch[] {
  return lines('queries.txt').map(([set, q = '', ...graded]) => ({
    q,
    set: set === 't' ? 'tuned' : 'left out',
    grades: new Map(
      graded.flatMap((ids, at) => ids.split(' ').flatMap((id) => (id === '' ? [] : [[id, 3 - at] as const]))),
    ),
  }));
}

/** How near the order of the first ten is to the best there could be: nDCG@10, gain 2^grade - 1. */
export function ndcg10(found: string[], grades: ReadonlyMap<string, number>): number {
  const gain = (list: number[]) =>
    list.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...grades.values()].toSorted((a, b) => b - a));
  if (best === 0) return found.length === 0 ? 1 : 0;
  return gain(found.map((id) => grades.get(id) ?? 0)) / best;
}

function lines(file: string): string[][] {
  return read(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
