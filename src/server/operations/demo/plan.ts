import { demoChoices, demoJobs, demoPeople } from './data.ts';
import type { DemoChoices } from './types.ts';

/** A stage an application is moved to after it came in. */
export type PlannedStage = 'screen' | 'interview' | 'offer' | 'hired' | 'rejected' | 'withdrawn';

/** One application: who, to which job, when, and what happened next. Indexes are into `demoPeople` and `demoJobs`. */
export type PlannedApplication = {
  person: number;
  job: number;
  note: string | null;
  /** Where they found the posting. */
  source: string;
  /** Whole days before the demo's data is made; moves lie between then and now. */
  daysAgo: number;
  /** In order; no moves means the application is still new. `daysAfter` counts from the application. */
  moves: { stage: PlannedStage; daysAfter: number; reason: string | null }[];
};

/** A job that a person keeps as a target and has not applied to. */
export type PlannedTarget = { person: number; job: number; daysAgo: number };

/** The whole plan, oldest first. The same on every run. */
export function planDemo(): { applications: PlannedApplication[]; targets: PlannedTarget[] } {
  const applications: PlannedApplication[] = [];
  const targets: PlannedTarget[] = [];
  const turns = { strong: 0, partial: 0, stretch: 0 };
  for (const choices of demoChoices) {
    const person = personIndex(choices.person);
    for (const closeness of ['strong', 'partial', 'stretch'] as const) {
      for (const key of choices[closeness]) {
        const course = courses[closeness];
        const stages = course[turns[closeness]++ % course.length] ?? [];
        applications.push(planApplication(choices, person, key, closeness, stages));
      }
    }
    for (const key of choices.saved) {
      targets.push({ person, job: jobIndex(key), daysAgo: 1 + (spread(choices.person + key) % 20) });
    }
  }
  const oldestFirst = (a: { daysAgo: number }, b: { daysAgo: number }) => b.daysAgo - a.daysAgo;
  return { applications: applications.toSorted(oldestFirst), targets: targets.toSorted(oldestFirst) };
}

type Closeness = 'strong' | 'partial' | 'stretch';

/** What happens to applications of each closeness, taken in turn. */
const courses: Record<Closeness, PlannedStage[][]> = {
  strong: [
    ['screen', 'interview'],
    ['screen', 'interview', 'offer'],
    ['screen'],
    ['screen', 'interview', 'offer', 'hired'],
    [],
    ['screen', 'interview'],
    ['screen', 'interview'],
    ['screen', 'interview', 'offer'],
    ['screen', 'interview', 'withdrawn'],
  ],
  partial: [
    [],
    ['screen'],
    [],
    ['screen', 'rejected'],
    [],
    ['screen'],
    ['rejected'],
    [],
    ['screen', 'interview'],
    [],
    ['withdrawn'],
    ['screen', 'interview', 'rejected'],
    [],
  ],
  stretch: [[], ['rejected'], [], [], ['screen'], [], ['rejected'], [], ['screen', 'rejected']],
};

/** Where people find postings, the frequent ones more than once. */
const sources = ['direct', 'direct', 'direct', 'linkedin', 'linkedin', 'feed', 'newsletter', 'job-fair'];

/** Why an application is rejected; none of the strong ones is. */
const reasons: Record<Closeness, string | null> = {
  strong: null,
  partial: 'Other candidates have more of the required experience',
  stretch: 'Experience is in a different field',
};

function planApplication(
  choices: DemoChoices,
  person: number,
  key: string,
  closeness: Closeness,
  stages: PlannedStage[],
): PlannedApplication {
  const chance = spread(choices.person + key);
  let day = 0;
  const moves = stages.map((stage, index) => {
    day += 2 + (Math.floor(chance / 7 ** index) % 6);
    return { stage, daysAfter: day, reason: stage === 'rejected' ? reasons[closeness] : null };
  });
  return {
    person,
    job: jobIndex(key),
    note: choices.notes[key] ?? null,
    source: sources[chance % sources.length] ?? 'direct',
    daysAgo: day + 1 + (chance % (stages.length > 0 ? 12 : 18)),
    moves,
  };
}

function personIndex(key: string): number {
  const index = demoPeople.findIndex((person) => person.key === key);
  if (index < 0) throw new Error(`no demo person ${key}`);
  return index;
}

function jobIndex(key: string): number {
  const index = demoJobs.findIndex((job) => job.key === key);
  if (index < 0) throw new Error(`no demo job ${key}`);
  return index;
}

/** A number from 0 to 9999 that looks random and is always the same for a text. */
function spread(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % 10_000;
}
