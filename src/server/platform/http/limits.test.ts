import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import type { Person } from './person.ts';
import { sweepFilesTask } from '../../candidates/resumes/tasks.ts';
import { postJob } from '../../testing/hiring.ts';
import { newestMail } from '../../testing/read-mails.ts';
import { PasskeyDevice } from '../../testing/passkey-device.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { dayMs, hourMs, hourSeconds } from '../../../api/platform/durations.ts';

const password = 'correct horse battery';
const tooMany = 'Too many attempts. Please wait a moment before trying again.';
const proxy = '10.1.2.3';

let world: World;
let time = Date.now();
beforeAll(async () => {
  world = await openWorld({
    now: () => new Date(time),
    env: { TRUSTED_PROXIES: '10.0.0.0/8' },
    hashing: { running: 2, waiting: 100 },
  });
  await world.candidate('owner@example.com');
});
afterAll(() => world.close());
beforeEach(() => world.rows('delete from rate_limits'));

const signIn = (person: Person, email: string, secret = 'a wrong guess', headers = {}) =>
  person.call(api.signIn, { body: { email, password: secret }, headers });
/** Sign-ups that are refused for their body: they cost a point and nothing else. */
const signUp = (person: Person, headers = {}) =>
  person.send('POST', '/api/auth/signup', {
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });
const fill = (per: string, used: number) =>
  world.rows("update rate_limits set used = $2 where key like '%/' || $1 || '/%' returning key", [per, used]);

describe('guessing one password', () => {
  test('ends after ten tries with 429, the words of the specification and when to try again', async () => {
    const guesser = world.visitor('203.0.113.1');
    const tomorrow = new Date(time + dayMs);
    await world.rows("insert into rate_limits (key, used, resets_at) values ('another', 1, $1)", [tomorrow]);
    expect((await signIn(guesser, 'owner@example.com')).status).toBe(401);
    await fill('address and email', 9);
    time += 10_000;
    expect((await signIn(guesser, 'owner@example.com')).status).toBe(401);
    const refused = await signIn(guesser, 'OWNER@example.com', password);
    expect(refused.problem).toMatchObject({ status: 429, code: 'rate_limited', title: tooMany });
    expect(refused.headers.get('retry-after')).toBe('890');

    const owner = world.visitor('198.51.100.7');
    expect((await signIn(owner, 'owner@example.com', password)).status).toBe(200);
    expect((await signIn(guesser, 'another@example.com')).status).toBe(401);
    time += 890_000;
    expect((await signIn(guesser, 'owner@example.com')).status).toBe(401);
    await fill('address and email', 9);
    expect((await signIn(guesser, 'owner@example.com')).status).toBe(401);
    expect((await signIn(guesser, 'owner@example.com', password)).status).toBe(429);
    time += 900_000;
    expect((await signIn(guesser, 'owner@example.com', password)).status).toBe(200);
  });

  test('ends as soon where the code of a mail is guessed', async () => {
    const guess = () =>
      world
        .visitor('203.0.113.6')
        .call(api.signInByCode, { body: { email: 'owner@example.com', code: '000000' } });
    expect((await guess()).problem?.code).toBe('wrong_mail_code');
    await fill('address and email', 10);
    expect((await guess()).problem?.code).toBe('rate_limited');
  });

  test('leaves nothing behind once the code of a mail was right', async () => {
    await world.candidate('by-code@example.com');
    const browser = world.visitor('203.0.113.7');
    await browser.call(api.askForSignIn, { body: { email: 'by-code@example.com' } });
    const { code } = await newestMail(world, 'by-code@example.com', 'sign_in');
    const signedIn = await browser.call(api.signInByCode, { body: { email: 'by-code@example.com', code } });
    expect(signedIn.status).toBe(200);
    const kept = "select split_part(key, '/', 2) as per from rate_limits where key like 'signInByCode/%'";
    expect(await world.rows(kept)).toEqual([{ per: 'address' }]);
  });

  test('is not won by many guesses at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(world.visitor('203.0.113.2'), 'owner@example.com')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('is counted anew after a success', async () => {
    const person = world.visitor('203.0.113.3');
    for (let round = 0; round < 2; round++) {
      await signIn(person, 'owner@example.com');
      expect(await fill('address and email', 9)).toHaveLength(1);
      expect((await signIn(person, 'owner@example.com', password)).status).toBe(200);
    }
  });

  test('is answered alike for an address that has no account', async () => {
    const tell = async (email: string, address: string) => {
      const answers = [];
      for (let guess = 0; guess < 3; guess++) {
        await fill('address and email', guess * 5);
        const { status, problem, headers } = await signIn(world.visitor(address), email);
        answers.push({ status, problem: { ...problem, request_id: '' }, retry: headers.get('retry-after') });
      }
      return answers;
    };
    expect(await tell('nobody@example.com', '203.0.113.4')).toEqual(
      await tell('owner@example.com', '203.0.113.5'),
    );
  });
});

