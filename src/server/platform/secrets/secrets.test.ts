import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import { createApp } from '../../app.ts';
import { setRole } from '../../identity/auth/queries.ts';
import { entrustedTo } from '../../config.ts';
import { checkDatabase, checkFolder, checkSettings } from '../../operations/doctor/findings.ts';
import { checkMail } from '../../operations/doctor/mail-findings.ts';
import type { Person } from '../http/person.ts';
import { addStoredKey, dropOlderKeys } from './stored-secrets.ts';
import { applicant } from '../../testing/applicants.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { startBucket } from '../../testing/bucket-server.ts';
import { readEverythingAs } from '../../testing/read-everything.ts';
import { type CalDavServer, startCalDavServer } from '../../testing/caldav-server.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type Behaviour, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { testInSteps } from '../../testing/test-steps.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { listSealed } from './queries.ts';
import { resealAll } from './reseal.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: World;
/** Another program that refuses whatever it is asked, and repeats all of it as it says so. */
let outside: ModelServer;
let mail: MailServer;
let calendar: CalDavServer;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let staff: Person;
let owner: Person;
let candidate: Person;
const lines: string[] = [];
const root = join(import.meta.dirname, '../../../..');

const given = {
  smtp: 'canary mail & 77/1+x',
  database: 'canary-database',
  bucket: 'canary of the bucket / 7c21+04',
  site: 'sk-canary-of-the-site-5f2e91c07ab4',
  own: 'sk-canary-of-a-person-9b41d7730e2c',
  sso: 'canary-of-single-sign-on-44d10b',
  merge: 'mk-canary-of-merge-0a9b8c7d6e5f',
  mergeWebhook: 'whsec-canary-of-merge-webhooks-9999',
  calendar: 'canary of a calendar / 5c20+77',
  mergeAccount: 'at-canary-of-the-account-31f4c2a9',
};
/** All that nobody may see, by what it is. */
const planted: Record<string, string> = { ...given };

beforeAll(async () => {
  [outside, mail, bucket, calendar] = await Promise.all([
    startModelServer(),
    startMailServer({ letsIn: false }),
    startBucket(given.bucket),
    startCalDavServer(given.calendar),
  ]);
  const { settings } = bucket;
  const { port } = new URL(mail.url);
  world = await openWorld({
    env: {
      SMTP_URL: `smtp://tenon:${encodeURIComponent(given.smtp)}@127.0.0.1:${port}`,
      MAIL_FROM: 'Tenon <jobs@example.com>',
      DATABASE_URL: `postgresql://tenon:${given.database}@127.0.0.1:1/tenon`,
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: given.bucket,
      PRIVATE_HOSTS: `${outside.host},${calendar.host}`,
      MERGE_URL: outside.url,
      METRICS_PORT: '9464',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
    },
    logTo: { write: (line) => void lines.push(line) },
  });
  outside.behave(repeats);
  staff = await world.candidate('staff@secrets.example');
  await setRole(world.services.database, 'staff@secrets.example', 'internal');
  owner = await world.recruiter('owner@secrets.example');
});
afterAll(() => Promise.all([world.close(), outside.close(), mail.close(), bucket.stop(), calendar.close()]));

const repeats: Behaviour = (_request, response) => {
  const { path, text } = outside.seen;
  const issuer = `http://${outside.host}`;
  const says = (status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (path.endsWith('/openid-configuration'))
    says(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    });
  else if (path.includes('account-token/'))
    says(200, { account_token: given.mergeAccount, integration: { name: 'Greenhouse' }, id: 'la-1' });
  else {
    const basic = Buffer.from(/basic ([\w+/=]+)/i.exec(text)?.[1] ?? '', 'base64');
    const message = `Not with these: ${text} ${basic.toString()}`;
    says(401, { error: { message }, error_description: message, detail: message });
  }
};

/** Does what waits; mails go on failing. */
async function settle(): Promise<void> {
  for (let failed = true; failed;)
    failed = await world.settle().then(
      () => false,
      () => true,
    );
}

/** Has the program keep every kind of secret, and use it where it is refused. */
async function plantAll(): Promise<string[]> {
  const { id: applicationId, candidate: person, jobId, resume } = await applicant(world, owner);
  candidate = person;
  const key = await staff.call(api.createApiKey, { body: { name: 'Site', value: given.site } });
  const model = { provider: 'custom', model_id: 'm-1', base_url: outside.url } as const;
  const made = await staff.call(api.createModel, {
    body: { ...model, name: 'Site', is_active: true, key_id: key.body.id },
  });
  await staff.call(api.testModel, { params: { id: made.body.id } });
  expect((await staff.call(api.generate, { body: { model: 'site', prompt: 'Hello?' } })).status).toBe(502);
  await candidate.call(api.saveOwnModel, { body: { ...model, version: 0, key: given.own } });
  await candidate.call(api.testOwnModel, {});
  const webhook = await owner.call(api.createWebhook, {
    body: { url: `http://${outside.host}/hook`, event_types: ['application.submitted'] },
  });
  planted['webhook'] = webhook.body.secret;
  await owner.call(api.testWebhook, { params: { id: webhook.body.id } });
  await refuseAtMerge();
  await refuseAtSso();
  await refuseCalendar();
  await giveTokens();
  const bulk = await owner.call(api.createBulkAction, {
    body: { wish: { do: 'export' }, target: { ids: [applicationId] } },
  });
  await candidate.call(api.startDataExport, {});
  await staff.call(api.createBackup, { body: {} });
  await settle();
  return [applicationId, jobId, resume.id, webhook.body.id, bulk.body.id, owner.user?.company?.id ?? ''];
}

