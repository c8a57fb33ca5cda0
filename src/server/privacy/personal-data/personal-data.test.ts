import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { tendInterviewsTask } from '../../hiring/interviews/tasks.ts';
import { joinCompany } from '../../operations/demo/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { experience } from '../../testing/sample-entries.ts';
import { dutyOf, liveFully } from '../../testing/full-account.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { newestMail, readMails } from '../../testing/read-mails.ts';
import { unpacked } from '../../testing/unpacked.ts';
import { testInSteps } from '../../testing/test-steps.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { exportSources } from './export-source-queries.ts';
import { notExported } from './not-exported.ts';
import { eraseDataTask } from './tasks.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';
/** A whole life is some eighty calls. */
const lifeMs = 240_000;
/** Parts of the archive that a candidate with a password has nothing in: those of employers, of staff, and of other ways to sign in. */
const heldOfOthers = new Set(
  `passkeys two_factors api_tokens mail_links email_changes idempotency_keys job_drafts company_members
   job_team job_approvers offer_approvers offer_approvals custom_values application_tasks working_hours calendar_connections busy_times job_approvals applicant_views applicant_view_defaults saved_reports report_mails company_invitations application_notes
   interview_people scorecards message_templates application_reveals bulk_actions resume_imports record_imports referral_links referrals job_posting api_keys
   llm_models model_calls rejections account_deletions ats_applications error_log`.split(/\s+/),
);
let clock = Date.now();
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
});
afterAll(() => world.close());
beforeEach(() => void (clock = Date.now()));

