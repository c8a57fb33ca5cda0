import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import { joinCompany } from '../../operations/demo/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, moveTo } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('rae@acme.example');
});
afterAll(() => world.close());

const erase = (person: Person, id: string) => person.call(api.eraseApplicant, { params: { id } });
const reject = (id: string) => moveTo(owner, id, 1, 'rejected', 'skills');

/** The tables that hold a word, but for the candidate's own. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema = 'pgboss' and table_name = 'job')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await world.rows<{ count: number }>(
      `select count(*)::int as count from ${name} t where strpos(t::text, $1) > 0`,
      [word],
    );
    if (row && row.count > 0) found.push(name);
  }
  return found;
}

test('an owner deletes what was written about and by an applicant; the job, the stages and the person’s own account stay', async () => {
  const { candidate, id, jobId } = await applicant(world, owner, { name: 'Nia Okoro' });
  const elsewhere = await applicant(world, await world.recruiter());
  const params = { id };
  await owner.call(api.writeApplicantNote, { params, body: { body: 'A quokka of a note' } });
  await owner.call(api.tagApplicant, { params, body: { add: ['Axolotl'] } });
  await owner.call(api.fileScorecard, {
    params,
    body: { version: 0, verdict: 'yes', ratings: [], note: 'An okapi of a verdict' },
  });
  await owner.call(api.writeApplicantMessage, { params, body: { body: 'An ibex of a message' } });
  const agreed = await candidate.call(api.setKeptState, {
    params,
    body: { kept: true, consent_version: poolConsent.version },
  });
  expect(agreed.status).toBe(200);
  expect((await reject(id)).status).toBe(200);
  await world.settle();
  const before = (await owner.call(api.listJobApplicants, { params: { id: jobId } })).body.items[0];

  expect((await erase(owner, id)).body).toEqual({ applications: 1 });
  expect((await erase(owner, id)).body).toEqual({ applications: 0 });
  await world.settle();

  for (const word of ['quokka', 'Axolotl', 'okapi', 'ibex'])
    expect([word, await tablesWith(word)]).toEqual([word, []]);
  const [row] = (await owner.call(api.listJobApplicants, { params: { id: jobId } })).body.items;
  expect(row).toMatchObject({ id, stage: 'rejected', created_at: before?.created_at });
  const seen = await owner.call(api.getApplicant, { params });
  const said = JSON.stringify([row, seen.body]);
  for (const word of ['Okoro', candidate.user?.email ?? '', candidate.id, 'Dear team'])
    expect(said).not.toContain(word);
  expect((await owner.call(api.listApplicantNotes, { params })).body.items).toEqual([]);

  expect((await candidate.call(api.listMyApplications, {})).body.items).toEqual([]);
  const { items } = (await candidate.call(api.listNotifications, {})).body;
  expect(items[0]?.title).toMatch(/deleted your application data/);
  expect((await candidate.call(api.listResumes, {})).body.items).toHaveLength(1);
  const kept = (await elsewhere.candidate.call(api.listMyApplications, {})).body.items;
  expect(kept.map((one) => one.id)).toEqual([elsewhere.id]);
  const log = (await owner.call(api.listAuditLog, {})).body.items;
  expect(log.map(({ text }) => text)).toContain('Deleted an applicant’s data');
});

test('an open application keeps all of them, and only an owner of the company deletes', async () => {
  const first = await applicant(world, owner);
  const { candidate } = first;
  const colleague = await world.recruiter('cleo@acme.example');
  await joinCompany(world.services.database, colleague.id, owner.user?.company?.id ?? '');
  expect((await erase(owner, first.id)).problem).toMatchObject({ code: 'conflict' });
  await reject(first.id);
  expect((await erase(colleague, first.id)).status).toBe(403);
  expect((await erase(await world.recruiter(), first.id)).status).toBe(404);
  expect((await erase(candidate, first.id)).status).toBe(403);
  expect((await candidate.call(api.listMyApplications, {})).body.items).toHaveLength(1);
});