async function refuseAtMerge(): Promise<void> {
  const body = {
    version: 0,
    provider: 'merge' as const,
    api_key: given.merge,
    webhook_secret: given.mergeWebhook,
  };
  await owner.call(api.saveAtsConnection, { body });
  const linked = await owner.call(api.finishAtsLink, { body: { public_token: 'pt-one' } });
  expect(linked.body.connection, JSON.stringify([linked.problem, outside.seen])).toMatchObject({
    ready: true,
  });
  const tested = await owner.call(api.testAtsConnection, {});
  expect(tested.body.connection).toMatchObject({ ready: true, last_test: { ok: false } });
  expect(outside.seen.text).toContain(given.mergeAccount);
  expect((await owner.call(api.linkAts, {})).problem?.code).toBe('ats_failed');
  await owner.call(api.startAtsSync, {});
}

async function refuseCalendar(): Promise<void> {
  const body = { address: calendar.url, username: 'imogen', password: given.calendar };
  const [connected] = (await owner.call(api.connectCalendar, { body })).body.items;
  calendar.state = 'forgetful';
  const refused = await owner.call(api.readCalendar, { params: { id: connected?.id ?? '' } });
  expect(refused.body.items[0]?.problem).toBe('refused');
}

async function refuseAtSso(): Promise<void> {
  const issuer = `http://${outside.host}`;
  const [body, company] = [
    { version: 0, issuer, client_id: 'tenon', client_secret: given.sso, domains: ['secrets.example'] },
    owner.user?.company?.id,
  ];
  await owner.call(api.saveCompanySso, { body });
  await world.rows(
    `insert into sso_domains (domain, company_id, proven_at) values ('secrets.example', $1, now())`,
    [company],
  );
  const visitor = world.visitor();
  const asked = await visitor.call(api.startSso, { body: { email: 'ada@secrets.example' } });
  const state = new URL(asked.body.url).searchParams.get('state') ?? '';
  const refused = await visitor.call(api.finishSso, { body: { code: 'canary-code', state } });
  expect(refused.problem?.code).toBe('sso_failed');
  expect(outside.seen.path).toBe('/token');
}

async function giveTokens(): Promise<void> {
  for (const [what, person] of Object.entries({ staff, owner, candidate })) {
    const { token } = (
      await person.call(api.createApiToken, {
        body: { name: what, scopes: ['jobs:read', 'profile:read'], expires_at: null },
      })
    ).body;
    planted[`token of ${what}`] = token;
    const headers = { authorization: `Bearer ${token}` };
    await world.visitor().call(api.listApiKeys, { headers });
    planted[`session of ${what}`] =
      [...person.cookies.values()].toSorted((a, b) => b.length - a.length)[0] ?? '';
  }
  const { password } = candidate;
  planted['password'] = password;
  const email = candidate.user?.email ?? '';
  const granted = await world.visitor().call(api.grantToken, {
    body: { grant_type: 'password', email, password },
  });
  planted['access token'] = granted.body.access_token;
  planted['refresh token'] = granted.body.refresh_token;
  const { secret } = (await candidate.call(api.setUpTwoFactor, {})).body;
  planted['authenticator'] = secret;
  const code = await appCode(secret, new Date());
  const { recovery_codes: codes } = (await candidate.call(api.confirmTwoFactor, { body: { code } })).body;
  planted['recovery code'] = codes[0] ?? '';
}

/** The secret itself, and as it travels. */
const formsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('hex'),
  JSON.stringify(secret).slice(1, -1),
];

function leaksIn(text: string): string[] {
  return Object.entries(planted).flatMap(([what, secret]) =>
    formsOf(secret).some((form) => text.includes(form)) ? [what] : [],
  );
}

type Place = { what: string; text: string };