test('every table that leads to a person, by itself or through others, is in the archive, or says why not', async () => {
  // A job and a company are things of their own: what belongs to them is not about whoever posted or founded them.
  const rows = await world.rows<{ name: string }>(
    `with recursive of_person (name) as (
       select 'users'::regclass
       union select c.conrelid::regclass from pg_constraint c join of_person p on c.confrelid = p.name
        where c.contype = 'f' and p.name not in ('job_posting'::regclass, 'companies'::regclass))
     select name::text from of_person
     union select table_name from information_schema.columns where table_schema = 'public'
       and column_name ~ '(user|actor|subject|candidate|author|recipient|reporter|viewer|owner|sender|person|application|resume)_id$|(created|decided|approved|invited|added|sent)_by$|email|to_address'`,
  );
  const known = new Set([...exportSources.map(({ table }) => table), ...Object.keys(notExported)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('no reference to a person can keep them from being deleted', async () => {
  const kept = await world.rows(
    `select conname from pg_constraint where confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`,
  );
  expect(kept).toEqual([]);
});

test('a copy that is not what was made any more is not handed out', async () => {
  const person = await world.candidate();
  await person.call(api.startDataExport, {});
  await world.settle();
  expect((await person.send('GET', '/api/data-export/file')).status).toBe(200);
  const [made] = await world.rows<{ path: string }>(
    'select storage_path as path from data_exports where user_id = $1',
    [person.id],
  );
  writeFileSync(join(world.services.config.dataDir, 'files', 'resumes', made?.path ?? ''), 'something else');
  const broken = await person.send('GET', '/api/data-export/file');
  expect([broken.status, await broken.json()]).toMatchObject([500, { code: 'damaged_file' }]);
});

test('a life', { timeout: lifeMs }, async () => {
  const life = await openLife('gone');
  await testInSteps({
    'the archive holds every part and file, no secret, and goes to one person for a day': async () => {
      const { candidate, recruiter } = life;
      await world.rows(
        `insert into impact_people (company_id, candidate_id, application_id, job_id, ended_in, closed_by, reached)
       select company_id, candidate_id, id, job_id, '2026-10-01', '2026-11-01', 'hired' from applications where candidate_id = $1 limit 1`,
        [candidate.id],
      );
      const started = await candidate.call(api.startDataExport, {});
      expect(started.body.state).toBe('waiting');
      await world.settle();
      const { body } = await candidate.call(api.getDataExport, {});
      expect(body).toMatchObject({ state: 'ready', done: body.total });
      const answer = await candidate.send('GET', '/api/data-export/file');
      expect(answer.headers.get('content-type')).toBe('application/zip');
      const files = await unpacked(await answer.arrayBuffer());
      expect([...files.keys()].filter((name) => name.startsWith('data/'))).toHaveLength(exportSources.length);
      const empty = exportSources.flatMap(({ table }) =>
        files.get(`data/${table}.json`) === '[]\n' ? table : [],
      );
      expect(empty.filter((table) => !heldOfOthers.has(table))).toEqual([]);
      expect(files.get('index.html')).toContain('quailgone note');
      expect(files.get('data/fit_score.json')).toContain('Dated work adds up to');
      expect(files.get('data/fit_score.json')).not.toContain('"ledger.');
      expect([...files].find(([name]) => name.endsWith('-cv.txt'))?.[1]).toContain('Robin quailgone');
      expect([...files.values()]).toContain('%PDF-1.7 contract of quailgone');
      const application = JSON.parse(files.get('data/applications.json') ?? '[]') as Record<
        string,
        unknown
      >[];
      expect(application[0]).toMatchObject({ cover_note: 'quailgone note', job_title: 'Backend Engineer' });
      const account = JSON.parse(files.get('data/accounts.json') ?? '[]') as Record<string, unknown>[];
      expect(account[0]).not.toHaveProperty('password');
      expect((await recruiter.send('GET', '/api/data-export/file')).status).toBe(404);
      expect((await world.visitor().send('GET', '/api/data-export/file')).status).toBe(401);
      const [{ path } = { path: '' }] = await world.rows<{ path: string }>(
        'select storage_path as path from data_exports where user_id = $1',
        [candidate.id],
      );
      clock += 25 * hourMs;
      await candidate.signIn('quailgone@gone.example');
      expect((await candidate.call(api.getDataExport, {})).body.state).toBe('none');
      await eraseDataTask.run({}, world.services);
      expect(await world.services.files.has(path)).toBe(false);
    },
    'after seven days nothing of a person is found, and employers keep stages without a name': async () => {
      const { candidate, recruiter, mate, jobId } = life;
      await candidate.signIn('quailgone@gone.example');
      await candidate.call(api.startDataExport, {});
      await world.settle();
      // Read after the account is gone: the task finds no row.
      await uploadResume(candidate, ['Go'], 'Robin quailgone');
      const { id } = candidate;
      await candidate.call(api.deleteAccount, {});
      clock += 8 * dayMs;
      const [{ contract } = { contract: '' }] = await world.rows<{ contract: string }>(
        'select file_path as contract from offers where file_path is not null',
      );
      expect(await world.services.files.has(contract)).toBe(true);
      expect(await traces(['quailgone', id])).not.toEqual([]);
      await eraseDataTask.run({}, world.services);
      await world.settle();
      expect(await traces(['quailgone', id])).toEqual([]);
      expect(await world.services.files.has(contract)).toBe(false);
      // Whoever led an interview that was ahead has it taken out of their calendar, with nobody's name.
      await tendInterviewsTask.run({}, world.services);
      await world.settle();
      const [cancelled] = await world.rows<{ calendar: { method: string; text: string } }>(
        'select calendar from mails where to_address = $1 and calendar is not null order by created_at desc limit 1',
        [mate.user?.email],
      );
      expect(cancelled?.calendar.method).toBe('CANCEL');
      expect(cancelled?.calendar.text).toContain('SUMMARY:Interview: Deleted account for Backend Engineer');
      expect(await traces(['quailgone', id])).toEqual([]);
      await recruiter.signIn('keeper@hiring-gone.example');
      const list = await recruiter.call(api.listJobApplicants, { params: { id: jobId } });
      expect(list.body.items).toHaveLength(1);
      expect(list.body.items[0]).toMatchObject({ stage: 'screen', fit: null });
      expect(list.body.items[0]?.candidate.name).toBe('Deleted account');
      const unscored = await recruiter.call(api.listApplicants, { query: { band: 'unscored' } });
      expect(unscored.body.items).toHaveLength(1);
      const one = await recruiter.call(api.getApplicant, { params: { id: list.body.items[0]?.id ?? '' } });
      expect(one.body).toMatchObject({ cover_note: '', phone: '', score: null });
      expect(one.body.resume.lines).toEqual([]);
      expect(one.body.timeline.map(({ action }) => action)).toContain('application.moved');
      await eraseDataTask.run({}, world.services);
    },
  })();
});

test('making a copy and deleting the account ask for a fresh proof', async () => {
  const person = await world.candidate();
  clock += hourMs;
  expect((await person.call(api.startDataExport, {})).problem?.code).toBe('proof_needed');
  expect((await person.call(api.deleteAccount, {})).problem?.code).toBe('proof_needed');
});

test('a deletion signs out everywhere, and is undone by the mailed link, once', async () => {
  const person = await world.candidate('undo@link.example');
  expect((await person.call(api.deleteAccount, {})).status).toBe(204);
  expect((await person.call(api.getAccountDeletion, {})).status).toBe(401);
  const { fragment } = await newestMail(world, 'undo@link.example', 'account_deletion');
  const token = fragment.get('token') ?? '';
  expect((await world.visitor().call(api.keepAccount, { body: { token } })).status).toBe(204);
  expect((await world.visitor().call(api.keepAccount, { body: { token } })).problem?.code).toBe(
    'expired_link',
  );
  clock += 8 * dayMs;
  await eraseDataTask.run({}, world.services);
  await person.signIn('undo@link.example');
  expect((await person.call(api.getAccountDeletion, {})).body.due_at).toBeNull();
});

test('signing in undoes a deletion and says so by mail', async () => {
  const person = await world.candidate('undo@signin.example');
  await person.call(api.deleteAccount, {});
  clock += 6 * dayMs;
  await person.signIn('undo@signin.example');
  expect((await person.call(api.getAccountDeletion, {})).body.due_at).toBeNull();
  const mails = await readMails(world, 'undo@signin.example', 'account_deletion');
  expect(mails.at(-1)?.text).toContain('Your account will not be deleted');
  clock += 8 * dayMs;
  await eraseDataTask.run({}, world.services);
  await person.signIn('undo@signin.example');
});

test('a company keeps an owner, and one without people closes its jobs', async () => {
  const owner = await world.recruiter('quailowner@gmail.com');
  const job = await postJob(owner);
  const before = (await owner.call(api.getAccountDeletion, {})).body;
  expect(before.company).toMatchObject({ others: 0, heir: null });
  await owner.call(api.deleteAccount, {});
  clock += 8 * dayMs;
  await eraseDataTask.run({}, world.services);
  expect(await traces(['quailowner', owner.id])).toEqual([]);
  const [row] = await world.rows('select status, employer_name from job_posting where id = $1', [job.id]);
  expect(row).toEqual({ status: 'closed', employer_name: 'A former employer' });
});

test('whoever worked there longest owns the company of an only owner who leaves', async () => {
  const owner = await world.recruiter('owner@heirs.example');
  const heir = await world.recruiter('heir@heirs.example');
  await joinCompany(world.services.database, heir.id, owner.user?.company?.id ?? '');
  const { company } = (await owner.call(api.getAccountDeletion, {})).body;
  expect(company).toEqual({ name: 'heirs.example', others: 1, heir: 'heir@heirs.example' });
  const job = await postJob(owner);
  await owner.call(api.deleteAccount, {});
  clock += 8 * dayMs;
  await eraseDataTask.run({}, world.services);
  await heir.signIn('heir@heirs.example');
  expect(heir.user?.company).toMatchObject({ name: 'heirs.example', owner: true });
  expect((await heir.call(api.getJob, { params: { id: job.id } })).body.status).toBe('open');
  const told = await newestMail(world, 'heir@heirs.example', 'account_deletion');
  expect(told.text).toContain('You now own heirs.example');
  expect(await traces(['owner@heirs.example', owner.id])).toEqual([]);
});

/** Somebody whose every record says the canary, and who applied to a job. */
async function openLife(
  label: string,
): Promise<{ candidate: Person; recruiter: Person; mate: Person; jobId: string }> {
  const canary = `quail${label}`;
  const recruiter = await world.recruiter(`keeper@hiring-${label}.example`);
  const job = await postJob(recruiter);
  const candidate = await world.candidate(`${canary}@${label}.example`);
  const resume = await uploadResume(candidate, ['Go', 'PostgreSQL', canary], `Robin ${canary}`);
  await world.settle();
  const profile = (await candidate.call(api.getProfile, {})).body;
  await candidate.call(api.updateProfile, {
    body: {
      version: profile.version,
      personal_info: { ...profile.personal_info, first_name: 'Robin', last_name: canary, bio: canary },
    },
  });
  await candidate.call(api.createExperience, {
    body: {
      ...experience,
      company_name: canary,
      location: canary,
      experience_details: dutyOf(canary),
    },
  });
  await candidate.call(api.saveTargetJob, { params: { id: job.id } });
  await candidate.call(api.saveSearch, { body: { name: canary, query: { q: canary } } });
  await candidate.call(api.reportJob, { params: { id: job.id }, body: { reason: 'other', details: canary } });
  await candidate.call(api.sendContactMessage, {
    body: {
      name: canary,
      email: `${canary}@${label}.example`,
      topic: 'question',
      message: `${canary} asks`,
    },
  });
  const sent = await candidate.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: `${canary} note` },
  });
  await world.settle();
  await recruiter.call(api.getApplicant, { params: { id: sent.body.id } });
  await recruiter.call(api.moveApplicant, {
    params: { id: sent.body.id },
    body: { version: sent.body.version, stage: 'screen' },
  });
  const applicationId = sent.body.id;
  const mate = await liveFully(world, {
    candidate,
    recruiter,
    jobId: job.id,
    applicationId,
    canary,
    now: clock,
  });
  await world.settle();
  return { candidate, recruiter, mate, jobId: job.id };
}

/** Where any of these words is found: every table of the database, and every file of the store. */
async function traces(words: string[]): Promise<string[]> {
  const found: string[] = [];
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const rows = await world.rows<{ text: string }>(`select lower(to_jsonb(t)::text) as text from ${name} t`);
    if (rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name);
  }
  for await (const { key } of world.services.files.list()) {
    const bytes = await world.services.files.read(key);
    const text = `${key} ${Buffer.from(bytes ?? []).toString('latin1')}`.toLowerCase();
    if (words.some((word) => text.includes(word))) found.push(key);
  }
  return found;
}
