import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const leastPeople = 15_000;
/** Names in signs stand without a word for town, so that short ones are words of other kinds too. */
const leastPeopleInSigns = 300_000;

/** The plain names of towns in the gazetteer, in letters that resumes are written in, as one text. */
export function makeTowns(gazetteer: URL): { names: string } {
  const [places = '', , names = ''] = gunzipSync(readFileSync(gazetteer)).toString().split('\n\n');
  const people = places.split('\n').map((line) => Number(line.split('\t')[7]));
  const chosen = names.split('\n').flatMap((line) => {
    const [name = '', numbers = ''] = line.split('\t');
    const most = Math.max(...numbers.split(',').map((number) => people[Number(number)] ?? 0));
    const latin = /^[a-z][a-z ]{3,}$/u.test(name) && most >= leastPeople;
    const signs = /^\p{sc=Han}{2,4}$/u.test(name) && most >= leastPeopleInSigns;
    return latin || signs ? [name] : [];
  });
  return { names: chosen.join('|') };
}
