import { readFile } from 'node:fs/promises';
import { receipt } from '../src/api/matching/receipt.ts';
import { differencesIn } from '../src/engine/fit/receipt.ts';
import { WEIGHTS_VERSIONS } from '../src/engine/fit/weights.ts';
import { VOCABULARY_VERSIONS } from '../src/engine/skills/vocabulary.ts';
import { hashOf } from '../src/server/matching/fit/receipt.ts';

const USAGE =
  'Use: npm run receipt -- FILE   Counts the score of a downloaded receipt again, without the server.';

const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) stop(USAGE);
const read = receipt.safeParse(await readJson(file));
if (!read.success) stop(`${file} is no receipt: ${read.error.issues[0]?.path.join('.')} is wrong.`);
const { hash, ...rest } = read.data;
const failures: string[] = [];
if (hashOf(rest) !== hash)
  failures.push('The hash does not fit: something in the file was changed after it was made.');
const { versions } = rest.result;
if (
  !WEIGHTS_VERSIONS.some((one) => one === versions.weights) ||
  !VOCABULARY_VERSIONS.includes(versions.vocabulary)
)
  failures.push(
    `Made with weights ${versions.weights} and vocabulary ${versions.vocabulary}; this program has ${WEIGHTS_VERSIONS.join(', ')} and ${VOCABULARY_VERSIONS.join(', ')}.`,
  );
for (const { path, written, counted } of differencesIn(rest))
  failures.push(`${path}: written ${written}, counted ${counted}`);
for (const failure of failures) console.log(failure);
if (failures.length === 0)
  console.log(
    `Equal: ${rest.result.skillOverlap} %, fit ${rest.result.fit}, ${rest.result.ledger.length} rows.`,
  );
process.exit(failures.length > 0 ? 1 : 0);

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    return stop(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
