import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { OfferInput } from '../../../api/hiring/offer.ts';
import { openContainer } from '../../platform/adapters/documents/zip.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import { plainOffer } from '../../testing/employer-request-bodies.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { endOffersTask } from './tasks.ts';
import { dayMs } from '../../../api/platform/durations.ts';
let clock = Date.now();
let world: World;
let owner: Person;
let mate: Person;
let jobId: string;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
  owner = await world.recruiter('olga@offers.example');
  mate = await colleagueOf(world, owner, 'mo@offers.example');
  jobId = (await postJob(owner)).id;
});
// A test may have let days pass, after which nobody is signed in any more.
beforeEach(async () => {
  await owner.signIn('olga@offers.example');
  await mate.signIn('mo@offers.example');
});
afterAll(() => world.close());

const write = (by: Person, id: string, change: Partial<OfferInput> = {}) =>
  by.call(api.writeOffer, { params: { id }, body: { ...plainOffer(new Date(clock)), ...change } });
const approve = (by: Person, id: string, version: number) =>
  by.call(api.approveOffer, { params: { id }, body: { version } });
const send = (by: Person, id: string, version: number) =>
  by.call(api.sendOffer, { params: { id }, body: { version } });
const answer = (by: Person, id: string, version: number, said: 'accept' | 'decline', reason = '') =>
  by.call(api.answerOffer, {
    params: { id },
    body: { version, answer: said, reason, ...(said === 'accept' && { signature: ' Robin Okafor ' }) },
  });
const told = async (person: Person) =>
  (await person.call(api.listNotifications, {})).body.items.map(({ title }) => title);

/** An applicant to whom an offer was sent, written by the colleague and approved by the owner. */
async function sent() {
  const { id: applicationId, candidate } = await applicant(world, owner, { jobId });
  const id = (await write(mate, applicationId)).body.items[0]?.id ?? '';
  await approve(owner, id, 1);
  await send(mate, id, 2);
  return { applicationId, candidate, id };
}

