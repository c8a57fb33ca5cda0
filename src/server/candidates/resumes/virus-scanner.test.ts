import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { checkScanner } from '../../operations/doctor/findings.ts';
import { archiveOf } from '../../privacy/personal-data/archive.ts';
import type { Person } from '../../platform/http/person.ts';
import { eicar, startClamd } from '../../testing/clamd-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  clamd = await startClamd();
  world = await openWorld({ env: { CLAMD_URL: clamd.url } });
});
afterAll(() => Promise.all([world.close(), clamd.close()]));

const resume = (more: string) => new Blob([`Ada Quill\nada@example.com\n${more}\n`]);
const upload = async (person: Person, body: Blob) =>
  (await person.call(api.uploadResume, { query: { file_name: 'ada.txt' }, body })).body;
const stateOf = async (person: Person, id: string) =>
  (await person.call(api.listResumes, {})).body.items.find((item) => item.id === id);
const link = (person: Person, id: string) => person.call(api.linkResume, { params: { id } });
const readiness = async () => (await world.app.request('/readyz')).json() as Promise<object>;

test('a clean file is parsed after the scan, and is served to nobody before', async () => {
  const ada = await world.candidate();
  const { id } = await upload(ada, resume('Go'));
  expect((await link(ada, id)).problem).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('virus scanner'),
  });
  const before = clamd.scanned();
  await world.settle();
  expect(clamd.scanned()).toBe(before + 1);
  expect(await stateOf(ada, id)).toMatchObject({ parse_status: 'done' });
  expect((await link(ada, id)).status).toBe(200);
});

test('an infected file is removed unparsed, and its owner is told what was found', async () => {
  const ada = await world.candidate();
  const { id, storage_path: path } = await upload(ada, resume(eicar));
  await world.settle();
  const parse_message =
    'The virus scanner found Eicar-Test-Signature in this file. It was removed. Please upload a clean copy.';
  expect(await stateOf(ada, id)).toMatchObject({ parse_status: 'failed', parse_message });
  expect(await world.services.files.has(path)).toBe(false);
  const { body } = await ada.call(api.listNotifications, { query: {} });
  expect(body.items[0]).toMatchObject({ title: 'ada.txt was removed', text: parse_message });
  // Sent again, it is found again.
  await upload(ada, resume(eicar));
  await world.settle();
  expect(await stateOf(ada, id)).toMatchObject({ parse_status: 'failed', parse_message });
  expect(await world.services.files.has(path)).toBe(false);
});

test('a copy of somebody’s data leaves out a file that the scanner has not seen, and says so', async () => {
  const ada = await world.candidate();
  const copied = async () => {
    const files = new Map<string, string>();
    for await (const { name, bytes } of archiveOf(
      world.services,
      { userId: ada.id, language: 'en' },
      async () => {},
    ))
      files.set(name, Buffer.from(bytes).toString());
    return files;
  };
  const { id } = await upload(ada, resume('Go'));
  const without = await copied();
  expect(without.get(`files/${id}-ada.txt`)).toBeUndefined();
  expect(without.get('index.html')).toContain(
    'ada.txt (not included: the virus scanner has not checked it yet)',
  );
  await world.settle();
  expect((await copied()).get(`files/${id}-ada.txt`)).toContain('Ada Quill');
});

test('while the scanner is away files wait, the person is told, and all is read when it is back', async () => {
  const ada = await world.candidate();
  const { port, url } = clamd;
  await clamd.close();
  const { id } = await upload(ada, resume('Rust'));
  await world.settle();
  expect(await stateOf(ada, id)).toMatchObject({
    parse_status: 'waiting',
    parse_message: expect.stringContaining('The virus scanner is not responding. Your file is saved'),
  });
  expect((await link(ada, id)).status).toBe(409);
  expect(await checkScanner({ clamdUrl: url })).toMatchObject({ verdict: 'wrong', what: 'scanner' });
  await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({ status: 'ok', virus_scanner: 'failed' });

  clamd = await startClamd(port);
  expect(await checkScanner({ clamdUrl: url })).toMatchObject({ verdict: 'ok' });
  await world.rows("update pgboss.job set start_after = now() where state = 'created'");
  await world.settle();
  expect(await stateOf(ada, id)).toMatchObject({ parse_status: 'done', parse_message: null });
});
