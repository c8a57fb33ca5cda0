import { impactMeasures, type ImpactTable } from '../../src/api/fairness/equal-opportunity.ts';
import { api } from '../../src/api/index.ts';
import { type Chance, chanceOf } from '../corpus/seeded-random.ts';
import { type Applicant, decide, endMonth, type Hiring, openHiring, type Program } from './hiring.ts';

/** What reading pairs of reports gave whoever decides about the people in them. */
export type Findings = {
  pairs: number;
  /** Pairs that differ in any number. */
  differing: number;
  /** The smallest change or number that was found, in people; null where none was. */
  smallest: number | null;
  /** People whose sex a difference gave away, and those of them for whom it was true. */
  told: number;
  right: number;
};

type Report = { name: string; tables: ImpactTable[] };

/** The group that a number counts, and how many it counts. */
type Counts = Map<string, number>;

/**
 * Tries so many pairs of reports: each report before and after one move, before and after a month's end, a period beside another, a job
 * beside all, and one measure beside another, from the screen's figures, the file and the public summary. Whatever differs is
 * taken for what it says of the people between.
 */
export async function attack(program: Program, pairs: number, seed = 1): Promise<Findings> {
  const findings: Findings = { pairs: 0, differing: 0, smallest: null, told: 0, right: 0 };
  const chance = chanceOf(seed);
  while (findings.pairs < pairs) {
    const hiring = await openHiring(program, chance, [chance.whole(120, 200), chance.whole(40, 70), 1]);
    const open = chance.some(hiring.applicants, hiring.applicants.length);
    for (let month = 0; month < 5 && open.length > 0 && findings.pairs < pairs; month += 1) {
      // Some months end with a single decision: what is read before and after them must not be about that one person.
      const decisions = month === 0 ? 110 : chance.pick([1, 2, 50]);
      for (const applicant of open.splice(0, decisions - 1)) await decide(hiring.owner, applicant, chance);
      await aroundOneMove(hiring, open, chance, findings);
      const before = await readAll(hiring);
      await endMonth(program, hiring);
      const after = await readAll(hiring);
      compareEach(before, after, [], findings);
      compareWithin(after, findings);
    }
  }
  return findings;
}

/** Reads every report, decides about one person, and reads them again. */
async function aroundOneMove(hiring: Hiring, open: Applicant[], chance: Chance, findings: Findings) {
  const [target] = open.splice(0, 1);
  if (!target) return;
  const before = await readAll(hiring);
  await decide(hiring.owner, target, chance);
  compareEach(before, await readAll(hiring), [target], findings);
}

async function readAll({ owner, jobs, companyId }: Hiring): Promise<Report[]> {
  const reports: Report[] = [];
  for (const measure of impactMeasures) {
    for (const job of [undefined, ...jobs]) {
      for (const months of job === undefined ? (['3', '24'] as const) : (['24'] as const)) {
        const query = { measure, months, ...(job === undefined ? {} : { job }) };
        const { body } = await owner.call(api.getEqualOpportunity, { query });
        reports.push({ name: `${measure} ${job} ${months}`, tables: body.tables });
      }
    }
  }
  await owner.call(api.publishImpactSummary, { body: { used_since: '2026-01-01' } });
  const { body } = await owner.call(api.getImpactSummary, { params: { id: companyId } });
  for (const { measure, tables } of body.summary?.parts ?? [])
    reports.push({ name: `public ${measure}`, tables });
  return reports;
}

/** The same report twice. Of one person decided about in between, a change in a single category is their answer. */
function compareEach(before: Report[], after: Report[], between: Applicant[], findings: Findings): void {
  for (const report of after) {
    const earlier = before.find(({ name }) => name === report.name);
    if (earlier) compare(earlier, report, between, findings);
  }
}

