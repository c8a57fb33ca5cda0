import { readFileSync } from 'node:fs';
import type { DemoChoices, DemoJob, DemoPerson } from './types.ts';

/** The thirty candidates of the demo. */
export const demoPeople: DemoPerson[] = [
  'health',
  'laboratories',
  'community',
  'hospitality',
  'words',
  'software',
  'figures',
  'commerce',
  'trades',
  'sites',
].flatMap((name) => read<DemoPerson>(`people/${name}`));

/** The forty postings of the demo, twenty for each company, in the order the plan's job indexes refer to. */
export const demoJobs: DemoJob[] = [
  'clinical',
  'community',
  'hospital-services',
  'software',
  'trades',
  'logistics',
  'office',
].flatMap((name) => read<DemoJob>(`jobs/${name}`));

/** What each candidate applies to, and saves. */
export const demoChoices: DemoChoices[] = ['care', 'industry'].flatMap((name) =>
  read<DemoChoices>(`choices/${name}`),
);

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'));
}
