import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { OfferInput } from '../../../api/hiring/offer.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainOffer } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
let mate: Person;
let cfo: Person;
let manager: Person;
let jobId: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('olga@chain.example');
  mate = await colleagueOf(world, owner, 'mo@chain.example');
  cfo = await colleagueOf(world, owner, 'cem@chain.example');
  manager = await colleagueOf(world, owner, 'hana@chain.example', 'hiring_manager');
  jobId = (await postJob(owner)).id;
  await name(1, [cfo.id, owner.id]);
});
afterAll(() => world.close());

const name = (version: number, items: string[], by = owner) =>
  by.call(api.changeOfferApprovers, { body: { version, items } });
const write = (id: string, change: Partial<OfferInput> & { revises?: string } = {}) =>
  mate.call(api.writeOffer, { params: { id }, body: { ...plainOffer(), ...change } });
const decide = (by: Person, id: string, version: number) =>
  by.call(api.approveOffer, { params: { id }, body: { version } });
const sendBack = (by: Person, id: string, version: number, reason = 'Too high.') =>
  by.call(api.returnOffer, { params: { id }, body: { version, reason } });
const told = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items.map(({ title }) => title);
const waits = async (person: Person, kind: string) =>
  (await person.call(api.getToDo, { query: { scope: 'mine' } })).body.items.find((item) => item.kind === kind)
    ?.count;

test('those whom the company names approve one after the other, send back with a reason, and are asked anew', async () => {
  expect((await name(2, [cfo.id], mate)).problem?.code).toBe('owner_only');
  expect((await name(2, [cfo.id, manager.id])).problem?.errors).toEqual([
    {
      pointer: '#/body/items/1',
      detail: 'Choose someone with access to all jobs. You can add hiring managers to individual offers.',
    },
  ]);
  const named = (await mate.call(api.getOfferApprovers, {})).body;
  expect(named.items.map(({ id }) => id)).toEqual([cfo.id, owner.id]);
  expect((await name(1, [])).problem?.code).toBe('stale_version');

  const { id: applicationId } = await applicant(world, owner, { jobId });
  const shorter = await write(applicationId, { approvers: [owner.id] });
  expect(shorter.problem?.errors?.[0]?.pointer).toBe('#/body/approvers');
  const before = [await waits(cfo, 'offers_to_approve'), await waits(owner, 'offers_to_approve')];
  const [offer] = (await write(applicationId)).body.items;
  const id = offer?.id ?? '';
  expect(offer?.approvals.map(({ name: who }) => who)).toEqual(['cem@chain.example', 'olga@chain.example']);
  const after = [await waits(cfo, 'offers_to_approve'), await waits(owner, 'offers_to_approve')];
  expect(after).toEqual([(before[0] ?? 0) + 1, before[1]]);
  // The menu counts the same as what waits for oneself.
  const inMenu = async (person: Person) =>
    (await person.call(api.getEmployerMenu, {})).body.approvals_waiting;
  expect([await inMenu(cfo), await inMenu(owner)]).toEqual(after);
  expect((await decide(owner, id, 1)).problem?.detail).toBe('Someone else approves this offer first.');
  expect((await decide(cfo, id, 1)).body.items[0]).toMatchObject({ status: 'draft', can_approve: false });
  expect(await told(owner)).toContain('An offer is waiting for your approval: Backend Engineer');
  const early = await mate.call(api.sendOffer, { params: { id }, body: { version: 2 } });
  expect(early.problem?.code).toBe('conflict');

  expect((await sendBack(mate, id, 2)).problem?.code).toBe('owner_only');
  expect((await sendBack(owner, id, 2)).body.items[0]?.returned).toMatchObject({
    by: 'olga@chain.example',
    reason: 'Too high.',
  });
  expect(await told(mate)).toContain('Your offer was sent back: Backend Engineer');
  expect([await waits(mate, 'offers_sent_back'), await waits(owner, 'offers_to_approve')]).toEqual([
    1,
    before[1],
  ]);
  expect((await decide(owner, id, 3)).problem?.code).toBe('conflict');

  const value = { ...plainOffer(), salary: 70_000 };
  const [changed] = (await mate.call(api.changeOffer, { params: { id }, body: { version: 3, value } })).body
    .items;
  expect(changed?.approvals.map(({ approved_at: at }) => at)).toEqual([null, null]);
  expect(changed?.returned).toBeNull();
  await decide(cfo, id, 4);
  expect((await decide(owner, id, 5)).body.items[0]?.status).toBe('approved');
});

