import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfIdentificationConsent } from '../../../api/fairness/equal-opportunity.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, undo } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { deleteAnswersOf } from './queries.ts';
import { closeImpactMonthsTask, purgeSelfIdentificationsTask } from './tasks.ts';
import { dayMs } from '../../../api/platform/durations.ts';

let clock = Date.now();
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
});
afterAll(() => world.close());

const agreed = { consent_version: selfIdentificationConsent.version };
const inAmerica = { locations: [{ city: 'Austin', state: 'Texas', country: 'United States' }] };

async function applied(recruiter: Person, change: Parameters<typeof postJob>[1] = inAmerica) {
  const jobId = (await postJob(recruiter, change)).id;
  return applicant(world, recruiter, { jobId });
}

test('an applicant may answer, change, decline and delete, with consent to the wording', async () => {
  const recruiter = await world.recruiter();
  const { candidate, id } = await applied(recruiter);
  const at = { params: { id } };
  expect((await candidate.call(api.getSelfIdentification, at)).body).toEqual({
    asked: true,
    answer: null,
    earlier: null,
  });
  const answers = { sex: 'female', race: 'asian' } as const;
  const silent = await candidate.call(api.answerSelfIdentification, { ...at, body: answers });
  expect(silent.problem?.code).toBe('invalid_input');
  const told = await candidate.call(api.answerSelfIdentification, { ...at, body: { ...answers, ...agreed } });
  expect(told.body.answer).toMatchObject(answers);
  const declined = await candidate.call(api.answerSelfIdentification, {
    ...at,
    body: { sex: null, race: null },
  });
  expect(declined.body.answer).toMatchObject({ sex: null, race: null });
  expect((await candidate.call(api.deleteSelfIdentification, at)).body.answer).toBeNull();
  expect(await world.rows('select 1 from self_identifications where application_id = $1', [id])).toEqual([]);
});

test('the company chooses who is asked; jobs outside the city ask nobody unless it does', async () => {
  const recruiter = await world.recruiter();
  const mate = await colleagueOf(world, recruiter, 'mate@asks.example');
  await mate.signIn('mate@asks.example');
  const { candidate, id } = await applied(recruiter, {});
  const at = { params: { id } };
  expect((await candidate.call(api.getSelfIdentification, at)).body.asked).toBe(false);
  const answer = { ...at, body: { sex: 'male', race: null, ...agreed } } as const;
  expect((await candidate.call(api.answerSelfIdentification, answer)).problem?.code).toBe('conflict');
  const everyone = { body: { version: 0, asks: 'everyone' } } as const;
  expect((await mate.call(api.setSelfIdentification, everyone)).problem?.code).toBe('owner_only');
  expect((await mate.call(api.getEqualOpportunity, {})).problem?.code).toBe('owner_only');
  expect((await recruiter.call(api.setSelfIdentification, everyone)).body).toEqual({
    asks: 'everyone',
    version: 1,
  });
  expect((await recruiter.call(api.setSelfIdentification, everyone)).problem?.code).toBe('stale_version');
  expect((await candidate.call(api.answerSelfIdentification, answer)).status).toBe(200);
});

test("the tables equal the worked example of New York City's rule, times four", async () => {
  const recruiter = await world.recruiter();
  const { id, jobId } = await applied(recruiter);
  const people = example().flatMap((person) => Array.from({ length: 4 }, () => person));
  expect(people).toHaveLength(672);
  const ids = [id, ...(await crowd(world, id, 671))];
  await tell(ids, people);
  await world.rows(
    `update applications a set rank = p.rank / 100, percent = floor(p.rank) from unnest($1::uuid[], $2::float8[]) p(id, rank) where a.id = p.id`,
    [ids, people.map(({ above }) => (above ? 80.4 : 20.4))],
  );
  // Half of each group are hired: the score says nothing of it.
  await endedLastMonth(ids, (index) => (index % 2 === 0 ? 'hired' : 'rejected'));
  await closeMonth();
  const query = { measure: 'score', job: jobId } as const;
  const { body } = await recruiter.call(api.getEqualOpportunity, { query });
  expect(body.tables[0]).toMatchObject({ known: 672, unknown: 0, releases: [{ median: 50 }] });
  const figure = (direction: string, key: string) => {
    const rows = body.tables.find((table) => table.direction === direction)?.rows ?? [];
    const row = rows.find((item) => (item.race ?? item.sex) === key);
    return [row?.selected, row?.assessed, row?.rate, row?.ratio?.toFixed(2)];
  };
  expect(figure('sex', 'male')).toEqual([200, 368, expect.closeTo(0.543, 3), '1.00']);
  expect(figure('sex', 'female')).toEqual([136, 304, expect.closeTo(0.447, 3), '0.82']);
  expect(figure('race', 'hispanic_or_latino')).toEqual([72, 112, expect.closeTo(0.643, 3), '1.00']);
  expect(figure('race', 'white')).toEqual([60, 160, expect.closeTo(0.375, 3), '0.58']);
  expect(figure('race', 'black_or_african_american')).toEqual([64, 128, expect.closeTo(0.5, 3), '0.78']);
  expect(figure('race', 'pacific_islander')).toEqual([20, 32, expect.closeTo(0.625, 3), '0.97']);
  expect(figure('race', 'asian')).toEqual([40, 96, expect.closeTo(0.417, 3), '0.65']);
  const above = body.tables[0]?.rows.reduce((sum, row) => sum + (row.selected ?? 0), 0);
  expect(above).toBe(336);
  const file = await recruiter.send(
    'GET',
    `/api/recruiter/equal-opportunity/file?measure=score&job=${jobId}`,
  );
  expect(await file.text()).toContain('Sex,Female,,304,136,44.7,0.82,no,z,-2.48,0.0131,yes');
});