test('an offer is approved by another, sent, and accepted once; nobody moves by it', async () => {
  const { id: applicationId, candidate } = await applicant(world, owner, { jobId });
  const written = await write(mate, applicationId);
  const id = written.body.items[0]?.id ?? '';
  expect(written.body.items[0]).toMatchObject({
    status: 'draft',
    author: 'mo@offers.example',
    can_approve: false,
  });
  expect(await told(owner)).toContain('An offer is waiting for your approval: Backend Engineer');
  expect((await approve(mate, id, 1)).problem?.code).toBe('owner_only');
  expect((await send(mate, id, 1)).problem?.code).toBe('conflict');
  expect((await candidate.call(api.listMyOffers, { params: { id: applicationId } })).body.items).toEqual([]);
  expect((await answer(candidate, id, 1, 'accept')).status).toBe(404);

  await approve(owner, id, 1);
  const [changed] = (
    await mate.call(api.changeOffer, {
      params: { id },
      body: { version: 2, value: { ...plainOffer(new Date(clock)), salary: 85_000 } },
    })
  ).body.items;
  expect(changed).toMatchObject({ status: 'draft', salary: 85_000, approver: '' });
  await approve(owner, id, 3);
  expect((await send(mate, id, 4)).body.items[0]?.status).toBe('sent');
  const actions = (await candidate.call(api.getDashboard, {})).body.required_actions;
  expect(actions[0]).toMatchObject({ kind: 'offer_to_answer', path: `/applications/${applicationId}` });
  const late = { params: { id }, body: { version: 5, value: plainOffer(new Date(clock)) } };
  expect((await mate.call(api.changeOffer, late)).problem?.code).toBe('conflict');

  const answers = await Promise.all([
    answer(candidate, id, 5, 'accept'),
    answer(candidate, id, 5, 'decline'),
    answer(candidate, id, 5, 'accept'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412, 412]);
  const [said] = (await candidate.call(api.listMyOffers, { params: { id: applicationId } })).body.items;
  expect((await answer(candidate, id, 6, 'decline')).problem?.code).toBe('conflict');
  const now = (await owner.call(api.getApplicant, { params: { id: applicationId } })).body;
  expect([said?.status === 'accepted' || said?.status === 'declined', now.stage]).toEqual([true, 'new']);
  expect(now.timeline.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Wrote an offer', 'Approved an offer', 'Sent an offer']),
  );
  const { steps } = (await candidate.call(api.getMyApplication, { params: { id: applicationId } })).body;
  expect(steps.map(({ kind }) => kind).filter((kind) => kind.startsWith('offer'))).toEqual([
    'offer_sent',
    `offer_${said?.status}`,
  ]);
});

test('an accepted offer is signed by a typed name, countersigned once, and its signed copy says both', async () => {
  const { candidate, applicationId, id } = await sent();
  const copy = (by: Person) => by.send('GET', `/api/offers/${id}/signed-copy`);
  const sign = (by: Person, version: number, signature = 'Olga Brandt') =>
    by.call(api.countersignOffer, { params: { id }, body: { version, signature } });
  const unsigned = { params: { id }, body: { version: 3, answer: 'accept' as const, signature: ' - ' } };
  expect((await candidate.call(api.answerOffer, unsigned)).problem?.errors).toEqual([
    { pointer: '#/body/signature', detail: 'Type your full name to sign.' },
  ]);
  expect((await copy(candidate)).status).toBe(409);
  expect((await sign(owner, 3)).problem?.code).toBe('conflict');

  const [mine] = (await answer(candidate, id, 3, 'accept')).body.items;
  expect(mine).toMatchObject({ status: 'accepted', signature: 'Robin Okafor', countersignature: '' });
  const seen = async (by: Person) =>
    (await by.call(api.listApplicantOffers, { params: { id: applicationId } })).body.items[0]
      ?.can_countersign;
  expect([await seen(mate), await seen(owner)]).toEqual([false, true]);
  expect((await sign(mate, 4)).problem?.code).toBe('owner_only');
  expect((await sign(owner, 3)).status).toBe(412);
  expect((await sign(owner, 4, ' ')).problem?.code).toBe('invalid_input');
  expect((await sign(owner, 4)).body.items[0]).toMatchObject({
    countersignature: 'Olga Brandt',
    can_countersign: false,
  });
  expect((await sign(owner, 5)).problem?.code).toBe('conflict');
  expect(await told(candidate)).toContain(`${employerOf(owner)} countersigned your offer: Backend Engineer`);
  const { steps } = (await candidate.call(api.getMyApplication, { params: { id: applicationId } })).body;
  expect(steps.some(({ kind }) => kind === 'offer_countersigned')).toBe(true);

  const file = await copy(candidate);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(2);
  for (const part of ['Backend Engineer', '€80,000 a year', 'Robin Okafor', 'Olga Brandt', id])
    expect(text).toContain(part);
  expect(text.replaceAll(/\s/g, '')).toMatch(/SHA-256\)?[0-9a-f]{64}/);
  expect([(await copy(mate)).status, (await copy(await world.candidate())).status]).toEqual([200, 404]);

  // Each side's copy of its data has its own signature, and no id of a colleague.
  const isThis = (offer: Record<string, unknown>) => offer['id'] === id;
  const ownersData = (await offersInCopy(owner)).find(isThis);
  expect(ownersData).toMatchObject({ countersignature: 'Olga Brandt', signature: '' });
  const candidatesData = (await offersInCopy(candidate)).find(isThis);
  expect(candidatesData).toMatchObject({ signature: 'Robin Okafor' });
  expect(JSON.stringify(candidatesData)).not.toContain(owner.id);
});

test('the only owner approves their own offer, and the timeline says so; with another owner or admin they do not', async () => {
  const { id: applicationId } = await applicant(world, owner, { jobId });
  const id = (await write(owner, applicationId)).body.items[0]?.id ?? '';
  await world.rows("update users set role = 'admin' where id = $1", [mate.id]);
  expect((await approve(owner, id, 1)).problem?.code).toBe('owner_only');
  await world.rows("update users set role = 'recruiter' where id = $1", [mate.id]);
  const [seen] = (await owner.call(api.listApplicantOffers, { params: { id: applicationId } })).body.items;
  expect(seen).toMatchObject({ can_approve: true });
  expect((await approve(owner, id, 1)).body.items[0]?.status).toBe('approved');
  const { timeline } = (await owner.call(api.getApplicant, { params: { id: applicationId } })).body;
  expect(timeline).toContainEqual(
    expect.objectContaining({ text: 'Approved an offer as the only owner or admin' }),
  );
});

