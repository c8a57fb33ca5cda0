import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import { api } from '../../../api/index.ts';
import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainPreferences } from '../../testing/sample-entries.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pageOf = async (person: Person) => (await person.call(api.getProfilePage, {})).body;
async function save(person: Person, change: Partial<PersonalInfo>) {
  const { version, personal_info: info } = (await person.call(api.getProfile, {})).body;
  const named = { ...info, first_name: info.first_name || 'Ada', last_name: info.last_name || 'Byron' };
  return person.call(api.updateProfile, { body: { version, personal_info: { ...named, ...change } } });
}

test.each([
  ['phone', '030 901820', 'Use a full phone number with its country code, like +49 30 901820.'],
  ['phone', '+49 30', 'Use a full phone number with its country code, like +49 30 901820.'],
  ['linkedin', 'https://linkedin.com.evil.example/in/a', /linkedin\.com/],
  ['linkedin', 'https://github.com/a', /linkedin\.com/],
  ['github', 'https://notgithub.com/a', /github\.com/],
  ['portfolio', 'javascript:alert(1)', /http/],
  ['portfolio', 'ftp://ada.dev', /http/],
  ['first_name', ' ', 'First name is required'],
  ['last_name', '', 'Last name is required'],
  ['first_name', 'a'.repeat(201), 'At most 200 characters.'],
] as const)('%s "%s" is rejected with its message, and nothing is saved', async (field, value, words) => {
  const person = await world.candidate();
  const refused = await save(person, { [field]: value });
  expect(refused.status).toBe(422);
  expect(refused.problem?.errors).toEqual([
    {
      pointer: `/personal_info/${field}`,
      detail: typeof words === 'string' ? words : expect.stringMatching(words),
    },
  ]);
  expect((await pageOf(person)).profile.version).toBe(1);
});

test('phones of any country and links of their hosts are kept, phones the international way', async () => {
  const person = await world.candidate();
  const saved = await save(person, {
    phone: '+1 (212) 555-0123',
    linkedin: 'https://de.linkedin.com/in/ada',
    github: 'https://github.com/ada',
  });
  expect(saved.body.personal_info).toMatchObject({
    phone: '+1 212 555 0123',
    linkedin: 'https://de.linkedin.com/in/ada',
  });
});

test.each([
  'Ж',
  '李',
  'ñ',
  'محمد',
  'अनन्या',
  'Ọlá',
  "O'Neill-Ng",
  '김',
  'Ὀδυσσεύς',
  'ש'.repeat(200),
  'W'.repeat(200),
])('the name %s is kept as it is, and employers read it so', async (name) => {
  const person = await world.candidate();
  const saved = await save(person, { first_name: name, last_name: name });
  expect(saved.body.personal_info).toMatchObject({
    first_name: name.normalize('NFC'),
    last_name: name.normalize('NFC'),
  });
  const preview = (await person.call(api.previewProfile, {})).body;
  expect(preview.applied.name).toBe(`${name} ${name}`.normalize('NFC'));
});

test('of two tabs the second sees the newer record, and nothing is lost', async () => {
  const person = await world.candidate();
  const { version } = (await save(person, { bio: 'First.' })).body;
  const body = (bio: string) => ({
    version,
    personal_info: { ...empty, first_name: 'Ada', last_name: 'Byron', bio },
  });
  const answers = await Promise.all([
    person.call(api.updateProfile, { body: body('One tab.') }),
    person.call(api.updateProfile, { body: body('Other tab.') }),
  ]);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 412]));
  const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
  expect(lost.problem?.current).toMatchObject({ personal_info: { bio: won.body.personal_info.bio } });
});

