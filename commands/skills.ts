import { coverage } from './skills/coverage.ts';
import { importList } from './skills/import.ts';
import { keepVersion } from './skills/keep.ts';

const USAGE = `Use: npm run skills -- import FILE     Turns a CSV list of skills (ESCO's or your own) into lines of the vocabulary.
     npm run skills -- coverage DIR    Prints the skill phrases of a folder's texts that the vocabulary lacks, most frequent first.
     npm run skills -- keep [COMMIT]   After a change of the vocabulary: keeps the way back to the one of a commit (HEAD).`;

const [command, path, ...rest] = process.argv.slice(2);
const lines = rest.length > 0 ? null : linesOf(command, path);
if (lines === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    for (const line of await lines()) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function linesOf(name: string | undefined, given: string | undefined) {
  if (name === 'keep') return () => keepVersion(given ?? 'HEAD');
  if (given === undefined) return null;
  if (name === 'import') return () => importList(given);
  return name === 'coverage' ? () => coverage(given) : null;
}
