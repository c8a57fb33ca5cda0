import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { strangerMailsADay } from '../../../api/identity/companies.ts';
import type { Person } from '../../platform/http/person.ts';
import { someone } from '../../testing/request-bodies.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let clock = Date.now();
let server: MailServer;
let world: World;
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({
    now: () => new Date(clock),
    env: { SMTP_URL: server.url, MAIL_FROM: 'Tenon <jobs@tenon.example>' },
  });
});
afterAll(async () => {
  await world.close();
  await server.close();
});

/** Signs up and in, and reads no mail. */
async function unverified(email: string, role: 'candidate' | 'recruiter' = 'recruiter'): Promise<Person> {
  const person = world.visitor();
  await person.signUp(email, role);
  return person;
}

/** Enters the code of the verification mail, as that page does. */
async function verify(person: Person): Promise<void> {
  const email = person.user?.email ?? '';
  await person.call(api.resendVerification, { body: { email } });
  await world.settle();
  const source = server.received.findLast(({ recipients }) => recipients.includes(email))?.source ?? '';
  const code = /^(\d{6})\s*$/m.exec(source)?.[1] ?? '';
  expect((await person.call(api.verifyEmailCode, { body: { email, code } })).status).toBe(204);
}

const file = (count: number, name = 'p', host = 'strangers.example') => ({
  csv: ['name,email', ...Array.from({ length: count }, (_, row) => `Pat,${name}${row}@${host}`)].join('\n'),
  source: 'The job fair in May',
});
const atsByFiles = { version: 0, provider: 'csv' as const };
const sentTo = (end: string) =>
  server.received.filter(({ recipients }) => recipients.some((to) => to.endsWith(end)));

test('who has not verified an address mails no stranger and publishes nothing, whatever they call', async () => {
  const mallory = await unverified('x@google.com');
  expect(mallory.user?.company?.name).toBe("X's company");
  const draft = await mallory.call(api.createJob, { body: { ...plainJob, status: 'draft' } });
  expect(draft.status).toBe(200);
  const open = { ...plainJob, status: 'open' as const };
  const { id, version } = draft.body;
  const tried = [
    await mallory.call(api.importTalent, { body: file(3, 'p', 'untold.example') }),
    await mallory.call(api.addTalent, { body: { ...someone, email: 'one@untold.example' } }),
    await mallory.call(api.createInvitation, {
      body: { email: 'two@untold.example', invited_role: 'recruiter' },
    }),
    await mallory.call(api.createJob, { body: open }),
    await mallory.call(api.createJob, { body: { ...plainJob, status: 'paused' } }),
    await mallory.call(api.updateJob, { params: { id }, body: { version, value: open } }),
    await mallory.call(api.changeJobStatus, { params: { id }, body: { version, status: 'open' } }),
    await mallory.call(api.importJobFile, {
      body: { csv: 'title,description,skills,location_type,status\nCook,Cooks.,Cooking,remote,open' },
    }),
    await mallory.call(api.saveAtsConnection, { body: atsByFiles }),
  ];
  expect(tried.map(({ problem }) => problem?.code)).toEqual(tried.map(() => 'email_unverified'));
  await world.settle();
  expect(sentTo('@untold.example')).toEqual([]);
  expect((await world.visitor().call(api.getJob, { params: { id } })).status).toBe(404);

  await verify(mallory);
  await mallory.call(api.changeJobStatus, { params: { id }, body: { version, status: 'open' } });
  expect((await world.visitor().call(api.getJob, { params: { id } })).body.employer_name).toBe('google.com');
});

test('a company tells so many strangers a day, however few calls that takes, and one address not from all sides', async () => {
  const grace = await world.recruiter('grace@much.example');
  const most = strangerMailsADay;
  const refused = await grace.call(api.importTalent, { body: file(most + 1, 'much') });
  expect(refused.problem).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining(`${most}`) });
  expect(await world.rows("select 1 from talent_people where email like 'much%'")).toEqual([]);
  const taken = await grace.call(api.importTalent, { body: file(most - 1, 'much') });
  expect(taken.body).toMatchObject({ added: most - 1 });
  // Those who are known get no mail, and count for none.
  expect((await grace.call(api.importTalent, { body: file(most, 'much') })).body).toMatchObject({
    added: 1,
    known: most - 1,
  });
  const person = { ...someone, email: 'late@strangers.example' };
  const invited = { email: 'late@strangers.example', invited_role: 'recruiter' } as const;
  expect((await grace.call(api.addTalent, { body: person })).problem?.code).toBe('rate_limited');
  expect((await grace.call(api.createInvitation, { body: invited })).problem?.code).toBe('rate_limited');
  await world.settle();
  expect(sentTo('much0@strangers.example')).toHaveLength(1);
  clock += dayMs;
  await grace.signIn('grace@much.example');
  expect((await grace.call(api.addTalent, { body: person })).status).toBe(200);
  for (let company = 0; company < 4; company++)
    expect((await (await world.recruiter()).call(api.addTalent, { body: person })).status).toBe(200);
  const sixth = await (await world.recruiter()).call(api.addTalent, { body: person });
  expect(sixth.problem?.code).toBe('rate_limited');
});

