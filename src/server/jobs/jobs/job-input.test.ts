import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { pageHead, withHead } from '../../platform/pages/page-heads.ts';
import { colleagueOf } from '../../testing/applicants.ts';
import { plainJob, postJob, typedJob, uploadResume } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let rival: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  rival = await world.recruiter('ron@rival.example');
});
afterAll(() => world.close());

test.each([-1, 1.5, 1e21, 2_147_483_648, '12abc', '50000', 'NaN', true, [1], {}])(
  'a salary of %j is refused, and nothing is stored',
  async (amount) => {
    const title = `Paid ${JSON.stringify(amount)}`;
    for (const field of ['salary_min', 'salary_max']) {
      const body = { ...plainJob, title, [field]: amount as number };
      const { problem } = await recruiter.call(api.createJob, { body });
      expect(problem?.errors?.map(({ pointer }) => pointer)).toContain(`/${field}`);
    }
    expect(await world.rows('select 1 from job_posting where title = $1', [title])).toEqual([]);
  },
);

test.each([
  'sort=title',
  'sort=created_at;drop table job_posting',
  'sort=newest&sort=fit',
  'limit=0',
  'limit=-1',
  'limit=101',
  'limit=1e9',
  'limit=abc',
  'pay=-1',
  'pay=1.5',
  'pay=99999999999999999999',
  'days=0',
  'days=400',
  'currency=usd',
  'currency=USD%27--',
  'job_type=everything',
  `cursor=${'A'.repeat(401)}`,
  `cursor=${Buffer.from('["pay",1e400,"2024-01-01T00:00:00Z","x"]').toString('base64url')}&sort=pay`,
])('the list refuses %s', async (query) => {
  expect((await world.visitor().send('GET', `/api/jobs?${query}`)).status).toBe(400);
});

