import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openPrinter } from '../evaluation/corpus/pdf-printer.ts';
import { crossValidate } from '../evaluation/labeller/cross-validation.ts';
import { lessonsOf, type Lesson } from '../evaluation/labeller/examples.ts';
import { lineLabels } from '../evaluation/labeller/line-truth.ts';
import { partLabels, studyLabels } from '../evaluation/labeller/part-truth.ts';
import { titleLevels } from '../evaluation/labeller/title-levels.ts';
import type { Claim } from '../evaluation/bench/parse-confidence.ts';
import { claimsOfCorpus, fitConfidence } from '../evaluation/labeller/fit-confidence.ts';
import { trainSequences, type Example } from '../evaluation/labeller/train-sequences.ts';

const USAGE = `Use: npm run train [-- --people 220] [-- --validate] [-- --confidence]
Trains the models that label the lines of resumes, on layouts and languages of the corpus that are not held out and on as many layouts put together
by chance, half of them in words of no language. Writes src/engine/resume/models.json and title-words.json, and with other people confidence.json: how often values are right. With
--confidence only the last. With --validate it writes nothing, and prints how often models
are right on layouts and languages that they were not trained on.`;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '220' },
    validate: { type: 'boolean', default: false },
    confidence: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
if (!Number.isInteger(people) || people < 1) {
  console.error(USAGE);
  process.exit(2);
}

const labels = { lines: lineLabels, parts: partLabels, studies: studyLabels };
const kinds = ['lines', 'parts', 'studies'] as const;
const trainOn = (what: (typeof kinds)[number], examples: Example[]) =>
  trainSequences(examples, labels[what], { rounds: 8, least: 5, decay: 1e-5 });

const folder = new URL('../src/engine/resume/', import.meta.url);
const write = (name: string, content: unknown) =>
  writeFile(new URL(name, folder), `${JSON.stringify(content)}\n`);
// Features look words up in it.
if (!values.validate && !values.confidence) await write('title-words.json', { levels: titleLevels() });

const printer = await openPrinter();
if (values.confidence) {
  await writeConfidence();
  await printer?.close();
  process.exit(0);
}
const lessons: Lesson[] = [];
for (const strange of [false, true])
  for (const composed of [false, true])
    for await (const lesson of lessonsOf({
      people,
      seed: strange ? 102 : 101,
      fontFile: null,
      printer,
      strange,
      composed,
    }))
      lessons.push(lesson);
console.log(
  `${lessons.length} documents of ${people} people, in layouts that were drawn up and in ones put together by chance, each a second time in words of no language`,
);

if (values.validate) for (const what of kinds) validate(what);
else {
  const models = Object.fromEntries(
    kinds.map((what) => [
      what,
      trainOn(
        what,
        lessons.map((lesson) => lesson[what]),
      ),
    ]),
  );
  await write('models.json', models);
  console.log(
    `models.json: ${Math.round(JSON.stringify(models).length / 1024)} kB; now: npm run train -- --confidence`,
  );
}
await printer?.close();
process.exit(0);

/** In a run of its own: the models that were just written are read when the program starts. */
async function writeConfidence(): Promise<void> {
  const plans = [103, 104].map((seed) => ({ people, seed, fontFile: null, printer, strange: seed === 104 }));
  const claims: Claim[] = [];
  for (const plan of plans) claims.push(...(await claimsOfCorpus(plan)));
  await write('confidence.json', fitConfidence(claims));
  console.log(`confidence.json: from ${claims.length} values`);
}

function validate(what: (typeof kinds)[number]): void {
  const { right, all, bins } = crossValidate(lessons, what, (examples) => trainOn(what, examples));
  console.log(
    `\n${what}: ${((right / all) * 100).toFixed(1)} % of ${all} right on layouts and languages left out`,
  );
  for (const bin of bins)
    if (bin)
      console.log(
        `  said ${(bin.said / bin.all).toFixed(2)}  right ${(bin.right / bin.all).toFixed(2)}  of ${bin.all}`,
      );
}
