import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { endRetentionTask } from './tasks.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
let clock = start;
let world: World;
let owner: Person;
let company = 0;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
});
afterAll(() => world.close());
beforeEach(async () => {
  clock = start;
  company += 1;
  owner = await world.recruiter(`rae@acme${company}.example`);
});

const at = (country: string, state = '') => ({ locations: [{ city: 'Town', state, country }] });
const rejected = async (name: string, place?: ReturnType<typeof at>) => {
  const jobId = (await postJob(owner, place)).id;
  const made = await applicant(world, owner, { name, jobId });
  await world.settle();
  await moveTo(owner, made.id, 1, 'rejected', 'skills');
  return made;
};
const later = async (days: number) => {
  clock += days * dayMs;
  await owner.signIn(`rae@acme${company}.example`);
};
const nightly = async () => {
  await endRetentionTask.run({}, world.services);
  await world.settle();
};
const set = (months: number | null, countries: { country: string; months: number | null }[] = []) =>
  owner.call(api.changeRetention, { body: { version: 0, months, countries } });
const preview = async (
  months: number | null,
  countries: { country: string; months: number | null }[] = [],
) => {
  const { now, ahead, held } = (await owner.call(api.previewRetention, { body: { months, countries } })).body;
  const names = (part: typeof now) => part.people.map(({ name }) => name);
  return { now: names(now), ahead: names(ahead), counts: [now.count, ahead.count, held] };
};
const nameOf = async (id: string) =>
  (await owner.call(api.getApplicant, { params: { id } })).body.candidate.name;
const told = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items.map(({ title }) => title);

test('data goes after the months that are set, a week after the owners were told, and no sooner', async () => {
  const nia = await rejected('Nia Okoro');
  const open = await applicant(world, owner, { name: 'Omar Haddad' });
  await world.settle();
  await later(100);
  await nightly();
  expect(await nameOf(nia.id)).toBe('Nia Okoro');
  expect((await set(3)).body).toMatchObject({ months: 3, version: 1 });
  await nightly();
  const [title] = await told(owner);
  expect(title).toContain('The data of 1 applicant will be deleted from');
  await later(6);
  await nightly();
  expect(await nameOf(nia.id)).toBe('Nia Okoro');
  expect((await told(owner)).filter((one) => one.includes('will be deleted'))).toHaveLength(1);
  await later(2);
  await nightly();
  await nightly();
  expect(await nameOf(nia.id)).toBe('Deleted account');
  expect(await nameOf(open.id)).toBe('Omar Haddad');
  await nia.candidate.signIn(nia.candidate.user?.email ?? '');
  expect((await told(nia.candidate))[0]).toContain('it is kept for a limited time');
  const log = (await owner.call(api.listAuditLog, { query: { kind: 'data' } })).body.items;
  expect(log.filter(({ action }) => action === 'company.applicant_expired')).toMatchObject([
    { actor: 'Automatic', text: 'Deleted an applicant’s data at the end of its retention period' },
  ]);
});

test('the preview names who would go now and within 30 days, by the country of the job, and the law wins over a shorter time', async () => {
  await rejected('Dora Berlin', at('Germany'));
  await rejected('Tex Austin', at('United States', 'TX'));
  await rejected('Cal Fresno', at('United States', 'California'));
  const two = await applicant(world, owner, {
    name: 'Nell Utrecht',
    jobId: (await postJob(owner, at('Netherlands'))).id,
  });
  await world.settle();
  await moveTo(owner, two.id, 1, 'rejected', 'skills');
  await later(170);
  expect(await preview(null)).toEqual({ now: [], ahead: [], counts: [0, 0, 0] });
  expect(await preview(3)).toEqual({ now: ['Dora Berlin', 'Nell Utrecht'], ahead: [], counts: [2, 0, 0] });
  const byCountry = [
    { country: 'NL', months: null },
    { country: 'DE', months: 6 },
  ];
  expect(await preview(1, byCountry)).toEqual({ now: [], ahead: ['Dora Berlin'], counts: [0, 1, 0] });
  await later(200);
  expect((await preview(1)).now).toEqual(['Dora Berlin', 'Nell Utrecht', 'Tex Austin']);
});