async function showsNone(): Promise<void> {
  const ids = await plantAll();
  entrustedTo(world.services.config).forEach((secret, index) => (planted[`entrusted ${index}`] = secret));
  for (const [what, secret] of Object.entries(planted))
    expect(secret?.length, `${what} was not planted`).toBeGreaterThan(7);
  // Nothing tells a password from other words; what the program keeps of it is a hash, or sealed.
  const typed = ['password', 'calendar', 'authenticator', 'recovery code'];
  const all = Object.keys(planted)
    .filter((what) => !typed.includes(what))
    .map((what) => planted[what])
    .join(' ');
  const thrown = vi.spyOn(world.services.calls, 'count').mockImplementation(() => {
    throw new Error(`refused: ${all}`, { cause: new Error(all) });
  });
  const failed = await world.visitor().call(api.listJobs, {});
  thrown.mockRestore();
  expect(failed.status).toBe(500);

  const people = { visitor: world.visitor(), candidate, owner, staff };
  const places: Place[] = [{ what: 'a failure', text: JSON.stringify(failed.problem) }];
  const files = new Set<string>();
  for (const [who, person] of Object.entries(people))
    for (const { what, status, type, text } of await readEverythingAs(person, ids)) {
      if (status === 200 && !type.includes('json')) files.add(what.split(' ')[0] ?? '');
      places.push({ what: `${who}: ${what}`, text });
    }
  places.push(...(await shownBeside(ids)), ...lines.map((text) => ({ what: 'log', text })));
  for (const name of ['exportJobFile', 'openBulkFile', 'downloadData', 'downloadAtsApplications'])
    expect([...files]).toContain(name);

  expect(places.flatMap(({ what, text }) => leaksIn(text).map((leak) => `${what}: ${leak}`))).toEqual([]);
  expect(lines.join('')).toContain('a request failed');
  expect(lines.join('')).toContain('a task failed');
  expect(lines.join('')).toContain('an ATS did not do something');
}

/** What is shown by pages, metrics, the doctor and backups, and stands in the database. */
async function shownBeside(ids: string[]): Promise<Place[]> {
  const places: Place[] = [];
  const pages = createApp(world.services, root);
  for (const path of [
    '/',
    '/jobs',
    `/jobs/${ids[1]}`,
    '/settings',
    '/internal',
    '/healthz',
    '/readyz',
    '/sitemap.xml',
  ])
    places.push({ what: path, text: await (await pages.request(path)).text() });
  places.push({ what: '/metrics', text: (await world.services.metrics.text?.())?.body ?? '' });
  const { config, database } = world.services;
  const found = [
    ...checkSettings(config),
    ...(await checkFolder(config)),
    ...(await checkDatabase(database)),
  ];
  const mailed = await checkMail(config);
  expect(mailed?.says).toContain('does not let us in');
  places.push({ what: 'doctor', text: JSON.stringify([found, mailed]) });
  const [backup = ''] = readdirSync(join(config.dataDir, 'backups'));
  places.push({
    what: 'manifest',
    text: readFileSync(join(config.dataDir, 'backups', backup, 'manifest.json'), 'utf8'),
  });
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables)
    places.push({
      what: name,
      text: JSON.stringify(await world.rows(`select to_jsonb(t) as row from ${name} t`)),
    });
  return places;
}

async function sealsAnew(): Promise<void> {
  const { services } = world;
  const { dataDir, secrets } = services.config;
  const older = secrets.stored;
  const before = await listSealed(services.database);
  expect(before.map(({ sealed }) => sealed).toSorted()).toEqual((await sealedTexts()).toSorted());

  const key = (await staff.call(api.listApiKeys, {})).body.items[0]?.id ?? '';
  const webhook = (await owner.call(api.listWebhooks, {})).body.items[0]?.id ?? '';
  const opened = async () => [
    (await staff.call(api.revealApiKey, { params: { id: key } })).body.value,
    (await owner.call(api.revealWebhookSecret, { params: { id: webhook } })).body.secret,
  ];
  addStoredKey(dataDir);
  expect(await opened()).toEqual([given.site, planted['webhook']]);
  expect(await resealAll(services)).toBe(before.length);
  expect(await resealAll(services)).toBe(0);
  const after = await listSealed(services.database);
  for (const { sealed } of before) expect(after.map((row) => row.sealed)).not.toContain(sealed);

  dropOlderKeys(dataDir);
  expect(await opened()).toEqual([given.site, planted['webhook']]);

  const withOlder = { ...services.config, secrets: { ...secrets, stored: older } };
  await expect(resealAll({ ...services, config: withOlder })).rejects.toThrow('No key');
  expect(await listSealed(services.database)).toEqual(after);
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(withOlder.secrets));
  const refused = await staff.call(api.revealApiKey, { params: { id: key } });
  expect(refused.status).toBe(503);
  expect(refused.problem?.detail).toContain('a key that this server does not have');
}

/** Every text of the database that is sealed. A column that is named so and holds none would be left out: it has to be planted above. */
async function sealedTexts(): Promise<string[]> {
  const columns = await world.rows<{ table: string; column: string }>(
    `select quote_ident(table_name) as table, quote_ident(column_name) as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await world.rows<{ text: string }>(
      `select ${column} as text from ${table} where ${column} ~ '^v[12]\\.([0-9a-f]{8}\\.)?[\\w-]{16}\\.[\\w-]*\\.[\\w-]{22}$'`,
    );
    found.push(...rows.map(({ text }) => text));
    if (column.startsWith('sealed_')) expect(rows, `${table}.${column} was not planted`).not.toEqual([]);
  }
  return found;
}

test(
  'secrets',
  testInSteps({
    'none is ever shown, logged, kept in the open, mailed or sent, even where it is repeated as something fails':
      showsNone,
    'every sealed column is sealed anew while the program runs, is read before and after, and the old key opens nothing':
      sealsAnew,
  }),
);
