import { api } from '../../src/api/index.ts';
import { poolConsent } from '../../src/api/talent/talent-pool.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { plainInterview, plainOffer } from '../../src/server/testing/employer-request-bodies.ts';
import { plainJob, postJob, resumeText, uploadResume } from '../../src/server/testing/hiring.ts';

/** What a journey may do besides calling the API: bring somebody new, with a proven address, and let the work in the background be done. */
export type Stage = {
  newcomer(role: 'candidate' | 'recruiter'): Promise<Person>;
  verified(role: 'candidate' | 'recruiter'): Promise<Person>;
  settle(): Promise<void>;
};

/** What people do, in two parts: `prepare` brings them there, and anything may fail in what that returns. */
export type Journey = { prepare(stage: Stage): Promise<() => Promise<unknown>> };

/** Who applied where, and what was sent. */
type Hiring = { recruiter: Person; candidate: Person; jobId: string; id: string };

async function applied(stage: Stage): Promise<Hiring> {
  const recruiter = await stage.verified('recruiter');
  const candidate = await stage.verified('candidate');
  const { id: jobId } = await postJob(recruiter);
  const resume = await uploadResume(candidate, ['Go', 'Docker']);
  await stage.settle();
  const sent = await candidate.call(api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: resume.id, cover_note: 'Hello' },
  });
  await stage.settle();
  return { recruiter, candidate, jobId, id: sent.body.id };
}

const versionOf = async ({ recruiter, id }: Hiring) =>
  (await recruiter.call(api.getApplicant, { params: { id } })).body.version;

/** Each is done by new people; together they go through what leaves something behind. */
export const journeys: Record<string, Journey> = {
  'sign-up': { prepare: async (stage) => () => stage.newcomer('candidate') },
  upload: {
    prepare: async (stage) => {
      const candidate = await stage.verified('candidate');
      return () => uploadResume(candidate, ['Go']);
    },
  },
  apply: {
    prepare: async (stage) => {
      const [recruiter, candidate] = [await stage.verified('recruiter'), await stage.verified('candidate')];
      const job = await postJob(recruiter);
      const resume = await uploadResume(candidate, ['Go']);
      await stage.settle();
      const body = { resume_id: resume.id, cover_note: '' };
      return () => candidate.call(api.applyToJob, { params: { id: job.id }, body });
    },
  },
  job: {
    prepare: async (stage) => {
      const recruiter = await stage.verified('recruiter');
      return async () => {
        const { id } = (await recruiter.call(api.createJob, { body: plainJob })).body;
        const { version } = (await recruiter.call(api.getJob, { params: { id } })).body;
        await recruiter.call(api.changeJobStatus, { params: { id }, body: { version, status: 'closed' } });
      };
    },
  },
  move: {
    prepare: async (stage) => {
      const hiring = await applied(stage);
      const body = { version: await versionOf(hiring), stage: 'interview' as const };
      return () => hiring.recruiter.call(api.moveApplicant, { params: { id: hiring.id }, body });
    },
  },
  reject: {
    prepare: async (stage) => {
      const hiring = await applied(stage);
      const rejection = { reason: 'skills' as const, tell: true };
      const body = { version: await versionOf(hiring), stage: 'rejected' as const, rejection };
      return () => hiring.recruiter.call(api.moveApplicant, { params: { id: hiring.id }, body });
    },
  },
  messages: {
    prepare: async (stage) => {
      const { recruiter, candidate, id } = await applied(stage);
      return async () => {
        await recruiter.call(api.writeApplicantMessage, { params: { id }, body: { body: 'Are you free?' } });
        await candidate.call(api.writeApplicationMessage, { params: { id }, body: { body: 'Yes.' } });
      };
    },
  },
  interview: {
    prepare: async (stage) => {
      const { recruiter, candidate, id } = await applied(stage);
      const body = { ...plainInterview(), interviewers: [recruiter.id] };
      return async () => {
        await recruiter.call(api.proposeInterview, { params: { id }, body });
        const [interview] = (await candidate.call(api.listMyInterviews, { params: { id } })).body.items;
        const choice = { version: 1, starts_at: body.times[0] ?? '', time_zone: 'UTC' };
        await candidate.call(api.bookInterview, { params: { id: interview?.id ?? '' }, body: choice });
      };
    },
  },
  offer: {
    prepare: async (stage) => {
      const { recruiter, candidate, id } = await applied(stage);
      return async () => {
        await recruiter.call(api.writeOffer, { params: { id }, body: plainOffer() });
        const [offer] = (await recruiter.call(api.listApplicantOffers, { params: { id } })).body.items;
        const params = { id: offer?.id ?? '' };
        await recruiter.call(api.approveOffer, { params, body: { version: 1 } });
        await recruiter.call(api.sendOffer, { params, body: { version: 2 } });
        const body = { version: 3, answer: 'accept' as const, signature: 'Robin Okafor' };
        await candidate.call(api.answerOffer, { params, body });
      };
    },
  },
  'bulk move': {
    prepare: async (stage) => {
      const { recruiter, id } = await applied(stage);
      const body = { wish: { do: 'move' as const, stage: 'screen' as const }, target: { ids: [id] } };
      return () => recruiter.call(api.createBulkAction, { body });
    },
  },
  'resumes brought in': {
    prepare: async (stage) => {
      const recruiter = await stage.verified('recruiter');
      const job = await postJob(recruiter);
      const body = { job_id: job.id, source: 'They wrote to us at a fair in May.' };
      return async () => {
        const { id } = (await recruiter.call(api.createResumeImport, { body })).body;
        await recruiter.call(api.addImportFile, {
          params: { id },
          query: { file_name: 'cv.txt' },
          body: new Blob([resumeText('Ines Duarte', ['Go'])], { type: 'text/plain' }),
        });
      };
    },
  },
  'own data': {
    prepare: async (stage) => {
      const { candidate, id } = await applied(stage);
      const body = { kept: true, consent_version: poolConsent.version };
      return async () => {
        await candidate.call(api.setKeptState, { params: { id }, body });
        await candidate.call(api.startDataExport, {});
        await candidate.call(api.withdrawApplication, { params: { id }, body: { version: 1 } });
        await candidate.call(api.deleteAccount, {});
      };
    },
  },
};
