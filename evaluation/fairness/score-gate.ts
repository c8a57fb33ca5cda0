import { isDeepStrictEqual } from 'node:util';
import { chanceOf } from '../corpus/seeded-random.ts';
import type { Format } from '../corpus/layouts.ts';
import type { CandidateFacts } from '../../src/engine/fit/facts.ts';
import { prepareCandidate, prepareJob, type PreparedJob } from '../../src/engine/fit/prepare.ts';
import { scorePrepared } from '../../src/engine/fit/score.ts';
import { factsOf, fileOf, jobsFor, layoutFor, personOf, sheetOf } from './resumes.ts';
import { swap, swapNames, toApplicant, type SwapName } from './swaps.ts';
import { hideIn, trickedSheet, trickNames, type TrickName } from './injected-text.ts';

/** The result of one kind of change: how many scores were compared, how many differ, and the largest difference in percent points. */
export type GateRow = { change: string; resumes: number; compared: number; changed: number; largest: number };

/** A score that changed, to be looked into. */
export type Difference = { change: string; person: number; job: string; before: number; after: number };

/** The rows of a gate and all the differences found. */
export type GateResult = { rows: GateRow[]; differences: Difference[] };

/**
 * Swaps each thing that must not count in `count` resumes and compares every score with the one before. Every tenth is
 * drawn as PDF or DOCX and read from the file, the others as plain text.
 */
export async function swapGate(count: number): Promise<GateResult> {
  const tally = new Tally();
  for (let index = 0; index < count; index++) {
    const format: Format = index % 20 === 0 ? 'pdf' : index % 20 === 10 ? 'docx' : 'txt';
    const layout = layoutFor(index, format);
    const applicant = toApplicant(personOf(index), chanceOf(index + 1));
    const jobs = jobsFor(applicant.person, index).map(prepareJob);
    const read = async (one: typeof applicant) =>
      factsOf(await fileOf(sheetOf(one, layout, index), layout, format));
    const facts = await read(applicant);
    const before = scoresOf(facts, jobs);
    for (const name of swapNames) {
      const swapped = await read(swap(applicant, name, chanceOf(index * 3 + 2)));
      // The score knows nothing but the facts, and the same make the same one (src/engine/fit/laws.test.ts).
      const after = isDeepStrictEqual(swapped, facts) ? before : scoresOf(swapped, jobs);
      tally.compare(name, index, before, after);
    }
  }
  return tally.result([...swapNames]);
}

/** Plays each trick in turn on `count` resumes drawn as files, and compares every score with the honest one. */
export async function trickGate(count: number): Promise<GateResult> {
  const tally = new Tally();
  for (let index = 0; index < count; index++) {
    const trick: TrickName = trickNames[index % trickNames.length] ?? 'white text';
    const format: Format = trick === 'white text in DOCX' ? 'docx' : 'pdf';
    const layout = layoutFor(index, format);
    const applicant = toApplicant(personOf(index), chanceOf(index + 1));
    const asked = jobsFor(applicant.person, index);
    const jobs = asked.map(prepareJob);
    const sheet = sheetOf(applicant, layout, index);
    const wanted = asked.flatMap((job) => [...job.skills, ...job.desiredSkills]).join(', ');
    const tricked = trickedSheet(sheet, trick, applicant.person.skills, index);
    const before = await factsOf(await fileOf(sheet, layout, format));
    const bytes = tricked
      ? await fileOf(tricked, layout, format)
      : await hideIn(sheet, layout, trick, wanted);
    tally.compare(trick, index, scoresOf(before, jobs), scoresOf(await factsOf(bytes), jobs));
  }
  return tally.result([...trickNames]);
}

type Score = { job: string; skillOverlap: number; fit: number };

function scoresOf(facts: CandidateFacts, jobs: PreparedJob[]): Score[] {
  const candidate = prepareCandidate(facts);
  return jobs.map((job) => {
    const { skillOverlap, fit } = scorePrepared(candidate, job);
    return { job: job.job.title, skillOverlap, fit };
  });
}

class Tally {
  private readonly rows = new Map<string, GateRow>();
  private readonly differences: Difference[] = [];

  compare(change: SwapName | TrickName, person: number, before: Score[], after: Score[]): void {
    const row = this.rows.get(change) ?? { change, resumes: 0, compared: 0, changed: 0, largest: 0 };
    this.rows.set(change, row);
    row.resumes += 1;
    for (const [i, one] of before.entries()) {
      const other = after[i] ?? one;
      row.compared += 1;
      const gap = Math.max(
        Math.abs(one.skillOverlap - other.skillOverlap),
        Math.abs(one.fit - other.fit) * 100,
      );
      row.largest = Math.max(row.largest, gap);
      if (gap === 0) continue;
      row.changed += 1;
      this.differences.push({ change, person, job: one.job, before: one.fit, after: other.fit });
    }
  }

  result(changes: string[]): GateResult {
    return { rows: changes.flatMap((change) => this.rows.get(change) ?? []), differences: this.differences };
  }
}