test('completed applications count once their month is over; one later move changes no figure', async () => {
  const recruiter = await world.recruiter('owner@counted.example');
  const first = await applied(recruiter, { ...inAmerica, title: '=HYPERLINK("http://x")' });
  const ids = [first.id, ...(await crowd(world, first.id, 32))];
  await tell(
    ids,
    ids.map((_id, index) => ({ sex: index % 2 === 0 ? 'female' : 'male', race: null })),
  );
  // Of fifteen women five come to an interview, of fifteen men ten; one is still open, one withdraws, one is taken back.
  for (const [index, id] of ids.slice(0, 31).entries()) {
    const invited = index % 2 === 0 ? index < 10 : index < 20;
    if (invited) await moveTo(recruiter, id, 1, 'interview');
    if (index === 30) await moveTo(recruiter, id, 1, 'interview');
    else await moveTo(recruiter, id, invited ? 2 : 1, 'rejected', 'skills');
  }
  const [withdrawn = '', undone = ''] = ids.slice(31);
  await world.rows("update applications set stage = 'withdrawn', stage_key = 'withdrawn' where id = $1", [
    withdrawn,
  ]);
  await moveTo(recruiter, undone, 1, 'rejected', 'skills');
  await undo(recruiter, undone, 2);
  const read = async (query: { job?: string; months?: '3' } = {}) =>
    (await recruiter.call(api.getEqualOpportunity, { query })).body;
  await closeMonth();
  expect((await read()).tables[0]).toMatchObject({ withheld: 'few_people', known: 0, unknown: 0 });
  await nextMonth(recruiter, 'owner@counted.example');
  const another = (await postJob(recruiter)).id;
  const released = await read({ job: first.jobId });
  const [female, male] = released.tables[0]?.rows ?? [];
  expect([female?.selected, female?.assessed, male?.selected, male?.assessed]).toEqual([5, 15, 10, 15]);
  expect(female).toMatchObject({ below: true, ratio: 0.5, significance: { test: 'fisher' } });
  expect(released.waiting[0]).toEqual({ direction: 'sex', chosen: 0, others: 0, needed: 10 });
  expect(released.tables[1]).toMatchObject({ withheld: 'small_groups' });
  expect((await read({ job: another })).tables[0]?.withheld).toBe('job');
  const file = await recruiter.send('GET', `/api/recruiter/equal-opportunity/file?job=${first.jobId}`);
  expect(await file.text()).toContain(`"'=HYPERLINK(""http://x"")"`);

  await moveTo(recruiter, ids[30] ?? '', 2, 'rejected', 'skills');
  expect(await read({ job: first.jobId })).toEqual(released);
  await first.candidate.call(api.deleteSelfIdentification, { params: { id: first.id } });
  await nextMonth(recruiter, 'owner@counted.example');
  const later = await read({ job: first.jobId });
  expect(later.tables).toEqual(released.tables);
  expect(later.waiting[0]).toMatchObject({ chosen: 1, others: 0 });
  clock += 100 * dayMs;
  await recruiter.signIn('owner@counted.example');
  expect((await read({ months: '3' })).tables[0]?.withheld).toBe('period');
});