test.each([
  ['page=2', 'page'],
  ['__proto__[x]=1', '__proto__[x]'],
  ['q=cook&constructor=1', 'constructor'],
])('the list refuses %s, and names what it does not know', async (query, name) => {
  const answer = await world.visitor().send('GET', `/api/jobs?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    detail: `There is no parameter “${name}”.`,
    errors: [{ pointer: `/${name}`, detail: 'There is no such parameter.' }],
  });
});

test.each([
  'q=',
  'q=%27%20or%201=1--',
  'country=%00',
  'country=%27',
  `country=${'x'.repeat(120)}`,
  'pay=10000000000',
])('the list answers %s', async (query) => {
  expect((await world.visitor().send('GET', `/api/jobs?${query}`)).status).toBe(200);
});

const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'--';

test('markup in every field stays text, on the page, in the data for search engines and in every feed', async () => {
  const job = await postJob(recruiter, {
    title: evil,
    description: `${evil}\n[a link](javascript:alert(1)) <a href="javascript:alert(1)">x</a>`,
    skills: [evil.slice(0, 80)],
    desired_skills: [evil.slice(0, 80)],
    locations: [{ city: evil, state: evil, country: evil }],
    education: evil,
    languages: [evil],
    questions: [
      {
        id: 'q1',
        prompt: evil,
        type: 'choice',
        options: [evil, 'b'],
        required: false,
        accepts: [],
        at_least: null,
      },
    ],
  });
  const seen = (await world.visitor().call(api.getJob, { params: { id: job.id } })).body;
  expect([seen.title, seen.education, seen.skills[0]]).toEqual([evil, evil, evil.slice(0, 80)]);
  const served = async (path: string) => {
    const head = await pageHead(world.services, path);
    if (!head) throw new Error(`${path} has no head.`);
    return withHead('<html><head><title>x</title></head><noscript></noscript></html>', head);
  };
  const texts = [await served(`/jobs/${job.id}`), await served(`/companies/${job.company?.id}`)];
  for (const path of ['/feeds/jobs.rss', '/feeds/jobs.atom', '/feeds/jobs.xml'])
    texts.push(await (await world.visitor().send('GET', path)).text());
  for (const text of texts) {
    expect(text).toContain('alert(1)');
    expect(withoutCdata(text)).not.toMatch(/<script>alert|<img src=x|href="javascript:/i);
  }
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' java\nscript:alert(1)',
  'https://me:secret@acme.example',
  '//acme.example',
])('the address %j to apply at is refused', async (apply_url) => {
  const answer = await recruiter.call(api.createJob, { body: { ...plainJob, apply_url } });
  expect(answer.problem?.errors?.[0]?.pointer).toBe('/apply_url');
});

test("another company's job is not edited, closed or looked into by anybody else", async () => {
  const job = await postJob(recruiter, { title: 'Ours Alone' });
  const candidate = await world.candidate();
  const resume = await uploadResume(candidate, ['Go']);
  await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: '' },
  });
  const params = { id: job.id };
  const close = { version: job.version, value: { ...plainJob, status: 'closed' as const } };
  for (const person of [rival, candidate, world.visitor()]) {
    const expected = person === rival ? 404 : person === candidate ? 403 : 401;
    expect((await person.call(api.updateJob, { params, body: close })).status).toBe(expected);
    expect((await person.call(api.listJobApplicants, { params })).status).toBe(expected);
    expect((await person.call(api.listJobChanges, { params })).status).toBe(expected);
  }
  const after = (await recruiter.call(api.getJob, { params })).body;
  expect([after.status, after.version]).toEqual(['open', job.version]);
  expect((await recruiter.call(api.listJobApplicants, { params })).body.items).toHaveLength(1);
});

test('a report of a job reaches those who run the site with its words, and nobody else', async () => {
  await world.candidate('chief@staff.example');
  await world.rows("update users set role = 'admin' where email = 'chief@staff.example'");
  const job = await postJob(recruiter, { title: 'Easy\r\nBcc: x@y.example Money' });
  const params = { id: job.id };
  const ada = await world.candidate('ada@mail.example');
  const body = { reason: 'scam' as const, details: 'They ask for <b>money</b>.\nTwice.' };
  expect((await ada.call(api.reportJob, { params, body })).status).toBe(204);
  expect((await world.visitor().call(api.reportJob, { params, body: { ...body, details: '' } })).status).toBe(
    204,
  );
  const draft = await postJob(recruiter, { status: 'draft' });
  expect((await ada.call(api.reportJob, { params: { id: draft.id }, body })).status).toBe(404);
  const told = await readMails(world, 'chief@staff.example', 'job_report');
  expect(told.map(({ text }) => /From: .*/.exec(text)?.[0])).toEqual([
    'From: ada@mail.example',
    'From: a visitor who was not signed in',
  ]);
  expect(told[0]?.text).toContain('They ask for <b>money</b>.\n\nTwice.');
  expect(await world.rows("select 1 from mails where kind = 'job_report'")).toHaveLength(2);
});

test('a job that staff take down is seen by its company alone, which is told why, until it is put back', async () => {
  const staff = await world.candidate('staff@moderation.example');
  await world.rows("update users set role = 'internal' where email = 'staff@moderation.example'");
  const job = await postJob(recruiter, { title: 'Parcel Forwarder' });
  const params = { id: job.id };
  const visitor = world.visitor();
  const report = { reason: 'scam' as const, details: 'They ask for my card.' };
  await visitor.call(api.reportJob, { params, body: report });
  const about = { name: 'Bo', email: 'bo@mail.example', topic: 'demo' as const, message: 'Show me.' };
  await visitor.call(api.sendContactMessage, { body: about });

  const list = (query = {}) => staff.call(api.listReports, { query }).then(({ body }) => body);
  const first = await list({ limit: 1 });
  expect(first.items).toMatchObject([{ kind: 'message', topic: 'demo', title: 'Bo' }]);
  const { items } = await list({ limit: 1, cursor: first.next_cursor });
  expect(items).toMatchObject([{ kind: 'job', topic: 'scam' }]);
  const opened = { params: { id: items[0]?.id ?? '' } };
  expect((await staff.call(api.getReport, opened)).body).toMatchObject({
    words: 'They ask for my card.',
    email: null,
    job: { id: job.id, status: 'open', open_reports: 1, taken_down: null },
  });

  const seen = () => visitor.call(api.getJob, { params }).then(({ status }) => status);
  const found = async () =>
    (await visitor.call(api.listJobs, { query: { q: 'Parcel Forwarder' } })).body.items.length;
  const reason = 'It asks for card numbers.';
  expect([await seen(), await found()]).toEqual([200, 1]);
  expect((await recruiter.call(api.takeJobDown, { params, body: { reason } })).status).toBe(403);
  expect((await staff.call(api.takeJobDown, { params, body: { reason } })).status).toBe(204);
  expect((await staff.call(api.takeJobDown, { params, body: { reason } })).status).toBe(409);
  expect([await seen(), await found()]).toEqual([404, 0]);
  const theirs = (await recruiter.call(api.getJob, { params })).body;
  const open = { status: 'open' as const, version: theirs.version };
  const refused = await recruiter.call(api.changeJobStatus, { params, body: open });
  expect([refused.status, refused.problem?.detail]).toEqual([409, expect.stringContaining(reason)]);
  const told = (await recruiter.call(api.listNotifications, {})).body.items;
  expect(told[0]).toMatchObject({ kind: 'job_moderated', text: expect.stringContaining(reason) });

  expect((await staff.call(api.putJobBack, { params })).status).toBe(204);
  expect((await staff.call(api.putJobBack, { params })).status).toBe(404);
  expect([await seen(), await found()]).toEqual([200, 1]);
  const body = { resolved: true, note: 'Mended.' };
  expect((await staff.call(api.resolveReport, { ...opened, body })).body).toMatchObject({ note: 'Mended.' });
  expect((await list({ kind: 'job' })).items.map(({ id }) => id)).not.toContain(opened.params.id);
  expect((await list({ state: 'resolved' })).items).toMatchObject([{ id: opened.params.id }]);
  const acts = (await staff.call(api.listAuditEvents, { query: { actor: 'staff@moderation.example' } })).body;
  expect(acts.items.map(({ action }) => action)).toEqual([
    'report.resolved',
    'job.put_back',
    'job.taken_down',
    'account.email_verified',
    'account.created',
  ]);
});

test('what a required skill alone costs is counted among people who agreed to be found, and not for few of them', async () => {
  const ask = async () => {
    const job = {
      title: 'Welder',
      description: 'Weld.',
      skills: ['Go', 'Docker'],
      desired_skills: [],
      years: null,
    };
    const body = { ...job, salary_stated: true, locations: [] };
    return (await recruiter.call(api.remarkOnJob, { body })).body.excluded;
  };
  const addPeople = (count: number, visibility: string, skills: string[]) =>
    world.rows(
      `with people as (
         insert into users (id, email, role) select gen_random_uuid(), gen_random_uuid() || '@mail.example', 'candidate'
           from generate_series(1, $1::int) returning id),
       profiles as (
         insert into candidate_profile (user_id, personal_info, parsed_meta, visibility)
         select id, '{}', jsonb_build_object('skills', $3::jsonb), $2 from people returning user_id)
       insert into consents (id, user_id, kind, text_version) select gen_random_uuid(), user_id, 'discoverable', 'x' from profiles`,
      [count, visibility, JSON.stringify(skills)],
    );
  await addPeople(30, 'applied', ['Docker']);
  await addPeople(12, 'discoverable', ['Docker']);
  expect(await ask()).toBeNull();
  await addPeople(8, 'discoverable', ['Go', 'Docker']);
  await addPeople(3, 'discoverable', ['Go']);
  expect(await ask()).toEqual({
    people: 23,
    skills: [
      { skill: 'Go', people: 12 },
      { skill: 'Docker', people: null },
    ],
  });
  await world.rows(
    "update consents set withdrawn_at = now() where user_id in (select user_id from candidate_profile where visibility = 'discoverable')",
  );
  expect(await ask()).toBeNull();
});

test('an unsent form is kept as typed for the person alone, replaced by the next, and gone when it was sent', async () => {
  const colleague = await colleagueOf(world, recruiter, 'cy@acme.example');
  const keep = (person: Person, title: string, name = 'new') =>
    person.call(api.saveJobDraft, { body: { name, version: 0, values: { ...typedJob, title } } });
  const read = async (person: Person, name = 'new') =>
    (await person.call(api.getJobDraft, { query: { name } })).body.draft?.values.title ?? null;
  await keep(recruiter, 'Night B');
  await keep(recruiter, 'Night Baker');
  expect(await read(recruiter)).toBe('Night Baker');
  expect(await read(colleague)).toBeNull();
  expect(await read(rival)).toBeNull();
  await keep(recruiter, 'Half \ud800 a letter');
  expect(await read(recruiter)).toBe('Half \ufffd a letter');
  for (let number = 0; number < 51; number++)
    await keep(recruiter, 'More', `copy-00000000-0000-7000-8000-${String(number).padStart(12, '0')}`);
  expect(await read(recruiter)).toBeNull();
  expect(await world.rows('select 1 from job_drafts')).toHaveLength(50);
  await recruiter.call(api.dropJobDraft, { query: { name: 'copy-00000000-0000-7000-8000-000000000050' } });
  expect(await read(recruiter, 'copy-00000000-0000-7000-8000-000000000050')).toBeNull();
});

/** Feeds carry a description as text inside CDATA, where markup is no markup of the feed. */
function withoutCdata(text: string): string {
  return text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
}