describe('an address', () => {
  test('may sign up 20 times an hour; another one is not affected', async () => {
    const busy = world.visitor('203.0.113.10');
    expect((await signUp(busy)).status).toBe(422);
    await fill('address', 19);
    expect((await signUp(busy)).status).toBe(422);
    const refused = await signUp(busy);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(hourSeconds);
    expect((await signUp(world.visitor('203.0.113.11'))).status).toBe(422);
    time += hourMs;
    expect((await signUp(busy)).status).toBe(422);
  });

  test('cannot be changed by a header that nobody vouches for, nor by another address of the same network', async () => {
    await signUp(world.visitor('2001:db8:1:2::1'));
    await fill('address', 100);
    for (const headers of [
      { 'x-forwarded-for': '192.0.2.1' },
      { 'x-real-ip': '192.0.2.2' },
      { forwarded: 'for=192.0.2.3' },
      { 'cf-connecting-ip': '192.0.2.4' },
    ]) {
      expect((await signUp(world.visitor('2001:db8:1:2:ffff::9'), headers)).status).toBe(429);
    }
    expect((await signUp(world.visitor('2001:db8:1:3::1'))).status).toBe(422);
  });

  test('is what a trusted proxy says last, not what the caller wrote before it', async () => {
    const behind = (forwarded: string) => signUp(world.visitor(proxy), { 'x-forwarded-for': forwarded });
    await behind('192.0.2.50');
    await fill('address', 100);
    for (const invented of ['', '198.51.100.1, ', '198.51.100.2, 10.9.9.9, ', 'x, ']) {
      expect((await behind(`${invented}192.0.2.50`)).status).toBe(429);
      expect((await behind(`${invented}192.0.2.50, 10.2.2.2`)).status).toBe(429);
      expect((await behind(`${invented}192.0.2.50, , 10.2.2.2, `)).status).toBe(429);
    }
    expect((await behind('192.0.2.51')).status).toBe(422);
  });

  test('is unknown once the connection is closed: all such count as one', async () => {
    const send = () =>
      world.app.request(
        'http://localhost:3000/api/auth/signup',
        { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
        { incoming: { socket: {} } },
      );
    expect((await send()).status).toBe(422);
    await fill('address', 100);
    expect((await send()).status).toBe(429);
  });

  test('that a proxy passes on is an address: anything else counts as the proxy itself', async () => {
    const answers = [];
    await signUp(world.visitor(proxy), { 'x-forwarded-for': 'first' });
    await fill('address', 100);
    for (const invented of ['second', '999.1.1.1', '<script>', '192.0.2.1:80']) {
      answers.push((await signUp(world.visitor(proxy), { 'x-forwarded-for': invented })).status);
    }
    expect(answers).toEqual([429, 429, 429, 429]);
  });
});

test('whoever has a limit for the site has one for each address and e-mail', () => {
  const kinds = Object.values<Endpoint>(api).map(({ limits = [] }) => limits.map(({ per }) => per));
  const guarded = kinds.filter((of) => of.includes('site'));
  expect(guarded).not.toEqual([]);
  expect(guarded.filter((of) => !of.includes('address and email'))).toEqual([]);
});

test('when failures flood the site, addresses that never succeeded are slowed down, known ones are not', async () => {
  const known = world.visitor('198.51.100.20');
  await signIn(known, 'owner@example.com', password);
  const marks = await world.rows("select resets_at from rate_limits where key like 'signIn/known/%'");
  expect(marks).toEqual([{ resets_at: new Date(time + 30 * dayMs) }]);
  await signIn(world.visitor('203.0.113.20'), 'someone@example.com');
  expect(await fill('site', 500)).toHaveLength(1);
  const bot = world.visitor('203.0.113.21');
  const answers = [];
  for (let guess = 0; guess < 5; guess++)
    answers.push((await signIn(bot, `person${guess}@example.com`)).status);
  expect(answers).toEqual([401, 401, 401, 429, 429]);
  expect((await signIn(world.visitor('203.0.113.22'), 'owner@example.com', password)).status).toBe(200);
  for (let guess = 0; guess < 5; guess++)
    expect((await signIn(known, `person${guess}@example.com`)).status).toBe(401);
  time += 900_000;
  expect((await signIn(bot, 'person9@example.com')).status).toBe(401);
});

test('a call that fails on our side costs nobody a try', async () => {
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isSlow = false;
  const by = {
    hash: async (given: string) => given,
    verify: async () => {
      if (!isSlow) return true;
      begun.resolve();
      await goOn.promise;
      return true;
    },
  };
  const busy = await openWorld({ hashing: { running: 1, waiting: 0, by } });
  await busy.candidate('owner@example.com');
  isSlow = true;
  const first = signIn(busy.visitor('203.0.113.40'), 'owner@example.com', password);
  await begun.promise;
  const second = await signIn(busy.visitor('203.0.113.41'), 'owner@example.com', password);
  expect(second.problem?.code).toBe('unavailable');
  goOn.resolve();
  expect((await first).status).toBe(200);
  const points = await busy.rows(
    `select split_part(key, '/', 2) as per, used from rate_limits
      where key like 'signIn/%' and key not like '%/address/%' order by 1`,
  );
  expect(points).toEqual([
    { per: 'address and email', used: 0 },
    { per: 'known', used: 1 },
  ]);
  await busy.close();
});

test('creating is limited for each account, wherever it is used from', async () => {
  const candidate = await world.candidate();
  const create = (person: Person) =>
    person.send('POST', '/api/experiences', { headers: { 'content-type': 'application/json' }, body: '{}' });
  expect((await create(candidate)).status).toBe(422);
  await fill('account', 300);
  expect((await create(candidate)).status).toBe(429);
  expect((await create(await world.candidate())).status).toBe(422);
});

test('what has ended is swept away', async () => {
  await signUp(world.visitor('203.0.113.30'));
  await signIn(world.visitor('203.0.113.31'), 'owner@example.com');
  time += 1_000_000;
  await world.services.queue.enqueue(sweepFilesTask, {});
  await world.settle();
  expect(await world.rows('select split_part(key, $1, 2) as per from rate_limits', ['/'])).toEqual([
    { per: 'address' },
  ]);
});

test('what this process calls itself is not counted', async () => {
  await world.rows('delete from rate_limits');
  const inside = world.visitor();
  await signUp(inside);
  expect((await signIn(inside, 'owner@example.com')).status).toBe(401);
  expect(await world.rows('select key from rate_limits')).toEqual([]);
});

test('a site set to RATE_LIMITS=off counts nothing', async () => {
  const open = await openWorld({ env: { RATE_LIMITS: 'off' } });
  const guesser = open.visitor('203.0.113.40');
  for (let guess = 0; guess < 2; guess++) expect((await signIn(guesser, 'x@example.com')).status).toBe(401);
  expect(await open.rows('select 1 from rate_limits')).toEqual([]);
  await open.close();
});

test('an endpoint with a limit says what is left of it, also when nothing is', async () => {
  const caller = world.visitor('203.0.113.77');
  const first = await signUp(caller);
  const [, points = '', window = ''] =
    /^"address";q=(\d+);w=(\d+)$/.exec(first.headers.get('ratelimit-policy') ?? '') ?? [];
  expect(first.headers.get('ratelimit')).toBe(`"address";r=${Number(points) - 1};t=${window}`);
  await fill('address', Number(points));
  time += 10_000;
  const refused = await signUp(caller);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toBe(`"address";r=0;t=${Number(window) - 10}`);
  expect(refused.headers.get('retry-after')).toBe(String(Number(window) - 10));
  time += (Number(window) - 10) * 1000 - 1500;
  expect((await signUp(caller)).headers.get('retry-after')).toBe('2');
  time += 1000;
  expect((await signUp(caller)).headers.get('retry-after')).toBe('1');
  const free = await caller.send('GET', '/api/maintenance');
  expect(free.headers.has('ratelimit')).toBe(false);
});

describe('what may be kept is not passed by many at once', () => {
  type Add = (person: Person, n: number) => Promise<{ status: number }>;
  const company = 'from company_members, generate_series(1, $2::int) n where user_id = $1';
  const mine = 'from generate_series(1, $2::int) n';
  const kept: [string, number, string, Add][] = [
    [
      'message templates',
      100,
      `insert into message_templates (id, company_id, name, body) select gen_random_uuid(), company_id, 'T' || n, 'Hello' ${company}`,
      (person, n) =>
        person.call(api.createMessageTemplate, { body: { name: `New ${n}`, body: 'Dear {{first_name}}' } }),
    ],
    [
      'lists of stages',
      100,
      `insert into stage_templates (id, company_id, name, stages) select gen_random_uuid(), company_id, 'S' || n, '[]' ${company}`,
      (person, n) =>
        person.call(api.saveStageTemplate, { body: { name: `New ${n}`, stages: [...usualStages] } }),
    ],
    [
      'views of applicants',
      100,
      `insert into applicant_views (id, company_id, owner_id, name, shared, search)
       select gen_random_uuid(), company_id, user_id, 'V' || n, false, '{}' ${company}`,
      (person, n) =>
        person.call(api.saveApplicantView, { body: { name: `New ${n}`, shared: false, search: {} } }),
    ],
    [
      'searches',
      50,
      `insert into saved_searches (id, user_id, name, query, cadence) select gen_random_uuid(), $1, 'S' || n, '{}', 'none' ${mine}`,
      (person, n) =>
        person.call(api.saveSearch, { body: { name: `New ${n}`, query: { q: `${n}` }, cadence: 'none' } }),
    ],
    [
      'passkeys',
      20,
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced)
       select gen_random_uuid(), $1, 'P' || n, md5(n::text), 'key', 0, '{}', false ${mine}`,
      async (person, n) => {
        const browser = world.visitor();
        for (const [name, value] of person.cookies) browser.cookies.set(name, value);
        const device = new PasskeyDevice('http://localhost:3000');
        const { body } = await browser.call(api.challengeNewPasskey, {});
        return browser.call(api.addPasskey, { body: { name: `New ${n}`, passkey: device.create(body) } });
      },
    ],
    [
      'bullets turned down',
      500,
      `insert into rejected_bullets (user_id, job_id, text) select $1, j.id, 'Bullet ' || n
         from generate_series(1, $2::int) n, (select id from job_posting order by created_at desc limit 1) j`,
      (person, n) =>
        person.call(api.rejectBullet, { params: { id: jobId }, body: { text: `Bullet no. ${n}, new` } }),
    ],
  ];
  let jobId = '';
  beforeAll(async () => {
    jobId = (await postJob(await world.recruiter())).id;
  });

  test.each(kept)('%s: %i', async (name, most, fillUp, add) => {
    const person = /message|stages|views/.test(name) ? await world.recruiter() : await world.candidate();
    await world.rows(fillUp, [person.id, most - 3]);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => add(person, n)));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
  });
});
