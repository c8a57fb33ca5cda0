import type { JobFacts } from '../../src/engine/fit/facts.ts';
import { factsFromReading } from '../../src/engine/fit/from-reading.ts';
import { cachedJob } from '../../src/engine/fit/prepared-cache.ts';
import { prepareCandidate, prepareJob } from '../../src/engine/fit/prepare.ts';
import { scorePrepared } from '../../src/engine/fit/score.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { demoJobs } from '../../src/server/operations/demo/data.ts';
import { demoPeople } from '../../src/server/operations/demo/data.ts';
import { layoutOf, makeResumePdf } from '../../src/server/operations/demo/resume-pdf.ts';
import type { DemoPerson } from '../../src/server/operations/demo/types.ts';
import { percentile, print, timed } from './print-figure.ts';

const jobCount = 1000;

/**
 * Milliseconds to score 1,000 jobs for one candidate, ledgers and all, from facts to results: with the jobs prepared before, as a server
 * keeps them, and with nothing prepared.
 */
export async function benchScore(): Promise<void> {
  const jobs = Array.from({ length: jobCount }, (_, index) => jobFacts(index));
  jobs.forEach(cachedJob);
  const [fromKept, fromFacts]: [number[], number[]] = [[], []];
  for (const person of [...demoPeople.slice(0, 3), ...demoPeople]) {
    const facts = await candidateFactsOf(person);
    fromFacts.push(
      await timed(() => {
        const candidate = prepareCandidate(facts);
        for (const job of jobs) scorePrepared(candidate, prepareJob(job));
      }),
    );
    fromKept.push(
      await timed(() => {
        const candidate = prepareCandidate(facts);
        for (const job of jobs) scorePrepared(candidate, cachedJob(job));
      }),
    );
  }
  const of = `median over ${demoPeople.length} candidates of the demo, ${jobCount} jobs (its ${demoJobs.length} jobs, repeated under other titles)`;
  for (const [figure, values, how] of [
    ['score.1000-kept-jobs', fromKept, 'jobs prepared before, the candidate not'],
    ['score.1000-jobs', fromFacts, 'nothing prepared before'],
  ] as const)
    print({
      figure,
      value: percentile(values.slice(3), 0.5),
      unit: 'ms',
      how: `${of}, ${how}, database not included`,
    });
}

async function candidateFactsOf(person: DemoPerson) {
  const now = new Date().toISOString().slice(0, 7);
  const outcome = await extractAndParse(await makeResumePdf(person, layoutOf(person)), { now });
  if (!outcome.ok) throw new Error(`${person.name}: ${outcome.code}`);
  return factsFromReading(outcome.reading);
}

function jobFacts(index: number): JobFacts {
  const job = demoJobs[index % demoJobs.length];
  if (!job) throw new Error('The demo has no jobs.');
  return {
    title: `${job.title} ${index}`,
    description: `${job.description}\nReference ${index}`,
    skills: job.skills,
    desiredSkills: job.desiredSkills,
    years: job.years,
    education: job.education,
    languages: job.languages,
    locationType: job.locationType,
    locations: job.locations,
  };
}
