import { stringify } from 'csv-stringify/sync';
import { shapeText } from '../../../api/matching/shape-text.ts';
import {
  talentFileLimit,
  talentInput,
  type TalentInput,
  type TalentPerson,
} from '../../../api/talent/talent-pool.ts';
import { message } from '../../../messages/message.ts';
import { cellOf, readCsv } from '../../platform/adapters/csv/read-csv.ts';
import { words } from '../../platform/http/reader.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';

/** A row with a mistake in one of its columns. */
export type RowMistake = { line: number; column: string; detail: string };

const columns = ['name', 'email', 'phone', 'location', 'skills'] as const;

/**
 * Reads people out of a file with a line of column names: name and email, and phone, location, skills (separated by |) as they are there.
 * Throws a `CsvMistake` when the file as a whole is wrong.
 */
export function readTalentFile(
  text: string,
  source: string,
): { people: TalentInput[]; mistakes: RowMistake[] } {
  const people: TalentInput[] = [];
  const mistakes: RowMistake[] = [];
  const seen = new Set<string>();
  const rows = readCsv(text, {
    needs: ['name', 'email'],
    unnamed: () => message('talentErrors.noColumns'),
    most: talentFileLimit,
    of: 'people',
    ragged: true,
  });
  for (const { record, line } of rows) {
    const cell = (column: string) => cellOf(record, column);
    const skills = cell('skills')
      .split(/[|;]/)
      .flatMap((skill) => skill.trim() || []);
    const [name, email, phone, location] = [cell('name'), cell('email'), cell('phone'), cell('location')];
    const read = talentInput.safeParse({ name, email, phone, location, skills, source });
    if (!read.success) {
      for (const issue of read.error.issues) {
        mistakes.push({ line, column: String(issue.path[0] ?? ''), detail: wordsOfStored(issue.message) });
      }
    } else if (seen.has(read.data.email.toLowerCase())) {
      mistakes.push({ line, column: 'email', detail: words(message('talentErrors.addressTwice')) });
    } else {
      seen.add(read.data.email.toLowerCase());
      people.push(read.data);
    }
  }
  return { people, mistakes };
}

/** People of a pool as a file; cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function writeTalentFile(people: TalentPerson[]): string {
  const rows = people.map((person) => [
    person.name,
    person.email,
    person.phone,
    person.location,
    person.skills.join(' | '),
    person.way,
    person.tags.join(' | '),
    person.since,
    person.source,
    person.fit === null ? '' : person.fit.skill_overlap,
    person.fit?.shape ? shapeText(person.fit.shape, (name, values) => words(message(name, values))) : '',
  ]);
  return stringify(rows, {
    header: true,
    columns: [...columns, 'way', 'tags', 'since', 'source', 'skills_match', 'skills_known'],
    escape_formulas: true,
    bom: true,
  });
}
