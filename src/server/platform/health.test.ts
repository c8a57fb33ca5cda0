import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { api } from '../../api/index.ts';
import { experience } from '../testing/sample-entries.ts';
import { resumeText } from '../testing/hiring.ts';
import { startBucket } from '../testing/bucket-server.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  const { settings } = bucket;
  world = await openWorld({
    env: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  });
});
afterAll(() => world.close());

const readiness = async () => {
  const answer = await world.app.request('/readyz');
  return { status: answer.status, body: (await answer.json()) as unknown };
};

test('a server whose bucket is dead is not ready, but runs', async () => {
  const ready = { status: 'ok', database: 'ok', files: 'ok', stopping: false };
  expect(await readiness()).toEqual({ status: 200, body: ready });
  await bucket.stop();
  const down = { ...ready, status: 'unavailable', files: 'failed' };
  await expect.poll(readiness, { timeout: 10_000 }).toEqual({ status: 503, body: down });
  expect((await world.app.request('/healthz')).status).toBe(200);
  const person = await world.candidate();
  const sent = await person.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([resumeText('Robin Okafor', ['Go'])]),
  });
  expect([sent.status, sent.problem?.code]).toEqual([503, 'unavailable']);
  expect(sent.headers.get('retry-after')).toBe('3');
});

test('the version and the last migration that a process knows are told', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const answer = await world.app.request('/version');
  expect(await answer.json()).toEqual({ version, migration: expect.stringMatching(/^\d{4}_[a-z-]+$/) });
  const [row] = await world.rows<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const said = (await (await world.app.request('/version')).json()) as { migration: string };
  // They are numbered from 0.
  expect(Number(said.migration.slice(0, 4))).toBe((row?.count ?? 0) - 1);
});

test('a database that only reads is told as such: reading goes on, writing is 503', async () => {
  const person = await world.candidate();
  const { email = '' } = person.user ?? {};
  const only = async (state: 'on' | 'off') => {
    // As many at once as there are connections, so that each has one.
    const all = Array.from({ length: world.services.database.kind === 'embedded' ? 1 : 5 }, () =>
      world.rows("select set_config('default_transaction_read_only', $1, false), pg_sleep(0.5)", [state]),
    );
    await Promise.all(all);
  };
  await only('on');
  try {
    expect(await readiness()).toMatchObject({ status: 503, body: { database: 'read_only' } });
    expect((await person.call(api.listExperiences, {})).status).toBe(200);
    const refused = [
      await person.call(api.createExperience, { body: experience }),
      await person.call(api.applyToJob, { params: { id: v7() }, body: { resume_id: v7(), cover_note: '' } }),
      await world.visitor().call(api.recoverPassword, { body: { email } }),
      await world.visitor().call(api.signIn, { body: { email, password: person.password } }),
    ];
    for (const { status, problem, headers } of refused) {
      expect([status, problem?.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '3']);
    }
  } finally {
    await only('off');
  }
  expect((await person.call(api.createExperience, { body: experience })).status).toBe(200);
});