test('what strangers are mailed carries no link but ours', async () => {
  const eve = await world.recruiter('eve@evil.example');
  const { body: company } = await eve.call(api.getCompany, {});
  const value = { name: 'Win at www.evil.com/now', website: '', description: '' };
  await eve.call(api.updateCompany, { body: { version: company.version, value } });
  const words = 'See https://evil.com/now';
  const to = { ...someone, email: 'linked@strangers.example' };
  for (const source of [words, 'www.evil.com', 'evil.com/now', 'mail me at eve@evil.com']) {
    expect((await eve.call(api.addTalent, { body: { ...to, source } })).problem?.errors).toEqual([
      { pointer: '/source', detail: expect.stringContaining('link') },
    ]);
    expect((await eve.call(api.importTalent, { body: { ...file(1), source } })).status).toBe(422);
  }
  const { body: added } = await eve.call(api.addTalent, {
    body: { ...to, source: 'Met at evil.com, on ASP.NET' },
  });
  const { id: job_id } = await postJob(eve, { title: 'Go to evil.com' });
  const invite = (message: string) =>
    eve.call(api.inviteTalent, { params: { id: added.id }, body: { job_id, message } });
  expect((await invite(words)).status).toBe(422);
  expect((await invite('Come to evil.com')).status).toBe(200);
  await eve.call(api.createInvitation, {
    body: { email: 'linked@strangers.example', invited_role: 'recruiter' },
  });
  // Before they are sent: what was sent is not kept.
  const mails = await world.rows<{ subject: string; text: string; html: string }>(
    "select subject, text, html from mails where to_address = 'linked@strangers.example'",
  );
  expect(mails).toHaveLength(3);
  for (const { subject, text, html } of mails) {
    const links =
      `${subject} ${text} ${html}`.match(/https?:[^\s"<]+|www\.\S+|[\w-]+\.(?:com|net|example)\b/gi) ?? [];
    expect(links.filter((link) => !link.startsWith('http://localhost:3000/'))).toEqual([]);
  }
});

test('a stranger is told who writes by what is proven, whatever the company calls itself', async () => {
  const rename = async (person: Person, name: string) => {
    const { body: company } = await person.call(api.getCompany, {});
    const value = { name, website: '', description: '' };
    return person.call(api.updateCompany, { body: { version: company.version, value } });
  };
  const mailed = async (person: Person, to: string) => {
    const { body: added } = await person.call(api.addTalent, { body: { ...someone, email: to } });
    const { id: job_id } = await postJob(person, { title: 'Rigger' });
    await person.call(api.inviteTalent, { params: { id: added.id }, body: { job_id, message: 'Come.' } });
    await person.call(api.createInvitation, { body: { email: to, invited_role: 'recruiter' } });
    const rows = await world.rows<{ subject: string; text: string }>(
      'select subject, text from mails where to_address = $1 order by subject',
      [to],
    );
    return rows.map(({ subject, text }) => `${subject} ${text}`.replaceAll('\u200c', ''));
  };
  const posing = await world.recruiter('x@outside-posing.com');
  expect((await rename(posing, 'Globex')).status).toBe(200);
  const fromDomain = await mailed(posing, 'posed@strangers.example');
  expect(fromDomain).toHaveLength(3);
  for (const mail of fromDomain)
    expect(mail.split('Globex')[1]).toMatch(/^ \(verified: outside-posing\.com\)/);

  const free = await world.recruiter('big.brand@gmail.com');
  await rename(free, 'Amazon');
  const fromFree = await mailed(free, 'free@strangers.example');
  expect(fromFree).toHaveLength(3);
  for (const mail of fromFree) {
    expect(mail.split('Amazon')[1]).toMatch(/^ \(not verified\)/);
    expect(mail).toContain('big.brand@gmail.com');
  }
  const ferry = await world.recruiter('grace@ferry-proven.com');
  for (const mail of await mailed(ferry, 'ferry@strangers.example'))
    expect(mail).toContain('ferry-proven.com (verified)');
  // Somebody with an account, who agreed to be found, is told the same.
  const found = await world.candidate('found@strangers.example');
  await uploadResume(found, ['Rigging'], 'Fiona Found');
  await world.settle();
  const consent = { visibility: 'discoverable', consent_version: discoverableConsent.version } as const;
  await found.call(api.changeVisibility, { body: consent });
  const { id: job_id } = await postJob(posing, { title: 'Rigger' });
  const invitation = { params: { id: found.id }, body: { job_id, message: 'Come.' } };
  expect((await posing.call(api.inviteTalent, invitation)).status).toBe(200);
  const [notice] = (await found.call(api.listNotifications, {})).body.items;
  expect(notice?.title.replaceAll('\u200c', '')).toContain('Globex (verified: outside-posing.com) invites');
});

test('an account under the address of a stranger has nothing mailed there but what it takes to own it', async () => {
  const posing = await unverified('victim@strangers.example', 'candidate');
  await world.settle();
  const before = sentTo('victim@strangers.example').length;
  await posing.call(api.changePassword, {
    body: { current_password: posing.password, new_password: 'another battery' },
  });
  await posing.call(api.createApiToken, {
    body: { name: 'evil.com', scopes: ['jobs:read'], expires_at: null },
  });
  await world.settle();
  expect(sentTo('victim@strangers.example')).toHaveLength(before);
  for (let times = 0; times < 8; times++)
    await posing.call(api.changeEmail, {
      body: { email: `other${times}@strangers.example`, current_password: 'another battery' },
    });
  await world.settle();
  expect(sentTo('victim@strangers.example').length - before).toBeLessThanOrEqual(5);
});
