import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMITS: 'off' } });
  owner = await world.recruiter();
});
afterAll(() => world.close());

const refused = 'Enter an email address like name@example.com.';
const tooLong = 'Use at most 254 characters.';
const local = 'x'.repeat(64);

/** What is stored of each address that is taken. */
const taken: [string, string][] = [
  ['plain@odd.example', 'plain@odd.example'],
  ['UPPER@ODD.EXAMPLE', 'upper@odd.example'],
  ['  spaces@odd.example\t', 'spaces@odd.example'],
  ['plus+tag@odd.example', 'plus+tag@odd.example'],
  ['dots.in.it@odd.example', 'dots.in.it@odd.example'],
  ["o'brien@odd.example", "o'brien@odd.example"],
  ['under_score@odd.example', 'under_score@odd.example'],
  ['dash-ed@odd-host.example', 'dash-ed@odd-host.example'],
  ['1234567890@odd.example', '1234567890@odd.example'],
  ['x@odd.example', 'x@odd.example'],
  ['sub@a.b.c.d.odd.example', 'sub@a.b.c.d.odd.example'],
  ['puny@xn--bcher-kva.example', 'puny@xn--bcher-kva.example'],
  ['null@odd.example', 'null@odd.example'],
  ['__proto__@odd.example', '__proto__@odd.example'],
];

/** What is refused with words for people. */
const wrong: string[] = [
  '',
  ' ',
  '@',
  'plain',
  'plain@',
  '@odd.example',
  'two@@odd.example',
  'a@b@odd.example',
  'a@b,c@odd.example',
  'a@odd.example,b@odd.example',
  'a@odd.example;b@odd.example',
  'a@odd.example b@odd.example',
  'a b@odd.example',
  'a@odd .example',
  'a@odd',
  'a@odd.',
  'a@.example',
  'a@odd..example',
  'a@-odd.example',
  'a@odd.example-',
  'a@odd_host.example',
  '.a@odd.example',
  'a.@odd.example',
  'a..b@odd.example',
  '"quoted"@odd.example',
  '"a b"@odd.example',
  '"a@b"@odd.example',
  'a(comment)@odd.example',
  '<a@odd.example>',
  'Ada <a@odd.example>',
  'mailto:a@odd.example',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@127.0.0.1',
  'a@localhost',
  'a\\@odd.example',
  'a/b\\c@odd.example',
  'a`id`@odd.example',
  'a|b;c@odd.example\\',
  '$(id)@odd.example',
  '%00@odd.example%00',
  'a%40b@odd.example ,',
  'a\0@odd.example',
  'a@odd.example\0',
  'a\u0001@odd.example',
  'a\u007f@odd.example',
  'a\r\nBcc: b@odd.example',
  'a@odd.example\r\nBcc: b@odd.example',
  'a@odd.example\nRCPT TO:<b@odd.example>',
  'a%0d%0abcc:b@odd.example',
  'a@odd.example?bcc=b@odd.example',
  'a＠odd.example',
  'a@odd。example',
  'аda@odd.example',
  'é@odd.example',
  'e\u0301@odd.example',
  'ada😀@odd.example',
  'ada\u200b@odd.example',
  '\u202eada@odd.example',
  'ada\u00a0x@odd.example',
  'ada\ud800@odd.example',
  'a@bücher.example',
  'a@例え.テスト',
  'ſ@odd.example',
  "' or '1'='1@odd.example' --",
  '<script>alert(1)</script>@odd.example',
];

const long: string[] = [
  `${'x'.repeat(320)}@odd.example`,
  `${local}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.odd.example`,
  `a@${'b.'.repeat(2000)}example`,
];

const signUp = (email: string) =>
  world.visitor().call(api.signUp, {
    body: { email, password: 'correct horse battery', data: { role: 'candidate' } },
  });
const signIn = (email: string) =>
  world.visitor().call(api.signIn, { body: { email, password: 'correct horse battery' } });
const invite = (email: string) =>
  owner.call(api.createInvitation, { body: { email, invited_role: 'recruiter' } });

test('the table holds eighty addresses and more', () => {
  expect(taken.length + wrong.length + long.length).toBeGreaterThanOrEqual(80);
});

test.each(taken)('%j can be invited, signs up and signs in, as %j', async (typed, stored) => {
  expect((await invite(typed)).body.email).toBe(stored);
  expect((await signUp(typed)).body.user.email).toBe(stored);
  expect((await signIn(typed)).body.user?.email).toBe(stored);
  expect((await signUp(stored)).problem?.code).toBe('email_taken');
});

test.each(wrong)('%j is refused in words', async (email) => {
  for (const answer of [await signUp(email), await signIn(email), await invite(email)]) {
    expect(answer.problem).toMatchObject({ status: 422, errors: [{ pointer: '/email', detail: refused }] });
  }
});

test('longer than 254 characters is refused in words', async () => {
  for (const email of long) {
    for (const answer of [await signUp(email), await signIn(email), await invite(email)]) {
      expect(answer.problem).toMatchObject({ status: 422 });
      expect([tooLong, refused]).toContain(answer.problem?.errors?.[0]?.detail);
    }
  }
});

// Nothing that was refused is stored, and every mail has one plain receiver.
afterEach(async () => {
  const users = await world.rows<{ email: string }>("select email from users where role = 'candidate'");
  const known = taken.map(([, email]) => email);
  expect(users.map(({ email }) => email).filter((email) => !known.includes(email))).toEqual([]);
  const mails = await world.rows<{ to_address: string }>('select to_address from mails');
  for (const { to_address } of mails) expect(to_address).toMatch(/^[\w.'+-]+@[\w.-]+$/);
});
