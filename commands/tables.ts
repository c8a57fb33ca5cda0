import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neighbours } from '../src/engine/occupations/neighbours.ts';
import { readLabelsOfAll, readSources } from './tables/sources.ts';
import { makeFurtherWords } from './tables/make-further-words.ts';
import { vocabulary } from '../src/engine/skills/vocabulary.ts';
import { makePlaces } from './tables/make-places.ts';
import { makePersons } from './tables/make-persons.ts';
import { LINKED, makeTables } from './tables/make-tables.ts';
import { makeTowns } from './tables/make-towns.ts';
import { readPlaceSources } from './tables/place-sources.ts';

const USAGE = `Use: npm run tables -- FOLDER          Makes src/engine/occupations/tables anew from the folders esco, onet and taxonomies in it.
     npm run tables -- further FOLDER   Makes only the words that are too rare for them, by the tables that are there.
     npm run tables -- neighbours WORD  Prints the words that stand nearest to a word.
     npm run tables -- places FOLDER    Makes src/engine/places/places.gz anew from a folder with data of GeoNames (NOTICE).
     npm run tables -- towns            Makes src/engine/resume/town-names.json anew from places.gz.
     npm run tables -- persons FOLDER   Makes src/engine/bullets/tables/persons-and-forms.json anew from a folder with the files of WordNet 3.0 (NOTICE).`;

const [first, second] = process.argv.slice(2);
if (first === 'neighbours' && second !== undefined) {
  for (const { stem, cosine } of neighbours(second)) console.log(`${cosine.toFixed(2)}  ${stem}`);
} else if (first === 'further' && second !== undefined) {
  const file = new URL('../src/engine/occupations/tables/further-words.json', import.meta.url);
  const named = new Map<string, string[]>();
  for (const [phrase, id] of vocabulary().idByPhrase) named.set(id, [...(named.get(id) ?? []), phrase]);
  const labels = [...(await readLabelsOfAll(second, LINKED)), ...named.values()];
  await writeFile(file, `${JSON.stringify(makeFurtherWords(labels))}\n`);
} else if (first === 'places' && second !== undefined) {
  const file = join(import.meta.dirname, '..', 'src', 'engine', 'places', 'places.gz');
  await writeFile(file, makePlaces(readPlaceSources(second)));
} else if (first === 'towns') {
  const engine = new URL('../src/engine/', import.meta.url);
  const towns = makeTowns(new URL('places/places.gz', engine));
  await writeFile(new URL('resume/town-names.json', engine), `${JSON.stringify(towns)}\n`);
} else if (first === 'persons' && second !== undefined) {
  const file = new URL('../src/engine/bullets/tables/persons-and-forms.json', import.meta.url);
  await writeFile(file, `${JSON.stringify(makePersons(second), null, 2)}\n`);
} else if (first !== undefined && second === undefined) {
  const folder = join(import.meta.dirname, '..', 'src', 'engine', 'occupations', 'tables');
  await mkdir(folder, { recursive: true });
  for (const [name, table] of Object.entries(makeTables(await readSources(first), console.error)))
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(table)}\n`);
} else {
  console.error(USAGE);
  process.exit(2);
}
