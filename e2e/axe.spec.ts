import { expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import type { Person } from '../src/server/platform/http/person.ts';
import {
  enterAs,
  internalStaff,
  invite,
  jobInput,
  newcomer,
  newEmail,
  uploadAndRead,
  test as accountTest,
} from './accounts.ts';
import { faultsOf } from './looks.ts';
import { applicant, resumePdf } from './resume-file.ts';

type Scene = {
  candidate: Person;
  newCandidate: Person;
  employer: Person;
  jobId: string;
  resumeId: string;
  applicationId: string;
  alone: Person;
  staff: Person;
  inviteToken: string;
};

/** A company with a job, somebody who applied to it with a resume, and somebody who has just come. */
const test = accountTest.extend<object, { scene: Scene }>({
  scene: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use, { project }) => {
      const origin = project.use.baseURL ?? '';
      const employer = await newcomer(origin, 'recruiter');
      const posted = await employer.call(api.createJob, { body: jobInput() });
      const jobId = posted.body.id;
      const candidate = await newcomer(origin, 'candidate');
      const file = await resumePdf(applicant('ottoline.brask@mail.example'));
      const resumeId = await uploadAndRead(candidate, file, 'Ottoline Brask.pdf');
      await candidate.call(api.calculateJobFit, { params: { id: jobId } });
      await candidate.call(api.saveTargetJob, { params: { id: jobId } });
      const applied = await candidate.call(api.applyToJob, {
        params: { id: jobId },
        body: { resume_id: resumeId, cover_note: 'I have moved ferries before.' },
      });
      const newCandidate = await newcomer(origin, 'candidate');
      await employer.call(api.saveAtsConnection, { body: { version: 0, provider: 'csv' } });
      await employer.call(api.uploadAtsFile, { body: { csv: 'id,title,status\n1,Smith,closed\n' } });
      const alone = await newcomer(origin, 'recruiter');
      await alone.call(api.removeMember, { params: { id: alone.id } });
      await candidate.call(api.reportJob, {
        params: { id: jobId },
        body: { reason: 'expired', details: 'They say that it is filled.' },
      });
      const staff = await staffWithModel(origin);
      const inviteToken = await invite(employer, newEmail('mo'));
      await use({
        candidate,
        newCandidate,
        employer,
        jobId,
        resumeId,
        applicationId: applied.body.id,
        alone,
        staff,
        inviteToken,
      });
    },
    { scope: 'worker' },
  ],
});

/** Internal staff who configured a model with a key. */
async function staffWithModel(origin: string): Promise<Person> {
  const staff = await internalStaff(origin);
  const key = await staff.call(api.createApiKey, { body: { name: 'Spare key', value: 'sk-of-nobody-0815' } });
  const name = `Spare ${key.body.id.slice(-6)}`;
  await staff.call(api.createModel, {
    body: {
      name,
      provider: 'anthropic',
      model_id: 'a-model',
      configuration: { temperature: 0.7, max_tokens: 1024 },
      // No other test may call it.
      is_active: false,
      key_id: key.body.id,
      base_url: null,
      position: 0,
      monthly_tokens: null,
    },
  });
  return staff;
}

type Screen = {
  name: string;
  as: 'candidate' | 'newCandidate' | 'employer' | 'alone' | 'staff' | null;
  path: (scene: Scene) => string;
};