test('values of a resume are kept, cleared and used, field by field, and cleared fields stay empty', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go'], 'Robin Okafor');
  await world.settle();
  const decide = async (field: keyof PersonalInfo, decision: 'keep' | 'clear' | 'use') =>
    person.call(api.decideResumeValue, {
      body: { version: (await pageOf(person)).profile.version, field, decision },
    });
  const read = await pageOf(person);
  expect(read.profile.from_resume).toEqual(expect.arrayContaining(['first_name', 'phone', 'location']));
  expect(read.resume_values.find(({ field }) => field === 'phone')).toEqual({
    field: 'phone',
    value: '+49 30 901820',
    place: { page: 1, line: 2, quote: expect.stringContaining('901820') },
  });
  expect((await decide('location', 'keep')).body.from_resume).not.toContain('location');
  expect((await decide('phone', 'clear')).body.personal_info.phone).toBe('');
  await person.call(api.deleteResume, { params: { id } });
  await uploadResume(person, ['Docker'], 'Kim Adeyemi');
  await world.settle();
  const second = (await pageOf(person)).profile;
  expect(second.personal_info).toMatchObject({ first_name: 'Kim', phone: '', location: 'Berlin, Germany' });
  expect((await decide('phone', 'use')).body.personal_info.phone).toBe('+49 30 901820');
  expect((await decide('phone', 'use')).status).toBe(409);
  expect((await decide('github', 'use')).status).toBe(409);
  const stale = { version: 1, field: 'phone', decision: 'clear' } as const;
  expect((await person.call(api.decideResumeValue, { body: stale })).status).toBe(412);
});

test('skills name their evidence; a stated one counts as the person’s statement, a level is not counted', async () => {
  const job = await postJob(await world.recruiter(), { skills: ['PostgreSQL', 'Welding'] });
  const person = await world.candidate();
  await uploadResume(person, ['PostgreSQL', 'Go']);
  await world.settle();
  const overlap = async () => {
    await world.settle();
    return (await person.call(api.calculateJobFit, { params: { id: job.id } })).body.fit?.skill_overlap;
  };
  expect(await overlap()).toBe(50);
  const change = (body: Parameters<typeof person.call<typeof api.changeSkills>>[1]['body']) =>
    person.call(api.changeSkills, { body });
  await change({ set: [{ name: 'postgres', level: 'expert', stated: false }] });
  expect(await overlap()).toBe(50);
  const stated = await change({ set: [{ name: 'Welding', level: null, stated: true }] });
  const [read, own] = ['PostgreSQL', 'Welding'].map((name) =>
    stated.body.items.find((skill) => skill.name === name),
  );
  expect(read).toMatchObject({ level: 'expert', stated: false, evidence: [{ from: 'resume' }, {}] });
  expect(own).toMatchObject({ stated: true, evidence: [{ from: 'statement', quote: 'Welding' }] });
  expect(await overlap()).toBe(63);
  await change({ remove: [own?.id ?? ''] });
  expect(await overlap()).toBe(50);
});

test('preferences order the recommended jobs, change no score, and follow one saved search', async () => {
  const recruiter = await world.recruiter();
  const office = await postJob(recruiter, { title: 'Data Engineer', salary_min: 90_000, salary_max: 90_000 });
  const remote = { location_type: 'remote' as const, locations: [] };
  const home = await postJob(recruiter, {
    title: 'Data Engineer',
    ...remote,
    skills: [...plainJob.skills, 'Ada'],
  });
  const person = await world.candidate();
  await uploadResume(person, plainJob.skills);
  await world.settle();
  const jobs = async () => {
    const found = (await person.call(api.getDashboard, {})).body.jobs;
    return found.filter(({ id }) => id === office.id || id === home.id);
  };
  const before = await jobs();
  expect(before.map(({ id }) => id)).toEqual([office.id, home.id]);
  const wished = { ...plainPreferences, pay_least: null, country: '' };
  const kept = await person.call(api.updatePreferences, { body: { version: 0, value: wished } });
  expect(kept.body).toMatchObject({ version: 1, alerts: 'weekly', roles: ['Data engineer'] });
  const after = await jobs();
  expect(after.map(({ id }) => id)).toEqual([home.id, office.id]);
  expect(after[1]?.wishes).toEqual([
    { wish: 'role', met: true },
    { wish: 'way', met: false },
  ]);
  expect(after.map(({ fit }) => fit?.skill_overlap)).toEqual(
    before.map(({ fit }) => fit?.skill_overlap).toReversed(),
  );

  const searches = async () => (await person.call(api.listSavedSearches, {})).body.items;
  expect(await searches()).toMatchObject([
    { name: 'My preferences', cadence: 'weekly', query: { q: '"Data engineer"', location_type: 'remote' } },
  ]);
  const quiet = { ...plainPreferences, alerts: 'none' as const };
  await person.call(api.updatePreferences, { body: { version: 1, value: quiet } });
  expect(await searches()).toMatchObject([
    { cadence: 'none', query: { country: 'Germany', pay: 60_000, currency: 'EUR' } },
  ]);
  const nothing = { ...quiet, roles: [], location_types: [], country: '', pay_least: null };
  await person.call(api.updatePreferences, { body: { version: 2, value: nothing } });
  expect(await searches()).toEqual([]);
  const stale = await person.call(api.updatePreferences, { body: { version: 1, value: quiet } });
  expect([stale.status, stale.problem?.current]).toMatchObject([412, { version: 3, roles: [] }]);
});