const attach = (by: Person, id: string, version: number, bytes: BlobPart = '%PDF-1.7 contract') =>
  by.call(api.attachOfferFile, {
    params: { id },
    query: { file_name: '../Contract of Ada.pdf', version },
    body: new Blob([bytes]),
  });
const link = (by: Person, id: string) => by.call(api.linkOfferFile, { params: { id } });

test('a PDF or DOCX goes with an offer: changed like it, opened by its candidate once it is sent, and by nobody else', async () => {
  const { id: applicationId, candidate } = await applicant(world, owner, { jobId });
  const id = (await write(mate, applicationId)).body.items[0]?.id ?? '';
  await approve(owner, id, 1);
  const attached = await attach(mate, id, 2);
  expect(attached.body.items[0]).toMatchObject({
    status: 'draft',
    file: { name: 'Contract of Ada.pdf', type: 'application/pdf', size: 17 },
  });
  const [stored] = await world.rows('select file_path as path from offers where id = $1', [id]);
  const path = String(stored?.['path']);
  for (const bytes of ['MZ a program', 'plain words', '']) {
    expect((await attach(mate, id, 3, bytes)).problem?.code).toBe('unsupported_file');
  }
  const big = new Uint8Array(5 * 1024 * 1024 + 1).fill(37);
  expect((await attach(mate, id, 3, big)).problem?.code).toBe('file_too_big');
  expect((await attach(mate, id, 2)).status).toBe(412);
  expect((await attach(await world.recruiter(), id, 3)).status).toBe(404);
  expect((await link(candidate, id)).status).toBe(404);

  const again = await attach(mate, id, 3, '%PDF-1.7 another contract');
  expect(again.body.items[0]?.version).toBe(4);
  expect(await world.services.files.has(path)).toBe(false);
  await approve(owner, id, 4);
  await send(mate, id, 5);
  expect((await attach(mate, id, 6)).problem?.code).toBe('conflict');
  const { url } = (await link(candidate, id)).body;
  const opened = await candidate.send('GET', url);
  expect(await opened.text()).toBe('%PDF-1.7 another contract');
  expect(opened.headers.get('content-disposition')).toContain('attachment');
  expect((await owner.send('GET', url)).status).toBe(403);
  expect((await link(await world.candidate(), id)).status).toBe(404);
  expect((await owner.send('GET', (await link(owner, id)).body.url)).status).toBe(200);
});

test('a candidate declines with a reason, and the employer is told', async () => {
  const { candidate, applicationId, id } = await sent();
  await answer(candidate, id, 3, 'decline', 'The pay is below my wish.');
  const [offer] = (await owner.call(api.listApplicantOffers, { params: { id: applicationId } })).body.items;
  expect(offer).toMatchObject({ status: 'declined', reason: 'The pay is below my wish.' });
  expect(await told(mate)).toContain('Your offer was declined: Backend Engineer');
  expect((await write(mate, applicationId)).body.items).toHaveLength(2);
});

test('an employer takes an offer back; only one is open at a time, however many are written at once', async () => {
  const { candidate, applicationId, id } = await sent();
  expect((await write(owner, applicationId)).problem?.code).toBe('conflict');
  const back = { params: { id }, body: { version: 3, reason: 'The job is gone.' } };
  expect((await mate.call(api.withdrawOffer, { ...back, body: { version: 2 } })).status).toBe(412);
  await mate.call(api.withdrawOffer, back);
  expect((await answer(candidate, id, 4, 'accept')).problem?.code).toBe('conflict');
  expect(await told(candidate)).toContain(
    'Backend Engineer'.replace(/^/, `${employerOf(owner)} withdrew its offer: `),
  );
  const many = await Promise.all([1, 2, 3].map(() => write(mate, applicationId)));
  expect(many.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test('an offer expires, and one ends with its application; both sides are told once', async () => {
  const expiring = await sent();
  const leaving = await sent();
  const { version } = (
    await leaving.candidate.call(api.getMyApplication, { params: { id: leaving.applicationId } })
  ).body;
  await leaving.candidate.call(api.withdrawApplication, {
    params: { id: leaving.applicationId },
    body: { version },
  });
  expect((await answer(leaving.candidate, leaving.id, 3, 'accept')).problem?.code).toBe('conflict');
  clock += 8 * dayMs;
  await expiring.candidate.signIn(expiring.candidate.user?.email ?? '');
  expect((await answer(expiring.candidate, expiring.id, 3, 'accept')).problem?.code).toBe('conflict');
  await endOffersTask.run({}, world.services);
  await endOffersTask.run({}, world.services);
  const titles = await told(expiring.candidate);
  expect(titles.filter((title) => title === 'An offer to you has expired: Backend Engineer')).toHaveLength(1);
  const rows = await world.rows('select id, status from offers where id = any($1)', [
    [expiring.id, leaving.id],
  ]);
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [expiring.id, 'expired'],
      [leaving.id, 'withdrawn'],
    ]),
  );
});