test('people in a group too small to show are counted with those who did not answer, after three months', async () => {
  const recruiter = await world.recruiter();
  const { id, jobId } = await applied(recruiter);
  const ids = [id, ...(await crowd(world, id, 39))];
  await tell(
    ids,
    ids.map((_id, index) => ({
      sex: ['female', 'male', 'female', 'male', 'other'][index % 5] ?? null,
      race: null,
    })),
  );
  await tell(
    ids.slice(0, 10),
    Array.from({ length: 10 }, () => ({ sex: null, race: null })),
  );
  await endedLastMonth(ids, (index) => (index % 2 === 0 ? 'hired' : 'rejected'));
  await closeMonth();
  const sexOf = async () =>
    (await recruiter.call(api.getEqualOpportunity, { query: { job: jobId } })).body.tables[0];
  expect(await sexOf()).toMatchObject({ withheld: 'small_groups' });

  // Others come, months later: of each sex enough, and still too few of another.
  const more = await crowd(world, id, 24);
  await tell(
    more,
    more.map((_id, index) => ({ sex: index % 4 < 2 ? 'female' : 'male', race: null })),
  );
  await world.rows(
    "update impact_people set ended_in = (ended_in - interval '4 months')::date, closed_by = (closed_by - interval '3 months')::date where application_id = any($1)",
    [ids],
  );
  await world.rows(
    "update impact_releases set closed_by = (closed_by - interval '3 months')::date where company_id = $1",
    [recruiter.user?.company?.id],
  );
  await endedLastMonth(more, (index) => (index % 2 === 0 ? 'hired' : 'rejected'));
  await closeMonth();
  const table = await sexOf();
  expect(table?.rows.map((row) => [row.sex, row.hidden, row.assessed])).toEqual([
    ['female', false, 24],
    ['male', false, 24],
    ['other', true, null],
  ]);
  expect(table).toMatchObject({ known: 48, unknown: 16 });
  const file = await recruiter.send('GET', `/api/recruiter/equal-opportunity/file?job=${jobId}`);
  expect(await file.text()).toContain('Sex,Another,,,,,,');
  const headers = { 'accept-language': 'de' };
  const address = `/api/recruiter/equal-opportunity/file?job=${jobId}`;
  const german = await (await recruiter.send('GET', address, { headers })).text();
  expect(german).toContain('Tabelle,Geschlecht,Ethnische Herkunft,Beurteilt,Ausgewählt');
  expect(german).toMatch(/Geschlecht,Anderes,,,.*,"?Keine, oder zu wenige für eine Anzeige/);
  expect(german).not.toMatch(/\b(Sex|Female|Selected|yes)\b/);
});

test('a person is counted once, however many of their applications end', async () => {
  const recruiter = await world.recruiter();
  const { id } = await applied(recruiter);
  const ids = [id, ...(await crowd(world, id, 19))];
  const second = (await postJob(recruiter)).id;
  const again = await world.rows<{ id: string }>(
    `insert into applications (id, job_id, candidate_id, company_id, resume_id)
     select gen_random_uuid(), $2, candidate_id, company_id, resume_id from applications where id = any($1) returning id`,
    [ids, second],
  );
  await endedLastMonth([...ids, ...again.map((row) => row.id)], (index) =>
    index < 10 ? 'hired' : 'rejected',
  );
  await closeMonth();
  const { body } = await recruiter.call(api.getEqualOpportunity, {});
  expect((body.waiting[0]?.chosen ?? 0) + (body.waiting[0]?.others ?? 0)).toBe(20);
  expect(body.tables[0]?.withheld).toBe('few_people');
});

test('another company gets none of these', async () => {
  const [recruiter, rival] = [await world.recruiter(), await world.recruiter()];
  const { candidate, id, jobId } = await applied(recruiter);
  await candidate.call(api.answerSelfIdentification, {
    params: { id },
    body: { sex: 'female', race: 'white', ...agreed },
  });
  const theirs = await rival.call(api.getEqualOpportunity, { query: { job: jobId } });
  expect(theirs.problem?.code).toBe('not_found');
  const { body } = await rival.call(api.getEqualOpportunity, {});
  expect(body.jobs).toEqual([]);
  expect(body.tables.every(({ known, unknown }) => known + unknown === 0)).toBe(true);
  expect((await rival.send('GET', `/api/recruiter/equal-opportunity/file?job=${jobId}`)).status).toBe(404);
});

test('answers are deleted after two years and with the account; the data export contains them', async () => {
  const recruiter = await world.recruiter();
  const [first, second] = [await applied(recruiter), await applied(recruiter)];
  for (const { candidate, id } of [first, second]) {
    const body = { sex: 'female', race: 'white', ...agreed } as const;
    await candidate.call(api.answerSelfIdentification, { params: { id }, body });
  }
  await deleteAnswersOf(world.services.database, first.candidate.id);
  expect(await kept([first.id, second.id])).toEqual([second.id]);
  clock += 725 * dayMs;
  await purgeSelfIdentificationsTask.run({}, world.services);
  expect(await kept([second.id])).toEqual([second.id]);
  clock += 10 * dayMs;
  await purgeSelfIdentificationsTask.run({}, world.services);
  expect(await kept([second.id])).toEqual([]);
});

/** Keeps what applicants told, as if each had answered. */
async function tell(ids: string[], people: { sex: string | null; race: string | null }[]): Promise<void> {
  await world.rows(
    `insert into self_identifications (application_id, company_id, sex, race, consent_version, answered_at)
     select p.id, a.company_id, p.sex, p.race, 'x', now()
       from unnest($1::uuid[], $2::text[], $3::text[]) p(id, sex, race) join applications a on a.id = p.id
     on conflict (application_id) do update set sex = excluded.sex, race = excluded.race`,
    [ids, people.map(({ sex }) => sex), people.map(({ race }) => race)],
  );
}

/** Has applicants be hired or rejected in the middle of last month. */
async function endedLastMonth(ids: string[], stageOf: (index: number) => string): Promise<void> {
  const now = new Date(clock);
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15));
  await world.rows(
    `update applications a set stage = p.stage, stage_key = p.stage, stage_since = $3
       from unnest($1::uuid[], $2::text[]) p(id, stage) where a.id = p.id`,
    [ids, ids.map((_id, index) => stageOf(index)), at],
  );
}

