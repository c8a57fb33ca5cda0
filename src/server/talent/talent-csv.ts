import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { talentFileLimit, talentInput, type TalentInput, type TalentPerson } from '../../api/talent.ts';

/** What is wrong with a whole file, in words for people. */
export class TalentFileMistake extends Error {}

/** A row with a mistake in one of its columns. */
export type RowMistake = { line: number; column: string; detail: string };

const records = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
);
const columns = ['name', 'email', 'phone', 'location', 'skills'] as const;

/** Reads people out of a file with a line of column names: name and email, and phone, location, skills (parted by |) as they are there. */
export function readTalentFile(
  text: string,
  source: string,
): { people: TalentInput[]; mistakes: RowMistake[] } {
  const people: TalentInput[] = [];
  const mistakes: RowMistake[] = [];
  const seen = new Set<string>();
  for (const { record, info } of rowsOf(text)) {
    const cell = (column: string) => (record[column] ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '');
    const skills = cell('skills')
      .split(/[|;]/)
      .flatMap((skill) => skill.trim() || []);
    const [name, email, phone, location] = [cell('name'), cell('email'), cell('phone'), cell('location')];
    const read = talentInput.safeParse({ name, email, phone, location, skills, source });
    if (!read.success) {
      for (const issue of read.error.issues) {
        mistakes.push({ line: info.lines, column: String(issue.path[0] ?? ''), detail: issue.message });
      }
    } else if (seen.has(read.data.email.toLowerCase())) {
      mistakes.push({ line: info.lines, column: 'email', detail: 'This address stands in the file twice.' });
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
  ]);
  return stringify(rows, {
    header: true,
    columns: [...columns, 'way', 'tags', 'since', 'source', 'skills_match'],
    escape_formulas: true,
    bom: true,
  });
}

function rowsOf(text: string): z.infer<typeof records> {
  const head = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  let found: z.infer<typeof records>;
  try {
    const read: unknown = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: head.includes(',') ? ',' : ';',
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      to: talentFileLimit + 1,
    });
    found = records.parse(read);
  } catch (error) {
    throw new TalentFileMistake(
      `The file cannot be read: ${error instanceof Error ? error.message : 'no CSV'}`,
    );
  }
  const [first] = found;
  if (!first) throw new TalentFileMistake('The file has no rows below its line of column names.');
  if (!('name' in first.record) || !('email' in first.record)) {
    throw new TalentFileMistake('The first line must name the columns, name and email among them.');
  }
  if (found.length > talentFileLimit)
    throw new TalentFileMistake(`A file holds at most ${talentFileLimit} people.`);
  return found;
}
