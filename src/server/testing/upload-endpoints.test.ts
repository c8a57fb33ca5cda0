import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { referralConsentVersion } from '../../api/hiring/referrals.ts';
import { api } from '../../api/index.ts';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import type { Person } from '../platform/http/person.ts';
import { applicant } from './applicants.ts';
import { eicar, startClamd } from './clamd-server.ts';
import { plainOffer } from './employer-request-bodies.ts';
import { postJob } from './hiring.ts';
import { pngImage } from './sample-images.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let owner: Person;
let candidate: Person;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let offerId = '';
let applicationId = '';
let importId = '';
let recordsId = '';
let jobId = '';
beforeAll(async () => {
  clamd = await startClamd();
  world = await openWorld({ env: { CLAMD_URL: clamd.url } });
  owner = await world.recruiter('owner@northwind.example');
  const applied = await applicant(world, owner, { jobId: (await postJob(owner)).id });
  ({ candidate } = applied);
  applicationId = applied.id;
  ({ jobId } = applied);
  const brought = { job_id: jobId, source: 'They wrote to us.' };
  importId = (await owner.call(api.createResumeImport, { body: brought })).body.id;
  recordsId = await bringRecordIn();
  await owner.call(api.saveAtsConnection, { body: { version: 0, provider: 'csv' } });
  await world.settle();
});
afterAll(() => Promise.all([world.close(), clamd.close()]));

/** An import of records with one person, to whom resumes can be added. */
async function bringRecordIn(): Promise<string> {
  const file = { query: { file_name: 'people.csv' }, body: new Blob(['Name\nOle Lie\n']) };
  const params = { id: (await owner.call(api.uploadRecordFile, file)).body.id };
  const mapping = { version: 1, kind: 'people' as const, columns: ['full_name' as const], day_first: false };
  await owner.call(api.mapRecordImport, { params, body: mapping });
  await world.settle();
  await owner.call(api.runRecordImport, { params, body: { version: 2, source: 'They wrote to us.' } });
  await world.settle();
  return params.id;
}

/** An offer of its own for each test, in place of the one before. */
beforeEach(async () => {
  const before = offerId && (await offer());
  if (before)
    await owner.call(api.withdrawOffer, {
      params: { id: before.id },
      body: { version: before.version, reason: '' },
    });
  const written = await owner.call(api.writeOffer, { params: { id: applicationId }, body: plainOffer() });
  offerId = written.body.items[0]?.id ?? '';
});

/** Where the resume of somebody who is sent by a new link goes. */
async function refer(): Promise<string> {
  const link = {
    name: 'Northstar',
    kind: 'agency' as const,
    fee_terms: '',
    all_jobs: true,
    job_ids: [],
    expires_on: null,
  };
  const { address } = (await owner.call(api.createReferralLink, { body: link })).body;
  const sent = {
    token: address?.split('#')[1] ?? '',
    job_id: (await postJob(owner)).id,
    name: 'Rana Sent',
    email: 'rana@mail.example',
    note: '',
    consent_version: referralConsentVersion,
  };
  return (await world.visitor().call(api.refer, { body: sent })).body.upload;
}

const offer = async () =>
  (await owner.call(api.listApplicantOffers, { params: { id: applicationId } })).body.items.find(
    ({ id }) => id === offerId,
  );
const attach = async (words: string) =>
  owner.call(api.attachOfferFile, {
    params: { id: offerId },
    query: { file_name: 'offer.pdf', version: (await offer())?.version ?? 0 },
    body: new Blob([`%PDF-1.7 ${words}`]),
  });

/** Every way in for a file, by its endpoint: how to send these words. */
const doors = {
  uploadResume: (words: string) =>
    candidate.call(api.uploadResume, {
      query: { file_name: 'a.txt' },
      body: new Blob([`Ada Quill\n${words}`]),
    }),
  addImportFile: (words: string) =>
    owner.call(api.addImportFile, {
      params: { id: importId },
      query: { file_name: 'a.txt' },
      body: new Blob([`Olu Adeyemi\n${words}`]),
    }),
  uploadRecordFile: (words: string) =>
    owner.call(api.uploadRecordFile, {
      query: { file_name: 'people.csv' },
      body: new Blob([`Name,Words\nOle Lie,${words}`]),
    }),
  addRecordResume: (words: string) =>
    owner.call(api.addRecordResume, {
      params: { id: recordsId },
      query: { file_name: 'Ole Lie.txt' },
      body: new Blob([`Ole Lie\n${words}`]),
    }),
  startGuestApplication: (words: string) =>
    world.visitor().call(api.startGuestApplication, {
      params: { id: jobId },
      query: { file_name: 'a.txt' },
      body: new Blob([`Ana Pereira\n${words}`]),
    }),
  sendReferredResume: async (words: string) => {
    const params = { upload: await refer() };
    const query = { file_name: 'a.txt' };
    return world
      .visitor()
      .call(api.sendReferredResume, { params, query, body: new Blob([`Rana Sent\n${words}`]) });
  },
  attachOfferFile: attach,
  readVacancyFile: (words: string) =>
    owner.call(api.readVacancyFile, { body: new Blob([`Welder\n${words}`]) }),
  readProfileFile: (words: string) =>
    candidate.call(api.readProfileFile, { body: new Blob([`<Candidate>${words}</Candidate>`]) }),
  storeLogo: (words: string) => owner.call(api.storeLogo, { body: new Blob([pngImage(16, 16), words]) }),
  storeCareerPicture: (words: string) =>
    owner.call(api.storeCareerPicture, { body: new Blob([pngImage(16, 16), words]) }),
  checkAtsStages: (words: string) =>
    owner.call(api.checkAtsStages, { body: new Blob([`id,stage\n1,${words}`]) }),
  applyAtsStages: (words: string) =>
    owner.call(api.applyAtsStages, { body: new Blob([`id,stage\n1,${words}`]) }),
};