test('kept are who is on hold, was hired, agreed to be kept, or has another application that is not due', async () => {
  const held = await rejected('Hal Holder');
  const kept = await rejected('Kay Keeper');
  const again = await rejected('Ann Again');
  const due = await rejected('Dee Due');
  const hired = await applicant(world, owner, { name: 'Hira Hired' });
  await world.settle();
  await moveTo(owner, hired.id, 1, 'hired');
  const params = { id: held.id };
  await kept.candidate.call(api.setKeptState, {
    params: { id: kept.id },
    body: { kept: true, consent_version: poolConsent.version },
  });
  await later(80);
  await again.candidate.signIn(again.candidate.user?.email ?? '');
  const job = await postJob(owner);
  await again.candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: again.resume.id, cover_note: '' },
  });
  const made = await owner.call(api.holdApplicant, { params, body: { reason: ' Legal claim ' } });
  expect(made.body.items).toMatchObject([{ name: 'Hal Holder', reason: 'Legal claim', lifted: null }]);
  await later(20);
  expect(await preview(3)).toEqual({ now: ['Dee Due'], ahead: [], counts: [1, 0, 1] });
  await set(3);
  await nightly();
  await later(8);
  await nightly();
  const names = await Promise.all([held, kept, again, hired, due].map(({ id }) => nameOf(id)));
  expect(names).toEqual(['Hal Holder', 'Kay Keeper', 'Ann Again', 'Hira Hired', 'Deleted account']);

  const refused = await owner.call(api.eraseApplicant, { params });
  expect(refused.problem).toMatchObject({
    code: 'conflict',
    detail: 'This data is on hold. Lift the hold first.',
  });
  expect((await owner.call(api.listHolds, {})).body.items).toHaveLength(1);
  await owner.call(api.holdApplicant, { params, body: { reason: 'Claim 12/26' } });
  const lifted = (await owner.call(api.liftHold, { params })).body.items;
  expect(lifted).toMatchObject([{ reason: 'Claim 12/26', lifted: { by: owner.user?.email } }]);
  expect((await owner.call(api.listHolds, {})).body.items).toEqual([]);
  await nightly();
  expect(await nameOf(held.id)).toBe('Hal Holder');
  await later(8);
  await nightly();
  expect(await nameOf(held.id)).toBe('Deleted account');
});

test('who was announced stays when the time is set longer, the setting is switched off, or they are put on hold meanwhile', async () => {
  const [one, two] = [await rejected('Una Uno'), await rejected('Zoe Zwei')];
  await later(95);
  await set(3);
  await nightly();
  await owner.call(api.holdApplicant, { params: { id: two.id }, body: { reason: 'Claim' } });
  await owner.call(api.changeRetention, { body: { version: 1, months: 12, countries: [] } });
  await later(10);
  await nightly();
  expect([await nameOf(one.id), await nameOf(two.id)]).toEqual(['Una Uno', 'Zoe Zwei']);
  const stale = await owner.call(api.changeRetention, { body: { version: 1, months: 1, countries: [] } });
  expect([stale.status, stale.problem?.current]).toMatchObject([412, { version: 2, months: 12 }]);
  expect(
    await world.rows('select 1 from retention_notices where company_id = $1', [owner.user?.company?.id]),
  ).toEqual([]);
});

test('only owners see and set it, and mistakes are told', async () => {
  const mate = await colleagueOf(world, owner, `cleo@acme${company}.example`);
  const { id } = await rejected('Nia Okoro');
  const rival = await world.recruiter();
  for (const call of [
    () => mate.call(api.getRetention, {}),
    () => mate.call(api.changeRetention, { body: { version: 0, months: 1, countries: [] } }),
    () => mate.call(api.previewRetention, { body: { months: 1, countries: [] } }),
    () => mate.call(api.holdApplicant, { params: { id }, body: { reason: 'Claim' } }),
  ])
    expect((await call()).problem?.code).toBe('owner_only');
  const theirs = await rival.call(api.holdApplicant, { params: { id }, body: { reason: 'Claim' } });
  expect(theirs.status).toBe(404);
  expect(
    (await rival.call(api.previewRetention, { body: { months: 1, countries: [] } })).body.now.count,
  ).toBe(0);
  for (const [months, countries] of [
    [0, []],
    [121, []],
    [1, [{ country: 'XX', months: 1 }]],
    [
      1,
      [
        { country: 'DE', months: 1 },
        { country: 'DE', months: 2 },
      ],
    ],
  ] as const)
    expect((await set(months, [...countries])).problem?.code).toBe('invalid_input');
  const unsaid = await owner.call(api.holdApplicant, { params: { id }, body: { reason: '  ' } });
  expect(unsaid.problem?.errors?.[0]?.detail).toBe('Say why the data has to be kept.');
});
