import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPrinter } from '../evaluation/corpus/pdf-printer.ts';
import { makeCorpus } from '../evaluation/corpus/make-corpus.ts';

const USAGE = `Use: npm run corpus -- FOLDER [--people 60] [--seed 1] [--font FILE.ttf] [--composed]
Writes resumes of people who do not exist, in many layouts and formats, and gold.json with what they say.
The font draws scripts beyond Western European in PDF; without it those people come as DOCX and TXT.
With --composed each document has a layout of its own, put together by chance.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    font: { type: 'string' },
    composed: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const [people, seed] = [Number(values.people), Number(values.seed)];
if (!folder || positionals.length > 1 || !Number.isInteger(people) || people < 1 || !Number.isInteger(seed)) {
  console.error(USAGE);
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const gold = [];
const printer = await openPrinter();
let bytes = 0;
const plan = { people, seed, fontFile: values.font ?? null, printer, composed: values.composed };
for await (const document of makeCorpus(plan)) {
  await writeFile(join(folder, document.gold.file), document.bytes);
  gold.push(document.gold);
  bytes += document.bytes.length;
}
await printer?.close();
await writeFile(join(folder, 'gold.json'), `${JSON.stringify(gold, null, 1)}\n`);
console.log(`${gold.length} documents of ${people} people in ${folder}, ${Math.round(bytes / 1024)} kB.`);