/** One report beside the next of the same moment, where one holds part of what the other does. */
function compareWithin(reports: Report[], findings: Findings): void {
  const wholes = reports.filter(({ name }) => name.endsWith('undefined 24'));
  for (const whole of wholes) {
    const [measure] = whole.name.split(' ');
    for (const part of reports) {
      const [other, job] = part.name.split(' ');
      const isPart = other === measure || (job === 'undefined' && other !== 'score' && measure !== 'score');
      if (part === whole || !isPart) continue;
      if (other === measure) compare(part, whole, [], findings);
      else compare(...ofSamePeople(part, whole), [], findings);
    }
  }
}

/** Of two measures, the tables about the same people: who came to one stage is among those who came to the stage before. */
function ofSamePeople(one: Report, other: Report): [Report, Report] {
  const months = ({ releases }: ImpactTable) => JSON.stringify(releases.map(({ from, to }) => [from, to]));
  const isSame = (_table: ImpactTable, index: number) => {
    const [own, others] = [one.tables[index], other.tables[index]];
    return own !== undefined && others !== undefined && months(own) === months(others);
  };
  return [
    { ...one, tables: one.tables.filter(isSame) },
    { ...other, tables: other.tables.filter(isSame) },
  ];
}

function compare(one: Report, other: Report, between: Applicant[], findings: Findings): void {
  findings.pairs += 1;
  const changes = changesOf(countsOf(one), countsOf(other));
  for (const amount of [...changes.values(), ...sumsOf(one), ...sumsOf(other)]) {
    if (findings.smallest === null || amount < findings.smallest) findings.smallest = amount;
  }
  if (changes.size === 0) return;
  findings.differing += 1;
  const sexes = new Set([...changes.keys()].flatMap((key) => /^sex (\w+) null/.exec(key)?.[1] ?? []));
  const [target] = between;
  if (!target || sexes.size !== 1) return;
  findings.told += 1;
  if (target.sex !== null && sexes.has(target.sex)) findings.right += 1;
}

/** Every number of people in a report: of each category those assessed, chosen and not chosen, and those who did not tell. */
function countsOf({ tables }: Report): Counts {
  const counts: Counts = new Map();
  for (const { direction, rows, unknown } of tables) {
    counts.set(`${direction} unknown`, unknown);
    for (const { sex, race, assessed, selected } of rows) {
      const key = `${direction} ${sex} ${race}`;
      counts.set(`${key} assessed`, assessed ?? 0);
      counts.set(`${key} chosen`, selected ?? 0);
      counts.set(`${key} others`, (assessed ?? 0) - (selected ?? 0));
    }
  }
  return counts;
}

/** By how many people the numbers of two reports differ; a table that one of them withholds says nothing. */
function changesOf(one: Counts, other: Counts): Counts {
  const changes: Counts = new Map();
  for (const [key, count] of other) {
    const difference = Math.abs(count - (one.get(key) ?? 0));
    if (difference > 0) changes.set(key, difference);
  }
  return changes;
}

/** Numbers found inside one report: each one itself, and by both sex and race against each alone, where both cover the same months. */
function sumsOf(report: Report): number[] {
  const counts = [...countsOf(report).values()].filter((count) => count > 0);
  const [bySex, byRace, byBoth] = ['sex', 'race', 'both'].map((direction) =>
    report.tables.find((table) => table.direction === direction),
  );
  const span = (table?: ImpactTable) =>
    table?.releases
      .map(({ to }) => to)
      .toSorted()
      .at(-1);
  for (const [single, of] of [
    [bySex, 'sex'],
    [byRace, 'race'],
  ] as const) {
    if (!single || !byBoth || byBoth.withheld) continue;
    if (JSON.stringify(span(single)) !== JSON.stringify(span(byBoth))) continue;
    for (const row of single.rows) {
      const inner = byBoth.rows.filter((cell) => cell[of] === row[of]);
      for (const key of ['assessed', 'selected'] as const) {
        const rest = (row[key] ?? 0) - inner.reduce((sum, cell) => sum + (cell[key] ?? 0), 0);
        if (rest > 0) counts.push(rest);
      }
    }
  }
  return counts;
}
