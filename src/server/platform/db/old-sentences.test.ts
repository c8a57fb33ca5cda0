import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { wordsOf } from '../../../messages/render.ts';
import { fromStoredText } from '../../../messages/stored-text.ts';
import { applicant } from '../../testing/applicants.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

const headers = { 'accept-language': 'de' };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What the migration does to rows that are there already. */
async function migrate(): Promise<void> {
  const [path = ''] = globSync(
    'src/server/platform/db/migrations/*_agreements-and-outcomes-in-languages.sql',
  );
  const statements = readFileSync(path, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.filter((one) => /^\s*(--.*\n)?UPDATE/.test(one)))
    await world.rows(statement);
}

test('why a resume could not be read is said in German, also where it was stored in English; other sentences stay', async () => {
  const said = async (sentence: string) => {
    const person = await world.candidate();
    const { id } = await uploadResume(person, ['Go']);
    await world.settle();
    await world.rows(`update resume_metadata set parse_status = 'failed', parse_message = $2 where id = $1`, [
      id,
      sentence,
    ]);
    await migrate();
    const { items } = (await person.call(api.listResumes, { headers })).body;
    return items[0]?.parse_message;
  };
  expect(await said('The stored file is damaged. Please upload it again.')).toMatch(
    /^Die gespeicherte Datei ist beschädigt/,
  );
  expect(await said('The reader ran out of paper.')).toBe('The reader ran out of paper.');
});

test('what became of many applications is said in German, with the values of the old sentence', async () => {
  const recruiter = await world.recruiter();
  const { id } = await applicant(world, recruiter);
  const body = { wish: { do: 'tag' as const, tag: 'Later' }, target: { ids: [id] } };
  const { id: bulkId } = (await recruiter.call(api.createBulkAction, { body })).body;
  await world.settle();
  const said = async (sentence: string) => {
    await world.rows('update bulk_items set outcome = $2 where bulk_id = $1', [bulkId, sentence]);
    await migrate();
    const { body: bulk } = await recruiter.call(api.getBulkAction, { params: { id: bulkId }, headers });
    return bulk.refused[0]?.detail;
  };
  expect(await said('There is no move to undo.')).toBe(
    'Es gibt keine Verschiebung, die sich rückgängig machen lässt.',
  );
  expect(await said('It is already in Trial “day”.')).toContain('Trial “day”');
  expect(await said('It is already in Trial “day”.')).not.toContain('already');
  expect(await said('There is no value for {{salary}}.')).toContain('{{salary}}');
});

test('what an imported job lacks is said in German, with what it came without', async () => {
  const recruiter = await world.recruiter();
  const companyId = recruiter.user?.company?.id;
  const said = async (sentence: string) => {
    await world.rows('delete from ats_jobs where company_id = $1', [companyId]);
    await world.rows(
      `insert into ats_jobs (company_id, remote_id, outside_id, title, imported_version, problem)
       values ($1, '1', '1', 'Welder', 1, $2)`,
      [companyId, sentence],
    );
    await migrate();
    const [row] = await world.rows<{ problem: string }>(
      'select problem from ats_jobs where company_id = $1',
      [companyId],
    );
    return wordsOf(fromStoredText(row?.problem ?? ''), { locale: 'de', timeZone: null });
  };
  const without = (what: string) => `It came without ${what}. Add what is missing, then open it.`;
  expect(await said(without('a place'))).toMatch(/^Es fehlt ein Ort\./);
  expect(await said(without('a description and a place'))).toMatch(/^Es fehlen Beschreibung und Ort\./);
  expect(await said(without('a description and skills and a place'))).toMatch(
    /^Es fehlen Beschreibung, Kenntnisse und Ort\./,
  );
  expect(await said('It is open there, and waits here for someone to check and open it.')).not.toMatch(
    /open/,
  );
});