test('being counted needs consent to the current wording; its time and version are stored, also when it ends', async () => {
  const person = await world.candidate();
  const change = (visibility: 'private' | 'applied' | 'discoverable', consent?: string) =>
    person.call(api.changeVisibility, {
      body: { visibility, ...(consent === undefined ? {} : { consent_version: consent }) },
    });
  expect((await pageOf(person)).visibility).toEqual({ visibility: 'private', consent: null });
  expect((await change('discoverable')).status).toBe(422);
  expect((await change('discoverable', 'old')).status).toBe(422);
  const given = (await change('discoverable', discoverableConsent.version)).body;
  expect(given.consent?.text_version).toBe(discoverableConsent.version);
  await change('discoverable', discoverableConsent.version);
  expect((await change('applied')).body).toEqual({ visibility: 'applied', consent: null });
  const rows = await world.rows('select text_version, withdrawn_at from consents where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ text_version: discoverableConsent.version, withdrawn_at: expect.any(Date) }]);
});

test('the preview equals what an employer sees after an application, for each visibility', async () => {
  const recruiter = await world.recruiter();
  const job = await postJob(recruiter);
  const person = await world.candidate();
  const resume = await uploadResume(person, ['Go']);
  await world.settle();
  await save(person, { bio: 'I like boats.', phone: '+44 20 7946 0958', github: 'https://github.com/robin' });
  await person.call(api.changeSkills, { body: { set: [{ name: 'Go', level: 'strong', stated: false }] } });
  await person.call(api.updatePreferences, { body: { version: 0, value: plainPreferences } });
  const { id } = (
    await person.call(api.applyToJob, {
      params: { id: job.id },
      body: { resume_id: resume.id, cover_note: '' },
    })
  ).body;
  for (const visibility of ['private', 'applied'] as const) {
    await person.call(api.changeVisibility, { body: { visibility } });
    const { applied } = (await person.call(api.previewProfile, {})).body;
    const seen = (await recruiter.call(api.getApplicant, { params: { id } })).body;
    expect({ ...seen.candidate, phone: seen.phone, links: seen.links, ...seen.about }).toEqual({
      name: applied.name,
      email: applied.email,
      location: applied.location,
      phone: applied.phone,
      links: applied.links,
      bio: applied.bio,
      start_on: applied.start_on,
      skills: applied.skills,
    });
    expect(applied.bio).toBe(visibility === 'private' ? '' : 'I like boats.');
    expect(applied.phone).toBe(visibility === 'private' ? '+49 30 901820' : '+44 20 7946 0958');
  }
});

const empty: PersonalInfo = {
  first_name: '',
  last_name: '',
  phone: '',
  location: '',
  linkedin: '',
  github: '',
  portfolio: '',
  bio: '',
};