test('a sent offer is discussed in the thread, and replaced by a revised one that was approved; both stay readable', async () => {
  const { id: applicationId, candidate } = await applicant(world, owner, { jobId });
  const first = (await write(applicationId)).body.items[0]?.id ?? '';
  const approveAndSend = async (id: string) => {
    await decide(cfo, id, 1);
    const done = (await decide(owner, id, 2)).body.items[0];
    return mate.call(api.sendOffer, { params: { id }, body: { version: done?.version ?? 0 } });
  };
  const sent = (await approveAndSend(first)).body.items[0];
  const discuss = { version: sent?.version ?? 0, message: 'Could you do more?', salary: 90_000 };
  const [asked] = (await candidate.call(api.discussOffer, { params: { id: first }, body: discuss })).body
    .items;
  expect(asked).toMatchObject({ status: 'sent', counter_salary: 90_000 });
  expect(await told(mate)).toContain('An applicant wants to discuss your offer: Backend Engineer');
  const thread = await owner.call(api.listApplicantMessages, { params: { id: applicationId } });
  expect(thread.body.items.map(({ body }) => body)).toEqual([
    'About your offer: I have €90,000 a year in mind.\n\nCould you do more?',
  ]);

  expect((await write(applicationId)).problem?.code).toBe('conflict');
  const revised = await write(applicationId, { salary: 85_000, revises: first });
  const second = revised.body.items[0]?.id ?? '';
  const listed = async () =>
    (await candidate.call(api.listMyOffers, { params: { id: applicationId } })).body.items.map(
      ({ status, salary }) => [status, salary],
    );
  expect(await listed()).toEqual([['sent', 80_000]]);
  await approveAndSend(second);
  expect(await listed()).toEqual([
    ['sent', 85_000],
    ['replaced', 80_000],
  ]);
  const old = { version: asked?.version ?? 0, answer: 'accept' as const, signature: 'Robin Okafor' };
  const late = await candidate.call(api.answerOffer, { params: { id: first }, body: old });
  expect(late.status).toBeGreaterThanOrEqual(409);

  // Who accepts what was sent ends what was being written to replace it.
  await write(applicationId, { salary: 95_000, revises: second });
  const [mine] = (await candidate.call(api.listMyOffers, { params: { id: applicationId } })).body.items;
  const body = { ...old, version: mine?.version ?? 0 };
  await candidate.call(api.answerOffer, { params: { id: second }, body });
  const all = await owner.call(api.listApplicantOffers, { params: { id: applicationId } });
  expect(all.body.items.map(({ status }) => status)).toEqual(['withdrawn', 'accepted', 'replaced']);
});

test('a template fills the letter, a field without a value is named before it is sent, and the file has what was approved', async () => {
  const fields = (subject: 'job' | 'application', name: string) =>
    owner.call(api.changeCustomFields, { body: { subject, version: 0, items: [{ name, kind: 'text' }] } });
  await fields('job', 'Cost centre');
  const [notice] = (await fields('application', 'Notice')).body.items;
  const template = (body: string, kind: 'offer' | 'message' = 'offer') =>
    owner.call(api.createMessageTemplate, { body: { kind, name: 'Letter', body } });
  expect((await template('Dear {{nmae}}')).problem?.errors?.[0]?.detail).toBe('There is no field “nmae”.');
  expect((await template('You get {{salary}}', 'message')).status).toBe(422);
  const text = '# Offer\n\n{{company}}: **{{job}}** for {{salary}}.\n\n- Notice: {{application.Notice}}';
  await template(text);
  const letters = await owner.call(api.listMessageTemplates, { query: { kind: 'offer' } });
  expect(letters.body.items.map(({ body }) => body)).toEqual([text]);
  expect((await owner.call(api.listMessageTemplates, { query: {} })).body.items).toEqual([]);

  const { id: applicationId } = await applicant(world, owner, { jobId });
  const start = (await mate.call(api.getOfferStart, { params: { id: applicationId } })).body;
  expect(start.fields).toEqual([
    { name: 'job.Cost centre', value: '' },
    { name: 'application.Notice', value: '' },
  ]);
  const [offer] = (await write(applicationId, { text, approvers: [] })).body.items;
  const id = offer?.id ?? '';
  expect(offer).toMatchObject({ source: text, unfilled: ['application.Notice'] });
  await decide(cfo, id, 1);
  const done = (await decide(owner, id, 2)).body.items[0];
  const send = (version: number) => mate.call(api.sendOffer, { params: { id }, body: { version } });
  expect((await send(done?.version ?? 0)).problem?.detail).toBe(
    'Some fields have no value: {{application.Notice}}. Change the offer before you send it.',
  );
  const values = [{ field_id: notice?.id ?? '', value: 'Two weeks' }];
  await owner.call(api.saveApplicantFields, { params: { id: applicationId }, body: { version: 0, values } });
  const change = { version: done?.version ?? 0, value: { ...plainOffer(), text } };
  const [filled] = (await mate.call(api.changeOffer, { params: { id }, body: change })).body.items;
  expect(filled?.text).toMatch(
    /^# Offer\n\n.+: \*\*Backend Engineer\*\* for €80,000 a year\.\n\n- Notice: Two weeks$/,
  );
  await decide(cfo, id, filled?.version ?? 0);
  const approved = (await decide(owner, id, (filled?.version ?? 0) + 1)).body.items[0];
  expect((await send(approved?.version ?? 0)).body.items[0]?.status).toBe('sent');
  const file = await owner.send('GET', `/api/offers/${id}/letter`);
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())));
  const words = pdf.text.join(' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('Backend Engineer for €80,000 a year.');
  expect(words).toContain('• Notice: Two weeks');
});
