import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { races, selfIdentificationConsent } from '../../../api/fairness/equal-opportunity.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, crowd, moveTo, rowOf } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { deleteAnswersOf } from './queries.ts';
import { forgetSelfIdentificationsTask } from './tasks.ts';
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

test('who is asked is the company’s to say; jobs elsewhere ask nobody unless it does', async () => {
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

test('no page, list, search, export, event or score of a reviewer tells what was answered', async () => {
  const recruiter = await world.recruiter();
  const { candidate, id, jobId } = await applied(recruiter);
  await world.settle();
  const shown = async () => [
    (await recruiter.call(api.getApplicant, { params: { id } })).body.score,
    (await recruiter.call(api.listApplicants, {})).body.items,
  ];
  const before = await shown();
  const answers = { sex: 'other', race: 'american_indian' } as const;
  const told = { params: { id }, body: { ...answers, ...agreed } };
  expect((await candidate.call(api.answerSelfIdentification, told)).status).toBe(200);
  await candidate.call(api.calculateJobFit, { params: { id: jobId } });
  await world.settle();
  expect(await shown()).toEqual(before);
  const after = await everythingOf(recruiter, { id, jobId });
  expect(after.size).toBeGreaterThan(20);
  for (const [name, text] of after) {
    for (const word of [answers.race, races[answers.race], 'self_identif', 'self-identif']) {
      if (!name.endsWith('EqualOpportunity'))
        expect(text.includes(word), `${name} tells ${word}`).toBe(false);
    }
  }
  const found = await recruiter.call(api.listApplicants, { query: { q: 'American Indian' } });
  expect(found.body.items).toEqual([]);
  const own = JSON.parse(after.get('getEqualOpportunity') ?? '{}') as { answered: number };
  expect(own.answered).toBe(1);
}, 60_000);

test('the tables equal the worked example of the rule of New York City', async () => {
  const recruiter = await world.recruiter();
  const { id, jobId } = await applied(recruiter);
  const ids = [id, ...(await crowd(world, id, 167))];
  const people = example();
  expect(people).toHaveLength(168);
  await world.rows(
    `insert into self_identifications (application_id, company_id, sex, race, consent_version, answered_at)
     select p.id, a.company_id, p.sex, p.race, 'x', now()
       from unnest($1::uuid[], $2::text[], $3::text[]) p(id, sex, race) join applications a on a.id = p.id`,
    [ids, people.map(({ sex }) => sex), people.map(({ race }) => race)],
  );
  await world.rows(
    `update applications a set rank = p.rank from unnest($1::uuid[], $2::float8[]) p(id, rank) where a.id = p.id`,
    [ids, people.map(({ above }) => (above ? 80.4 : 20.4))],
  );
  const query = { measure: 'score', job: jobId } as const;
  const { body } = await recruiter.call(api.getEqualOpportunity, { query });
  expect(body).toMatchObject({ applications: 168, answered: 168, assessed: 168, median: 50 });
  const figure = (direction: string, key: string) => {
    const rows = body.tables.find((table) => table.direction === direction)?.rows ?? [];
    const row = rows.find((item) => (item.race ?? item.sex) === key);
    return [row?.selected, row?.assessed, row?.rate, row?.ratio?.toFixed(2)];
  };
  expect(figure('sex', 'male')).toEqual([50, 92, expect.closeTo(0.543, 3), '1.00']);
  expect(figure('sex', 'female')).toEqual([34, 76, expect.closeTo(0.447, 3), '0.82']);
  expect(figure('race', 'hispanic_or_latino')).toEqual([18, 28, expect.closeTo(0.643, 3), '1.00']);
  expect(figure('race', 'white')).toEqual([15, 40, expect.closeTo(0.375, 3), '0.58']);
  expect(figure('race', 'black_or_african_american')).toEqual([16, 32, expect.closeTo(0.5, 3), '0.78']);
  expect(figure('race', 'pacific_islander')).toEqual([5, 8, expect.closeTo(0.625, 3), '0.97']);
  expect(figure('race', 'asian')).toEqual([10, 24, expect.closeTo(0.417, 3), '0.65']);
  const above = body.tables[0]?.rows.reduce((sum, row) => sum + (row.selected ?? 0), 0);
  expect(above).toBe(84);
  const file = await recruiter.send(
    'GET',
    `/api/recruiter/equal-opportunity/file?measure=score&job=${jobId}`,
  );
  expect(await file.text()).toContain('Sex,Female,,76,34,44.7,0.82,no,z,-1.24,0.2150,no');
});

test('selection is counted from decisions, a withdrawn or open application in no rate', async () => {
  const recruiter = await world.recruiter();
  const first = await applied(recruiter, { ...inAmerica, title: '=HYPERLINK("http://x")' });
  const ids = [first.id, ...(await crowd(world, first.id, 13))];
  await world.rows(
    `insert into self_identifications (application_id, company_id, sex, race, consent_version, answered_at)
     select a.id, a.company_id, case when p.nr <= 6 then 'female' else 'male' end, null, 'x', now()
       from unnest($1::uuid[]) with ordinality p(id, nr) join applications a on a.id = p.id`,
    [ids],
  );
  // Of six women one comes to an interview and is rejected after it; of eight men six; one stays open, one withdraws.
  for (const [index, id] of ids.entries()) {
    const isWoman = index < 6;
    if (index === 13) {
      await world.rows("update applications set stage = 'withdrawn', stage_key = 'withdrawn' where id = $1", [
        id,
      ]);
    } else if (index !== 12) {
      const invited = isWoman ? index === 0 : true;
      if (invited) await moveTo(recruiter, id, 1, 'interview');
      const { version } = await rowOf(recruiter, id);
      if (isWoman) await moveTo(recruiter, id, version, 'rejected', 'skills');
    }
  }
  const { body } = await recruiter.call(api.getEqualOpportunity, { query: { job: first.jobId } });
  expect(body).toMatchObject({ applications: 14, assessed: 12, median: null });
  const [female, male] = body.tables[0]?.rows ?? [];
  expect([female?.selected, female?.assessed, male?.selected, male?.assessed]).toEqual([1, 6, 6, 6]);
  expect(female).toMatchObject({ below: true, significance: { test: 'fisher', significant: true } });
  const file = await recruiter.send('GET', `/api/recruiter/equal-opportunity/file?job=${first.jobId}`);
  expect(await file.text()).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('fewer than five people are hidden, in the file too', async () => {
  const recruiter = await world.recruiter();
  const { id, jobId } = await applied(recruiter);
  const ids = [id, ...(await crowd(world, id, 19))];
  await world.rows(
    `insert into self_identifications (application_id, company_id, sex, race, consent_version, answered_at)
     select a.id, a.company_id, case when p.nr <= 4 then 'other' when p.nr <= 11 then 'female' else 'male' end, null, 'x', now()
       from unnest($1::uuid[]) with ordinality p(id, nr) join applications a on a.id = p.id`,
    [ids],
  );
  await world.rows('update applications set rank = 50 where id = any($1)', [ids]);
  const query = { job: jobId, measure: 'score' } as const;
  const { body } = await recruiter.call(api.getEqualOpportunity, { query });
  const rows = body.tables[0]?.rows ?? [];
  // The four would be found by taking the others from all: the next smallest goes with them.
  expect(rows.map((row) => [row.sex, row.hidden, row.assessed])).toEqual([
    ['female', true, null],
    ['male', false, 9],
    ['other', true, null],
  ]);
  const file = await recruiter.send(
    'GET',
    `/api/recruiter/equal-opportunity/file?job=${jobId}&measure=score`,
  );
  expect(await file.text()).toContain('Sex,Another,,,,,,');
});

test('another company gets nothing of these', async () => {
  const [recruiter, rival] = [await world.recruiter(), await world.recruiter()];
  const { candidate, id, jobId } = await applied(recruiter);
  await candidate.call(api.answerSelfIdentification, {
    params: { id },
    body: { sex: 'female', race: 'white', ...agreed },
  });
  const theirs = await rival.call(api.getEqualOpportunity, { query: { job: jobId } });
  expect(theirs.problem?.code).toBe('not_found');
  expect((await rival.call(api.getEqualOpportunity, {})).body).toMatchObject({
    applications: 0,
    answered: 0,
    jobs: [],
  });
  expect((await rival.send('GET', `/api/recruiter/equal-opportunity/file?job=${jobId}`)).status).toBe(404);
});

test('answers end after two years, and with the account; the copy of one’s data holds them', async () => {
  const recruiter = await world.recruiter();
  const [first, second] = [await applied(recruiter), await applied(recruiter)];
  for (const { candidate, id } of [first, second]) {
    const body = { sex: 'female', race: 'white', ...agreed } as const;
    await candidate.call(api.answerSelfIdentification, { params: { id }, body });
  }
  await deleteAnswersOf(world.services.database, first.candidate.id);
  expect(await kept([first.id, second.id])).toEqual([second.id]);
  clock += 725 * dayMs;
  await forgetSelfIdentificationsTask.run({}, world.services);
  expect(await kept([second.id])).toEqual([second.id]);
  clock += 10 * dayMs;
  await forgetSelfIdentificationsTask.run({}, world.services);
  expect(await kept([second.id])).toEqual([]);
});

async function kept(ids: string[]): Promise<string[]> {
  const rows = await world.rows<{ id: string }>(
    'select application_id as id from self_identifications where application_id = any($1)',
    [ids],
  );
  return rows.map((row) => row.id);
}

/** What every GET about hiring answers an employer, and the file of an export. */
async function everythingOf(
  recruiter: Person,
  of: { id: string; jobId: string },
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const open = Array.isArray(endpoint.access) ? endpoint.access.includes('recruiter') : true;
    if (
      endpoint.method !== 'GET' ||
      !open ||
      !/applica|recruiter|jobs\/\{|bulk|message|notif/.test(endpoint.path)
    )
      continue;
    const id = endpoint.path.includes('/jobs/{id}') ? of.jobId : of.id;
    const answer = await recruiter.send('GET', endpoint.path.replace('{id}', id));
    answers.set(name, await answer.text());
  }
  const body = { wish: { do: 'export' as const }, target: { ids: [of.id] } };
  const bulk = await recruiter.call(api.createBulkAction, { body });
  await world.settle();
  const file = api.openBulkFile.path.replace('{id}', bulk.body.id);
  answers.set('bulkFile', await (await recruiter.send('GET', file)).text());
  return answers;
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

test('an owner publishes the figures of whole months with small numbers hidden, and takes them back', async () => {
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
    applications: 0,
    answered: 0,
    auditor: 'Audits & Sons',
    outdated: false,
  });

  const ids = await crowd(world, id, 11);
  const since = new Date(Date.UTC(new Date(clock).getUTCFullYear(), new Date(clock).getUTCMonth() - 1, 15));
  await world.rows('update applications set created_at = $2, stage = $3 where company_id = $1', [
    companyId,
    since,
    'rejected',
  ]);
  const told = ids.map((one, index) => [one, index < 8 ? 'female' : 'male'] as const);
  for (const [one, sex] of told) {
    await world.rows(
      `insert into self_identifications (application_id, company_id, sex, consent_version, consent_hash, answered_at)
       values ($1, $2, $3, 'x', 'x', $4)`,
      [one, companyId, sex, since],
    );
  }
  expect(await read()).toMatchObject({ applications: 0 });
  await publish(recruiter);
  const summary = await read();
  expect(summary).toMatchObject({ applications: 12, answered: 11 });
  const [bySex] = summary?.parts.find(({ measure }) => measure === 'interview')?.tables ?? [];
  expect(bySex).toMatchObject({ known: 11, unknown: 1 });
  expect(bySex?.rows.filter(({ hidden }) => hidden).map(({ sex, assessed }) => [sex, assessed])).toEqual([
    ['female', null],
    ['male', null],
  ]);
  expect((await mate.call(api.withdrawImpactSummary, {})).problem?.code).toBe('owner_only');
  await recruiter.call(api.withdrawImpactSummary, {});
  expect(await read()).toBeNull();
});