test('an offer whose day to answer is over is not sent: it is changed first', async () => {
  const { id: applicationId, candidate } = await applicant(world, owner, { jobId });
  const expires = new Date(clock + dayMs).toISOString();
  const id = (await write(mate, applicationId, { expires_at: expires })).body.items[0]?.id ?? '';
  await approve(owner, id, 1);
  clock = Date.parse(expires);
  await owner.signIn('olga@offers.example');
  await mate.signIn('mo@offers.example');
  expect((await send(mate, id, 2)).problem?.detail).toBe(
    'The date to answer by has passed. Change it first.',
  );
  await candidate.signIn(candidate.user?.email ?? '');
  expect((await candidate.call(api.listMyOffers, { params: { id: applicationId } })).body.items).toEqual([]);
  const value = plainOffer(new Date(clock));
  await mate.call(api.changeOffer, { params: { id }, body: { version: 2, value } });
  await approve(owner, id, 3);
  expect((await send(mate, id, 4)).body.items[0]?.status).toBe('sent');
});

test('nothing is offered to those whose application has ended, and no file is taken from an offer without one', async () => {
  const { id: applicationId } = await applicant(world, owner, { jobId });
  const id = (await write(owner, applicationId)).body.items[0]?.id ?? '';
  const remove = { params: { id }, query: { version: 1 } };
  expect((await owner.call(api.removeOfferFile, remove)).problem?.detail).toBe('This offer has no file.');
  await attach(owner, id, 1);
  const removed = await owner.call(api.removeOfferFile, { params: { id }, query: { version: 2 } });
  expect(removed.body.items[0]).toMatchObject({ file: null, version: 3 });
  const { id: ended } = await applicant(world, owner, { jobId });
  await moveTo(owner, ended, 1, 'rejected', 'skills');
  expect((await write(owner, ended)).problem?.code).toBe('conflict');
});

test('what cannot be offered is refused, and nobody else sees it', async () => {
  const { id } = await applicant(world, owner, { jobId });
  const at = (days: number) => new Date(clock + days * dayMs).toISOString();
  const refused: [Partial<OfferInput>, string][] = [
    [{ salary: 0 }, 'salary'],
    [{ salary: -5 }, 'salary'],
    [{ salary: 1.5 }, 'salary'],
    [{ currency: 'euro' }, 'currency'],
    [{ expires_at: at(-1) }, 'expires_at'],
    [{ expires_at: at(400) }, 'expires_at'],
    [{ start_on: '2020-01-01' }, 'start_on'],
    [{ start_on: '2027-02-30' }, 'start_on'],
    [{ text: '   ' }, 'text'],
  ];
  for (const [change, field] of refused) {
    const { status, problem } = await write(owner, id, change);
    expect([change, status, problem?.errors?.[0]?.pointer]).toEqual([
      change,
      422,
      expect.stringContaining(`/${field}`),
    ]);
  }
  const rival = await world.recruiter();
  expect((await write(rival, id)).status).toBe(404);
  const [offer] = (await write(owner, id)).body.items;
  expect((await approve(rival, offer?.id ?? '', 1)).status).toBe(404);
  await moveTo(owner, id, 1, 'rejected', 'skills');
  expect((await approve(owner, offer?.id ?? '', 1)).problem?.code).toBe('conflict');
});

function employerOf(person: Person): string {
  return person.user?.company?.name ?? '';
}

/** The offers in the copy of somebody's data. */
async function offersInCopy(person: Person): Promise<Record<string, unknown>[]> {
  await person.call(api.startDataExport, {});
  await world.settle();
  const file = await person.send('GET', '/api/data-export/file');
  const zip = await openContainer(new Uint8Array(await file.arrayBuffer()));
  const parts: Buffer[] = [];
  await zip.read('data/offers.json', (part) => void parts.push(part));
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>[];
}