function closeMonth(): Promise<void> {
  return closeImpactMonthsTask.run({}, world.services);
}

/** Goes to the next month, in which the one before is closed, and signs in again. */
async function nextMonth(person: Person, email: string): Promise<void> {
  const now = new Date(clock);
  clock = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2);
  await closeMonth();
  await person.signIn(email);
}

async function kept(ids: string[]): Promise<string[]> {
  const rows = await world.rows<{ id: string }>(
    'select application_id as id from self_identifications where application_id = any($1)',
    [ids],
  );
  return rows.map((row) => row.id);
}

/** The people of the example: 168 by sex, and of those 132 by race; 36 more, who complete the count, told two races. */
function example() {
  const list = (groups: [string, number, number][]) =>
    groups.flatMap(([name, above, all]) =>
      Array.from({ length: all }, (_, index) => ({ name, above: index < above })),
    );
  const order = (a: { above: boolean }, b: { above: boolean }) => Number(b.above) - Number(a.above);
  const bySex = list([
    ['male', 50, 92],
    ['female', 34, 76],
  ]).toSorted(order);
  const byRace = list([
    ['hispanic_or_latino', 18, 28],
    ['white', 15, 40],
    ['black_or_african_american', 16, 32],
    ['pacific_islander', 5, 8],
    ['asian', 10, 24],
    ['two_or_more', 20, 36],
  ]).toSorted(order);
  return bySex.map(({ name, above }, index) => ({ sex: name, race: byRace[index]?.name ?? null, above }));
}

test('an owner publishes the figures of whole months with small numbers hidden, and unpublishes them', async () => {
  const recruiter = await world.recruiter();
  const mate = await colleagueOf(world, recruiter, 'mate@published.example');
  await mate.signIn('mate@published.example');
  const { id } = await applied(recruiter);
  const companyId = recruiter.user?.company?.id ?? '';
  const read = async () =>
    (await world.visitor().call(api.getImpactSummary, { params: { id: companyId } })).body.summary;
  const publish = (person: Person, used_since = '2026-01-01') =>
    person.call(api.publishImpactSummary, { body: { used_since, auditor: 'Audits & Sons' } });
  expect(await read()).toBeNull();
  expect((await publish(mate)).problem?.code).toBe('owner_only');
  expect((await publish(recruiter, '2999-01-01')).status).toBe(422);
  await publish(recruiter);
  expect(await read()).toMatchObject({
    parts: [
      { measure: 'interview', tables: [{ withheld: 'few_people' }, {}, {}] },
      { measure: 'score', tables: [{ withheld: 'few_people' }, {}, {}] },
    ],
    auditor: 'Audits & Sons',
    outdated: false,
  });

  const ids = [id, ...(await crowd(world, id, 23))];
  await tell(
    ids,
    ids.map((_id, index) => ({ sex: index % 4 < 2 ? 'female' : 'male', race: null })),
  );
  await endedLastMonth(ids, (index) => (index % 2 === 0 ? 'hired' : 'rejected'));
  await closeMonth();
  expect((await read())?.parts[0]?.tables[0]?.withheld).toBe('few_people');
  await publish(recruiter);
  const summary = await read();
  const [bySex] = summary?.parts.find(({ measure }) => measure === 'interview')?.tables ?? [];
  expect(bySex).toMatchObject({ known: 24, unknown: 0, withheld: null });
  expect(bySex?.rows.map(({ sex, selected, assessed }) => [sex, selected, assessed])).toEqual([
    ['female', 6, 12],
    ['male', 6, 12],
    ['other', null, null],
  ]);
  expect((await mate.call(api.withdrawImpactSummary, {})).problem?.code).toBe('owner_only');
  await recruiter.call(api.withdrawImpactSummary, {});
  expect(await read()).toBeNull();
});
