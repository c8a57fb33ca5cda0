import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, type TestContext } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainOffer } from '../../testing/employer-request-bodies.ts';
import { type FaultyConnection, openFaultyConnection } from '../../testing/faulty-connection.ts';
import { postJob, resumeText } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { parseResumeTask, sweepFilesTask } from './tasks.ts';
import { hourMs } from '../../../api/platform/durations.ts';

let clock = Date.now();
let world: World;
let line: FaultyConnection | undefined;
beforeAll(async () => {
  const url = inject('testDatabaseUrl');
  if (url) line = await openFaultyConnection(url);
  world = await openWorld({ now: () => new Date(clock), ...(line ? { line } : {}) });
});
afterAll(async () => {
  await world.close();
  await line?.close();
});

/** The line, where there is one to lose an answer on. */
function lineOf(context: TestContext): FaultyConnection {
  if (!line) return context.skip('There is no connection to cut to the embedded database.');
  return line;
}
const text = resumeText('Robin Okafor', ['Go']);
const upload = (person: Person, key: string | null = null) =>
  person.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([text], { type: 'text/plain' }),
    headers: key === null ? {} : { 'idempotency-key': key },
  });
const listed = async (person: Person) => (await person.call(api.listResumes, {})).body.items;
async function filesOf(person: Person): Promise<string[]> {
  const keys = [];
  for await (const { key } of world.services.files.list()) if (key.startsWith(person.id)) keys.push(key);
  return keys;
}
const link = async (person: Person, id: string) =>
  (await person.call(api.linkResume, { params: { id } })).body.url;
const opened = async (person: Person, id: string) =>
  (await person.send('GET', await link(person, id))).text();

test('when the commit response of an upload is lost, the row keeps its file, and a retry returns both', async (context) => {
  const person = await world.candidate();
  lineOf(context).loseAnswerTo('"type":"resume"');
  const lost = await upload(person, 'lost');
  expect([lost.status, lost.problem?.code]).toEqual([503, 'unavailable']);
  const [row] = await listed(person);
  expect(await filesOf(person)).toEqual([row?.storage_path]);
  const again = await upload(person, 'lost');
  expect([again.status, again.body]).toEqual([200, { ...row, applications: undefined, already_kept: false }]);
  expect(await opened(person, again.body.id)).toBe(text);
  expect(await filesOf(person)).toEqual([row?.storage_path]);
});

test('when a response before the commit is lost, neither row nor file is left', async (context) => {
  const person = await world.candidate();
  lineOf(context).loseAnswerTo('insert into "resume_metadata"');
  expect((await upload(person, 'cut')).problem?.code).toBe('unavailable');
  expect(await listed(person)).toEqual([]);
  expect(await filesOf(person)).toEqual([]);
  expect(await opened(person, (await upload(person, 'cut')).body.id)).toBe(text);
});

test('when the commit response of an offer file is lost, the offer keeps its file', async (context) => {
  const owner = await world.recruiter();
  const { id: applicationId } = await applicant(world, owner, { jobId: (await postJob(owner)).id });
  const body = plainOffer(new Date(clock));
  const id =
    (await owner.call(api.writeOffer, { params: { id: applicationId }, body })).body.items[0]?.id ?? '';
  lineOf(context).loseAnswerTo('commit');
  const attached = await owner.call(api.attachOfferFile, {
    params: { id },
    query: { file_name: 'offer.pdf', version: 1 },
    body: new Blob(['%PDF-1.7 contract']),
  });
  expect(attached.problem?.code).toBe('unavailable');
  const { url } = (await owner.call(api.linkOfferFile, { params: { id } })).body;
  expect(await (await owner.send('GET', url)).text()).toBe('%PDF-1.7 contract');
});

test.each(['kept', null])(
  'a repeat with the key %s of a resume that has lost its file brings the file back',
  async (key) => {
    const person = await world.candidate();
    const first = (await upload(person, key)).body;
    await world.services.files.remove(first.storage_path);
    clock += 2 * hourMs;
    await sweepFilesTask.run({}, world.services);
    expect(await listed(person)).toMatchObject([{ parse_status: 'failed' }]);
    const again = await upload(person, key);
    expect([again.status, again.body]).toMatchObject([200, { id: first.id, parse_status: 'waiting' }]);
    expect(await opened(person, first.id)).toBe(text);
    await world.settle();
    expect(await listed(person)).toMatchObject([{ id: first.id, parse_status: 'done', parse_message: null }]);
    expect(await filesOf(person)).toEqual([first.storage_path]);
  },
);

test('a damaged stored file is not served, is logged for staff, and is repaired by uploading the same file', async () => {
  const person = await world.candidate();
  const { id, storage_path: path } = (await upload(person)).body;
  writeFileSync(join(world.services.config.dataDir, 'files', 'resumes', path), 'something else');
  const broken = await person.send('GET', await link(person, id));
  expect([broken.status, await broken.json()]).toMatchObject([500, { code: 'damaged_file' }]);
  await world.settle();
  expect(await listed(person)).toMatchObject([
    { parse_status: 'failed', parse_message: 'The stored file is damaged. Please upload it again.' },
  ]);
  await world.services.errors.flush();
  const written = await world.rows('select action, message from error_log order by action collate "C"');
  expect(written).toEqual([
    { action: 'GET /api/files/{id}', message: expect.stringContaining('is damaged') },
    { action: 'parse-resume', message: expect.stringContaining('is damaged') },
  ]);
  expect((await upload(person)).body).toMatchObject({ id, already_kept: true, parse_status: 'waiting' });
  await world.settle();
  expect(await listed(person)).toMatchObject([{ id, parse_status: 'done' }]);
  expect(await opened(person, id)).toBe(text);
});

test('a retry for a deleted resume restores no file', async () => {
  const person = await world.candidate();
  const { id } = (await upload(person, 'gone')).body;
  await person.call(api.deleteResume, { params: { id } });
  expect((await upload(person, 'gone')).body.id).toBe(id);
  expect(await filesOf(person)).toEqual([]);
});

test('a reading that fails is told of once it is not tried again', async () => {
  const person = await world.candidate();
  const { id } = (await upload(person)).body;
  const broken = { ...world.services, documents: { ...world.services.documents, read: failed } };
  const attempt = (isLast: boolean) => parseResumeTask.run({ resumeId: id }, broken, { isLast });
  const told = async () => (await person.call(api.listNotifications, {})).body.items.map(({ text }) => text);
  await expect(attempt(false)).rejects.toThrow('The reader broke.');
  expect([await listed(person), await told()]).toMatchObject([[{ parse_status: 'reading' }], []]);
  await expect(attempt(true)).rejects.toThrow('The reader broke.');
  const words = 'Failed to process your resume. Please try again.';
  expect([await listed(person), await told()]).toMatchObject([[{ parse_status: 'failed' }], [words]]);
  await world.settle();
});
const failed = () => Promise.reject(new Error('The reader broke.'));