const screens: Screen[] = [
  { name: 'home', as: null, path: () => '/' },
  { name: 'sign-up', as: null, path: () => '/auth/signup' },
  { name: 'sign-in', as: null, path: () => '/auth/login' },
  { name: 'forgotten password', as: null, path: () => '/auth/forgot-password' },
  { name: 'new password', as: null, path: () => '/auth/reset-password#token=some-token' },
  { name: 'ended link', as: null, path: () => '/auth/reset-password' },
  { name: 'sign-in by mail', as: null, path: () => '/auth/magic-link' },
  { name: 'second step', as: null, path: () => '/auth/two-factor' },
  { name: 'failed link', as: null, path: () => '/auth/callback#error=access_denied' },
  ...['resources', 'faq', 'pricing', 'enterprise', 'about', 'contact', 'privacy', 'terms'].map((name) => ({
    name,
    as: null,
    path: () => `/${name}`,
  })),
  { name: 'jobs', as: null, path: () => '/jobs' },
  { name: 'job for a visitor', as: null, path: ({ jobId }) => `/jobs/${jobId}` },
  { name: 'empty dashboard', as: 'newCandidate', path: () => '/dashboard' },
  { name: 'full dashboard', as: 'candidate', path: () => '/dashboard' },
  { name: 'jobs with scores', as: 'candidate', path: () => '/jobs' },
  { name: 'job with its ledger', as: 'candidate', path: ({ jobId }) => `/jobs/${jobId}` },
  { name: 'what was read', as: 'candidate', path: ({ resumeId }) => `/resumes/${resumeId}` },
  { name: 'settings', as: 'candidate', path: () => '/settings' },
  { name: 'notifications', as: 'candidate', path: () => '/notifications' },
  { name: 'stopping mails', as: null, path: () => '/unsubscribe#token' },
  { name: 'profile', as: 'candidate', path: () => '/profile' },
  { name: 'applications', as: 'candidate', path: () => '/applications' },
  {
    name: 'one application',
    as: 'candidate',
    path: ({ applicationId }) => `/applications/${applicationId}`,
  },
  { name: 'target jobs', as: 'candidate', path: () => '/target-jobs' },
  { name: 'profile files', as: 'candidate', path: () => '/profile/files' },
  { name: 'no experiences', as: 'newCandidate', path: () => '/experiences' },
  { name: 'new experience', as: 'newCandidate', path: () => '/experiences/new' },
  { name: 'empty profile', as: 'newCandidate', path: () => '/profile' },
  { name: 'resumes', as: 'candidate', path: () => '/profile?tab=resumes' },
  { name: 'new job', as: 'employer', path: () => '/jobs/create' },
  { name: 'changed job', as: 'employer', path: ({ jobId }) => `/jobs/${jobId}/edit` },
  { name: 'jobs out of a file', as: 'employer', path: () => '/recruiter/jobs/import' },
  { name: 'jobs of a company', as: null, path: ({ employer }) => `/companies/${employer.user?.company?.id}` },
  { name: 'job that is not there', as: null, path: ({ resumeId }) => `/jobs/${resumeId}` },
  { name: 'settings of an owner', as: 'employer', path: () => '/settings' },
  { name: 'employer dashboard', as: 'employer', path: () => '/recruiter' },
  { name: 'company', as: 'employer', path: () => '/settings/company' },
  { name: 'members', as: 'employer', path: () => '/settings/members' },
  { name: 'hiring defaults', as: 'employer', path: () => '/settings/hiring' },
  { name: 'keys', as: 'employer', path: () => '/settings/api-keys' },
  { name: 'password', as: 'candidate', path: () => '/settings/password' },
  { name: 'choices of notifications', as: 'candidate', path: () => '/settings/notifications' },
  { name: 'no company', as: 'alone', path: () => '/recruiter' },
  { name: 'invitation', as: null, path: ({ inviteToken }) => `/auth/invite#token=${inviteToken}` },
  {
    name: 'invitation of somebody else',
    as: 'newCandidate',
    path: ({ inviteToken }) => `/auth/invite#token=${inviteToken}`,
  },
  { name: 'applicants', as: 'employer', path: ({ jobId }) => `/jobs/${jobId}/applicants` },
  { name: 'stages', as: 'employer', path: ({ jobId }) => `/jobs/${jobId}/stages` },
  { name: 'hiring team', as: 'employer', path: ({ jobId }) => `/jobs/${jobId}/team` },
  { name: 'report of a job', as: 'employer', path: ({ jobId }) => `/jobs/${jobId}/report` },
  { name: 'overview of a job', as: 'employer', path: ({ jobId }) => `/jobs/${jobId}` },
  {
    name: 'compared applicants',
    as: 'employer',
    path: ({ applicationId }) => `/applicants/compare?ids=${applicationId}`,
  },
  {
    name: 'messages of an employer',
    as: 'employer',
    path: ({ applicationId }) => `/recruiter/messages?which=all&thread=${applicationId}`,
  },
  { name: 'talent pool', as: 'employer', path: () => '/recruiter/talent' },
  { name: 'reports', as: 'employer', path: () => '/recruiter/reports' },
  { name: 'equal opportunity', as: 'employer', path: () => '/recruiter/equal-opportunity' },
  {
    name: 'published equal opportunity',
    as: null,
    path: ({ employer }) => `/companies/${employer.user?.company?.id}?show=fairness`,
  },
  { name: 'interviews of an employer', as: 'employer', path: () => '/recruiter/interviews' },
  { name: 'message templates', as: 'employer', path: () => '/recruiter/templates' },
  { name: 'webhooks', as: 'employer', path: () => '/recruiter/webhooks' },
  { name: 'applicant tracking system', as: 'employer', path: () => '/recruiter/ats' },
  ...['review', 'resume', 'messages', 'interviews', 'notes', 'files'].map((tab): Screen => ({
    name: `applicant, ${tab}`,
    as: 'employer',
    path: ({ applicationId }) => `/applicants/${applicationId}#${tab}`,
  })),
  { name: 'internal overview', as: 'staff', path: () => '/internal' },
  { name: 'API keys', as: 'staff', path: () => '/internal?tab=api-keys' },
  { name: 'LLM models', as: 'staff', path: () => '/internal?tab=llm-models' },
  { name: 'usage', as: 'staff', path: () => '/internal?tab=usage' },
  { name: 'users', as: 'staff', path: () => '/internal/users' },
  { name: 'database', as: 'staff', path: () => '/internal/database' },
  { name: 'audit log', as: 'staff', path: () => '/internal/logs' },
  { name: 'error log', as: 'staff', path: () => '/internal/logs?log=errors' },
  { name: 'moderation', as: 'staff', path: () => '/internal/moderation' },
  { name: 'job boards', as: 'staff', path: () => '/internal/boards' },
  { name: 'followed employers', as: 'candidate', path: () => '/followed-employers' },
];

/** Screens that are judged by one test: pages of one person share what their browser has loaded. */
const together = 9;

/** Opens a page as for the first time, also where its address differs from the one before only after the #, which loads nothing. */
async function load(page: Page, path: string): Promise<void> {
  const [before] = page.url().split('#');
  await page.goto(path);
  if (page.url().split('#')[0] === before) await page.reload();
}

for (const [as, theirs] of Map.groupBy(screens, (screen) => screen.as)) {
  for (let from = 0; from < theirs.length; from += together) {
    const some = theirs.slice(from, from + together);
    const names = some.map(({ name }) => name).join(', ');
    test(`no fault in any look of ${names}`, async ({ context, scene, origin }) => {
      if (as) await enterAs(context, origin, scene[as]);
      // One page for all: each new one is a process more, which compiles the scripts and axe again.
      const page = await context.newPage();
      for (const { name, path } of some) {
        await test.step(name, async () => {
          await load(page, path(scene));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await faultsOf(page), name).toEqual([]);
        });
      }
    });
  }
}
