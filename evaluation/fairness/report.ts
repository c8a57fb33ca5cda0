import type { GateResult, GateRow } from './score-gate.ts';

/** The report of the gate in Markdown; the same figures make the same bytes. */
export function writeReport(swaps: GateResult, tricks: GateResult): string {
  return `# Fairness

Made by \`npm run fairness\`; \`evaluation/fairness/fairness.test.ts\` fails when a figure of its first two
parts is no longer true.

The score is pure: it knows skills, the titles, dates and descriptions of work, degrees, languages, and nothing else of a person.
That is a promise about the whole way from the file to the number, so it is tested on the whole way: resumes of people who do not exist,
of many trades and cultures and in all the layouts of \`evaluation/corpus\`, are read, scored against three jobs each, changed, read and
scored again. Compared are the percentage shown and the finer figure that orders lists; a change of either, however small, counts.

## What must not count

One thing about the person is swapped for another, the work stays. Nine resumes of ten are read as plain text, the rest from PDF and DOCX.

${table(swaps.rows)}

## Tricks

Words that tell how to judge the resume, skills named many times over, and keywords of the job that a person cannot see, in PDF and DOCX.

${table(tricks.rows)}

What cannot be seen is reported beside the reading, with the reason, and so are words that tell how to judge. A skill that somebody
writes down for all to see counts as their claim, once, whatever the number of times.
`;
}

function table(rows: GateRow[]): string {
  const head = '| change | resumes | scores compared | changed | largest change |\n|---|---|---|---|---|';
  const lines = rows.map(
    (row) => `| ${row.change} | ${row.resumes} | ${row.compared} | ${row.changed} | ${row.largest} |`,
  );
  return [head, ...lines].join('\n');
}