test('every way in for a file is known here', () => {
  const takesFiles = Object.entries<Endpoint>(api).filter(([, { body }]) => body === 'file');
  // A webhook is JSON that its secret signs.
  expect(takesFiles.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(doors), 'receiveAtsWebhook'].toSorted(),
  );
});

test.each(Object.entries(doors))(
  '%s: the scanner sees the file, and keeps out what it finds',
  async (name, send) => {
    const before = clamd.scanned();
    const answer = await send(eicar);
    if (!['uploadResume', 'addImportFile', 'addRecordResume'].includes(name)) {
      expect(answer.problem).toMatchObject({
        code: 'unsupported_file',
        detail: expect.stringContaining('found Eicar-Test-Signature'),
      });
      expect(clamd.scanned()).toBe(before + 1);
      return;
    }
    // A resume is scanned before it is read, in the background.
    await world.settle();
    expect(clamd.scanned()).toBe(before + 1);
    if (name === 'addImportFile') {
      const { items } = (await owner.call(api.listImportFiles, { params: { id: importId } })).body;
      expect(items[0]).toMatchObject({ state: 'failed', detail: expect.stringContaining('Eicar') });
      return;
    }
    if (name === 'addRecordResume') {
      const rows = await world.rows(
        "select parse_message as said from resume_metadata where file_name = 'Ole Lie.txt'",
      );
      expect(rows).toEqual([{ said: expect.stringContaining('Eicar') }]);
      return;
    }
    const [resume] = (await candidate.call(api.listResumes, {})).body.items;
    expect(resume).toMatchObject({ parse_status: 'failed', parse_message: expect.stringContaining('Eicar') });
  },
);

test('while the scanner is away files wait or are refused; an offer and its file go out once it has seen that', async () => {
  const { port } = clamd;
  await clamd.close();
  for (const name of [
    'startGuestApplication',
    'sendReferredResume',
    'storeLogo',
    'storeCareerPicture',
    'checkAtsStages',
    'applyAtsStages',
  ] as const)
    expect((await doors[name]('x')).problem).toMatchObject({
      code: 'unavailable',
      detail: 'The virus scanner is not responding. Try again in a few minutes.',
    });
  expect((await attach('fine')).body.items[0]?.file).toMatchObject({ name: 'offer.pdf' });
  const link = () => owner.call(api.linkOfferFile, { params: { id: offerId } });
  const waits = { code: 'conflict', detail: expect.stringContaining('waiting for the virus scanner') };
  expect((await link()).problem).toMatchObject(waits);
  const at = async () => ({ params: { id: offerId }, body: { version: (await offer())?.version ?? 0 } });
  await owner.call(api.approveOffer, await at());
  expect((await owner.call(api.sendOffer, await at())).problem).toMatchObject(waits);

  clamd = await startClamd(port);
  const opened = await link();
  expect(opened.status).toBe(200);
  expect(await (await owner.send('GET', opened.body.url)).text()).toContain('fine');
  expect(clamd.scanned()).toBe(1);
  expect((await owner.call(api.sendOffer, await at())).status).toBe(200);
  expect(clamd.scanned()).toBe(1);
});

test('what it finds in a file that waited is taken from the offer before anybody opens it', async () => {
  const { port } = clamd;
  await clamd.close();
  await attach(eicar);
  clamd = await startClamd(port);
  const [{ path } = { path: '' }] = await world.rows<{ path: string }>(
    'select file_path as path from offers where id = $1',
    [offerId],
  );
  expect((await owner.call(api.linkOfferFile, { params: { id: offerId } })).problem).toMatchObject({
    code: 'unsupported_file',
    detail: expect.stringContaining('found Eicar-Test-Signature'),
  });
  expect(await offer()).toMatchObject({ file: null });
  expect(await world.services.files.has(path)).toBe(false);
});
