import { coverage } from './skills/coverage.ts';
import { importList } from './skills/import.ts';

const USAGE = `Use: npm run skills -- import FILE     Turns a CSV list of skills (ESCO's or your own) into lines of the vocabulary.
     npm run skills -- coverage DIR    Prints the skill phrases of a folder's texts that the vocabulary lacks, most frequent first.`;

const [command, path, ...rest] = process.argv.slice(2);
if (path === undefined || rest.length > 0 || (command !== 'import' && command !== 'coverage')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    for (const line of command === 'import' ? await importList(path) : await coverage(path))
      console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
