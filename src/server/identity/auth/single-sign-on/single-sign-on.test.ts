import { decodeJwt, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import { openSafeFetch } from '../../../platform/adapters/safe-fetch/safe-fetch.ts';
import { joinCompany } from '../../../operations/demo/queries.ts';
import type { Person } from '../../../platform/http/person.ts';
import { appCode } from '../../../testing/authenticator-app.ts';
import { type SignInServer, startSignInServer } from '../../../testing/sign-in-server.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { setRole } from '../queries.ts';
import { hourSeconds, minuteMs } from '../../../../api/platform/durations.ts';

const redirectUri = 'http://localhost:3000/auth/callback';
let world: World;
let server: SignInServer;
let other: SignInServer;
let owner: Person;
let records: Record<string, string>;
let minutes = 0;
let count = 0;

beforeAll(async () => {
  server = await startSignInServer(redirectUri);
  other = await startSignInServer(redirectUri);
  records = {};
  const hosts = [server.host, other.host];
  world = await openWorld({
    env: { PRIVATE_HOSTS: hosts.join(',') },
    now: () => new Date(Date.now() + minutes * minuteMs),
    safeFetch: openSafeFetch(hosts, undefined, async (name) => (records[name] ? [[records[name]]] : [])),
  });
  owner = await setUp(server, 'acme.example');
});
afterAll(async () => {
  await Promise.all([world.close(), server.close(), other.close()]);
});
beforeEach(() => {
  minutes = 0;
  server.tamper = null;
  count += 1;
  server.person = {
    subject: `person-${count}`,
    email: `person-${count}@acme.example`,
    verified: true,
    name: 'Ada',
  };
});
afterEach(() => (other.tamper = null));

/** An owner whose company signs in at a server for one proven domain. */
async function setUp(at: SignInServer, domain: string): Promise<Person> {
  const person = await world.recruiter(`owner@${domain}`);
  const saved = await person.call(api.saveCompanySso, { body: inputFor(at, domain) });
  const [named] = saved.body.settings?.domains ?? [];
  records[named?.record_name ?? ''] = named?.record_value ?? '';
  await person.call(api.testCompanySso, {});
  return person;
}

function inputFor(at: SignInServer, domain: string, version = 0) {
  return { version, issuer: at.issuer, client_id: at.clientId, client_secret: at.secret, domains: [domain] };
}

async function start(person: Person, email = server.person.email): Promise<string> {
  const answer = await person.call(api.startSso, { body: { email, return_to: '/applicants' } });
  expect(answer.status).toBe(200);
  return answer.body.url;
}

function finish(
  person: Person,
  back: URL,
  changed: Record<string, string | undefined> = {},
  headers: Record<string, string> = {},
) {
  const { code = '', state = '', iss } = { ...Object.fromEntries(back.searchParams), ...changed };
  return person.call(api.finishSso, {
    body: { code, state, ...(iss === undefined ? {} : { iss }) },
    headers,
  });
}

async function signIn(person: Person, email = server.person.email) {
  return finish(person, await server.visit(await start(person, email)));
}

const nobodySignedIn = async (person: Person) =>
  expect((await person.call(api.getSession, {})).body.user).toBeNull();

describe('signing in', () => {
  test('somebody new becomes a recruiter of the company, and is the same person the next time', async () => {
    const ada = world.visitor();
    const { body } = await signIn(ada, 'anybody@acme.example');
    const company = owner.user?.company;
    expect(body).toMatchObject({
      user: { email: server.person.email, role: 'recruiter', company: { id: company?.id, owner: false } },
      return_to: '/applicants',
    });
    expect((await ada.call(api.getSession, {})).body.user).toEqual(body.user);
    expect((await ada.call(api.getRecruiterDashboard, {})).status).toBe(200);

    const again = await signIn(world.visitor());
    expect(again.body.user?.id).toBe(body.user?.id);
    const stored = await world.rows('select provider_id, account_id from accounts where user_id = $1', [
      body.user?.id,
    ]);
    expect(stored).toEqual([
      { provider_id: `sso:${company?.id}`, account_id: `${server.issuer} ${server.person.subject}` },
    ]);
  });

  test('an account made so begins with the language and the time zone of the browser', async () => {
    const ada = world.visitor();
    const back = await server.visit(await start(ada));
    const browser = { 'accept-language': 'de-DE,de;q=0.9', 'time-zone': 'Europe/Berlin' };
    const { body } = await finish(ada, back, {}, browser);
    expect(body.user?.formats).toEqual({ locale: 'de-DE', time_zone: 'Europe/Berlin' });
  });

  test('a member with a password is linked by the verified address, in any case', async () => {
    server.person = { subject: 'owner', email: 'Owner@ACME.example', verified: true };
    const linked = await signIn(world.visitor());
    expect(linked.body.user).toMatchObject({ id: owner.id, company: { owner: true } });
    // From then on it is the identity that counts, not the address.
    server.person = { ...server.person, email: 'new-name@acme.example' };
    expect((await signIn(world.visitor())).body.user?.id).toBe(owner.id);
  });

  test('somebody with an authenticator app is asked for its code as well', async () => {
    const ada = world.visitor();
    await signIn(ada);
    const { secret } = (await ada.call(api.setUpTwoFactor, {})).body;
    const on = { code: await appCode(secret, world.services.now()) };
    expect((await ada.call(api.confirmTwoFactor, { body: on })).status).toBe(200);
    minutes = 1;
    const again = world.visitor();
    expect((await signIn(again)).body).toEqual({ user: null, second_step: true, return_to: '/applicants' });
    await nobodySignedIn(again);
    const body = { code: await appCode(secret, world.services.now()) };
    expect((await again.call(api.finishSecondStep, { body })).body.user?.email).toBe(server.person.email);
    expect((await again.call(api.getSession, {})).body.user?.email).toBe(server.person.email);
  });

  test('an address that only the userinfo address tells is taken from there', async () => {
    server.tamper = (token) => {
      const { email: _email, email_verified: _verified, ...rest } = decodeJwt(token);
      return server.sign(rest);
    };
    expect((await signIn(world.visitor())).body.user?.email).toBe(server.person.email);
  });

  test.each(['candidate', 'admin', 'internal', 'recruiter elsewhere'])(
    'an account of a %s with such an address is never taken over',
    async (kind) => {
      const email = server.person.email;
      const person = kind === 'candidate' ? await world.candidate(email) : await world.recruiter(email);
      if (kind === 'admin' || kind === 'internal') {
        await joinCompany(world.services.database, person.id, owner.user?.company?.id ?? '');
        await setRole(world.services.database, email, kind);
      }
      const visitor = world.visitor();
      expect((await signIn(visitor)).problem).toMatchObject({ code: 'sso_refused', detail: /invitation/ });
      await nobodySignedIn(visitor);
      expect(
        await world.rows("select 1 from accounts where user_id = $1 and provider_id like 'sso:%'", [
          person.id,
        ]),
      ).toEqual([]);
    },
  );

  test('who was removed from the company does not come back by it', async () => {
    const { body } = await signIn(world.visitor());
    await world.rows('delete from company_members where user_id = $1', [body.user?.id]);
    expect((await signIn(world.visitor())).problem?.code).toBe('sso_refused');
  });

  test('an address that is not verified, or at another domain, is refused', async () => {
    server.person.verified = false;
    expect((await signIn(world.visitor())).problem).toMatchObject({
      code: 'sso_refused',
      detail: /not verified/,
    });
    for (const email of [
      'eve@evil.example',
      'eve@sub.acme.example',
      'eve@acme.example.evil.example',
      'x@acme.example@evil.example',
    ]) {
      server.person = { subject: email, email, verified: true };
      const answer = await signIn(world.visitor(), 'anybody@acme.example');
      expect(answer.problem).toMatchObject({ code: 'sso_refused', detail: /domain/ });
    }
  });

  test('nothing begins for a domain that no company has proven', async () => {
    const answer = await world.visitor().call(api.startSso, { body: { email: 'x@unknown.example' } });
    expect([answer.status, answer.problem?.code]).toEqual([404, 'sso_unknown']);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'coming back to %s is refused',
    async (path) => {
      const body = { email: 'x@acme.example', return_to: path };
      expect((await world.visitor().call(api.startSso, { body })).status).toBe(422);
    },
  );
});

describe('an answer that is not for this sign-in', () => {
  const refuses = async (person: Person, back: URL, changed = {}) => {
    expect((await finish(person, back, changed)).problem?.code).toBe('sso_failed');
    await nobodySignedIn(person);
  };

  test('counts once: a replayed state or code is refused', async () => {
    const person = world.visitor();
    const url = await start(person);
    const back = await server.visit(url);
    const cookies = new Map(person.cookies);
    expect((await finish(person, back)).status).toBe(200);
    const thief = world.visitor();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    await refuses(thief, back);
    // The same code with a fresh state of one's own: it belongs to another nonce and verifier.
    const own = await server.visit(await start(thief));
    await refuses(thief, own, { code: back.searchParams.get('code') ?? '' });
  });

  test('belongs to the browser that began it: nobody can be signed in as somebody else', async () => {
    const attacker = world.visitor();
    const back = await server.visit(await start(attacker));
    await refuses(world.visitor(), back);
    const victim = world.visitor();
    await start(victim);
    await refuses(victim, back);
    // The attacker's own browser could still go on: nothing was used up by the others.
    expect((await finish(attacker, back)).status).toBe(200);
  });

  test('an injected code of another person does not pass, though the state is right', async () => {
    const victim = world.visitor();
    const back = await server.visit(await start(victim));
    server.person = { subject: 'attacker', email: 'attacker@acme.example', verified: true };
    const foreign = await server.visit(await start(world.visitor()));
    await refuses(victim, back, { code: foreign.searchParams.get('code') ?? '' });
  });

  test('a token with the nonce of another sign-in is refused', async () => {
    let kept = '';
    server.tamper = (token) => (kept = token);
    await signIn(world.visitor());
    server.tamper = () => kept;
    const person = world.visitor();
    await refuses(person, await server.visit(await start(person)));
  });

  test('an answer of another server is refused before the code is shown to anybody', async () => {
    const rival = await setUp(other, 'rival.example');
    expect(rival.user?.company).not.toBeNull();
    const person = world.visitor();
    const back = await server.visit(await start(person));
    await refuses(person, back, { iss: other.issuer });
    const next = await server.visit(await start(person));
    expect(next.searchParams.get('iss')).toBe(server.issuer);
    await refuses(person, next, { iss: undefined });
  });

  test('it must come within ten minutes', async () => {
    const person = world.visitor();
    const back = await server.visit(await start(person));
    minutes = 11;
    await refuses(person, back);
  });

  test('without a cookie, with an empty one or a made-up state nothing happens', async () => {
    const person = world.visitor();
    const back = await server.visit(await start(person));
    person.cookies.clear();
    await refuses(person, back);
    person.cookies.set('tenon.sso', '');
    await refuses(person, back);
    await refuses(person, back, { state: 'made-up' });
  });

  const claimsOf = (token: string): JWTPayload => decodeJwt(token);
  const unsigned = (claims: JWTPayload, alg: string) =>
    `${[{ alg, typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

  test.each<[string, (token: string) => Promise<string> | string]>([
    ['another issuer', (token) => server.sign({ ...claimsOf(token), iss: 'https://evil.example' })],
    ['another audience', (token) => server.sign({ ...claimsOf(token), aud: 'somebody-else' })],
    [
      'two audiences without a presenter',
      (token) => server.sign({ ...claimsOf(token), aud: ['tenon', 'b'] }),
    ],
    ['another presenter', (token) => server.sign({ ...claimsOf(token), azp: 'somebody-else' })],
    [
      'a time that is over',
      (token) => server.sign({ ...claimsOf(token), exp: Math.floor(Date.now() / 1000) - 120 }),
    ],
    ['no end', (token) => server.sign({ ...claimsOf(token), exp: undefined })],
    [
      'an age of an hour',
      (token) => server.sign({ ...claimsOf(token), iat: Math.floor(Date.now() / 1000) - hourSeconds }),
    ],
    ['no nonce', (token) => server.sign({ ...claimsOf(token), nonce: undefined })],
    ['another nonce', (token) => server.sign({ ...claimsOf(token), nonce: 'guessed' })],
    ['no subject', (token) => server.sign({ ...claimsOf(token), sub: undefined })],
    ['a key that the server does not name', (token) => server.sign(claimsOf(token), { kid: 'unknown' })],
    ['the key of another server', (token) => other.sign(claimsOf(token))],
    ['no signature', (token) => unsigned(claimsOf(token), 'none')],
    ['a signature cut off', (token) => token.slice(0, token.lastIndexOf('.') + 1)],
    ['nonsense', () => 'nonsense'],
  ])('a token with %s is refused', async (_what, tamper) => {
    server.tamper = tamper;
    const person = world.visitor();
    await refuses(person, await server.visit(await start(person)));
  });
});

describe('settings', () => {
  test('only owners see and change them, and the secret never comes back', async () => {
    const member = await world.recruiter();
    await joinCompany(world.services.database, member.id, owner.user?.company?.id ?? '');
    for (const call of [
      member.call(api.getCompanySso, {}),
      member.call(api.saveCompanySso, { body: inputFor(server, 'acme.example', 1) }),
      member.call(api.testCompanySso, {}),
      member.call(api.removeCompanySso, {}),
    ])
      expect((await call).problem?.code).toBe('owner_only');
    const shown = await owner.call(api.getCompanySso, {});
    expect(shown.body).toMatchObject({
      redirect_uri: redirectUri,
      settings: {
        secret_hint: 'know',
        domains: [{ domain: 'acme.example', proven: true }],
        last_test: { ok: true },
      },
    });
    expect(JSON.stringify(shown.body)).not.toContain(server.secret);
    const [stored] = await world.rows<{ sealed_secret: string }>('select sealed_secret from company_sso');
    expect(stored?.sealed_secret).not.toContain(server.secret);
  });

  test('a change keeps the secret that is not sent, and is refused on an old version', async () => {
    const person = await world.recruiter();
    const first = await person.call(api.saveCompanySso, { body: inputFor(server, 'one.example') });
    expect(first.body.settings).toMatchObject({ version: 1, last_test: null });
    const { client_secret: _secret, ...without } = inputFor(server, 'two.example', 1);
    const second = await person.call(api.saveCompanySso, { body: without });
    expect(second.body.settings).toMatchObject({
      version: 2,
      secret_hint: 'know',
      domains: [{ domain: 'two.example' }],
    });
    const stale = await person.call(api.saveCompanySso, { body: without });
    expect([stale.status, stale.problem?.current]).toEqual([412, second.body]);
    await person.call(api.removeCompanySso, {});
    expect((await person.call(api.getCompanySso, {})).body.settings).toBeNull();
  });

  test.each([
    [{ issuer: 'http://idp.example' }, '/issuer'],
    [{ issuer: 'javascript:alert(1)' }, '/issuer'],
    [{ issuer: 'https://idp.example?tenant=1' }, '/issuer'],
    [{ domains: ['gmail.com'] }, '/domains'],
    [{ domains: [] }, '/domains'],
    [{ domains: ['not a domain'] }, '/domains/0'],
    [{ client_secret: undefined }, '/client_secret'],
    [{ client_id: ' ' }, '/client_id'],
  ])('%j is refused', async (changed, pointer) => {
    const person = await world.recruiter();
    const body = { ...inputFor(server, 'bad.example'), ...changed };
    const answer = await person.call(api.saveCompanySso, { body });
    expect([answer.status, answer.problem?.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  test('a domain is proven by its record alone, and the record of one company proves nothing for another', async () => {
    const eve = await world.recruiter();
    const saved = await eve.call(api.saveCompanySso, { body: inputFor(other, 'acme.example') });
    const tested = await eve.call(api.testCompanySso, {});
    expect(tested.body.settings).toMatchObject({
      domains: [{ proven: false }],
      last_test: { ok: false, detail: expect.stringContaining('No record yet for acme.example.') },
    });
    expect(saved.body.settings?.domains[0]?.record_value).not.toBe(records['_tenon.acme.example']);
    // People of the company still go to their own server.
    expect(await start(world.visitor(), 'x@acme.example')).toContain(server.issuer);
  });

  test('a test says what is wrong, the same for whatever stands behind an address', async () => {
    const person = await world.recruiter();
    const detailFor = async (issuer: string, version: number) => {
      await person.call(api.saveCompanySso, { body: { ...inputFor(server, 'x.example', version), issuer } });
      const { settings } = (await person.call(api.testCompanySso, {})).body;
      return settings?.last_test?.detail.replace(/ No record.*/, '');
    };
    const unread = 'The discovery document could not be read.';
    expect(await detailFor('https://169.254.169.254', 0)).toBe(unread);
    expect(await detailFor('https://127.0.0.1', 1)).toBe(unread);
    expect(await detailFor('https://idp.invalid', 2)).toBe(unread);
    expect(await detailFor(`${server.issuer}/`, 3)).toContain('names another issuer');
  });
});
