import { chanceOf } from '../corpus/seeded-random.ts';
import { prepareCandidate, prepareJob } from '../../src/engine/fit/prepare.ts';
import { scorePrepared } from '../../src/engine/fit/score.ts';
import { WEIGHTS_VERSION } from '../../src/engine/fit/weights.ts';
import { factsOf, fileOf, jobsFor, layoutFor, personOf, sheetOf } from './resumes.ts';
import { toApplicant, type Applicant } from './swaps.ts';

/** A group of people of the suite: how many, their mean number, and the mean share reached of each row of the key. */
export type GroupRows = {
  kind: string;
  group: string;
  people: number;
  number: number;
  rows: Map<string, number>;
};

/** Scores `count` people for the job of their own trade, and tells how the rows of the key differ between groups of them. */
export async function rowDifferences(count: number): Promise<GroupRows[]> {
  const scored = new Map<string, { number: number; parts: { name: string; value: number }[] }[]>();
  for (let index = 0; index < count; index++) {
    const layout = layoutFor(index, 'txt');
    const applicant = toApplicant(personOf(index), chanceOf(index + 1));
    const [own] = jobsFor(applicant.person, index);
    if (own === undefined) continue;
    const facts = await factsOf(await fileOf(sheetOf(applicant, layout, index), layout, 'txt'));
    const { skillOverlap, parts } = scorePrepared(prepareCandidate(facts), prepareJob(own));
    for (const group of groupsOf(applicant))
      scored.set(group, [...(scored.get(group) ?? []), { number: skillOverlap, parts }]);
  }
  return [...scored.keys()].toSorted().map((key) => {
    const [kind = '', group = ''] = key.split(': ');
    const people = scored.get(key) ?? [];
    const names = new Set(people.flatMap(({ parts }) => parts.map(({ name }) => name)));
    const rows = [...names].map((name): [string, number] => [
      name,
      mean(
        people.flatMap(({ parts }) => parts.filter((part) => part.name === name).map(({ value }) => value)),
      ),
    ]);
    return {
      kind,
      group,
      people: people.length,
      number: mean(people.map(({ number }) => number)),
      rows: new Map(rows),
    };
  });
}

/** The same in Markdown. */
export function writeRowDifferences(groups: GroupRows[]): string {
  const names = [...new Set(groups.flatMap(({ rows }) => [...rows.keys()]))];
  const head = `| group | people | number | ${names.join(' | ')} |\n|---|${'---|'.repeat(names.length + 2)}`;
  const lines = groups.map(
    ({ kind, group, people, number, rows }) =>
      `| ${kind}: ${group} | ${people} | ${number.toFixed(1)} | ${names.map((name) => shareOf(rows.get(name))).join(' | ')} |`,
  );
  return `
## How the rows of the key differ between groups

People of the suite, each scored for a job of their own trade with weights version ${WEIGHTS_VERSION}: the mean number, and the mean share reached of each row
(docs/decisions/017), in percent. Trades, careers and jobs are drawn by lot for everybody, and so are pronouns and years of birth,
which no row knows (above: 0 changes). Differences between those groups are therefore chance, and show how much chance does at their size. Differences between
languages beyond that are the reader's, the tables' or the postings', for each language has trades and postings of its own: they are faults to be mended, and no
reason to compare people across languages.

The postings of the suite consist of the duties of a trade, which its resumes are written from as well: lines that are the same word for word
count as copies of the posting and are ignored, so that the rows of duties, words and used skills are low, lowest in English. Few postings name a licence.

${[head, ...lines].join('\n')}
`;
}

function groupsOf({ person, about }: Applicant): string[] {
  const year = Number(about.born.slice(-4));
  return [
    `language: ${person.language}`,
    `pronoun: ${about.they}`,
    `born: ${year < 1972 ? '1956 to 1971' : year < 1988 ? '1972 to 1987' : '1988 to 2003'}`,
  ];
}

function shareOf(value: number | undefined): string {
  return value === undefined ? '' : (value * 100).toFixed(0);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
