import { selfIdentificationConsent } from '../../api/fairness/equal-opportunity.ts';
import { api } from '../../api/index.ts';
import { discoverableConsent } from '../../api/candidates/profiles.ts';
import { poolConsent } from '../../api/talent/talent-pool.ts';
import type { Person } from '../platform/http/person.ts';
import { colleagueOf } from './applicants.ts';
import { elsewhere } from './request-bodies.ts';
import { plainInterview, plainOffer } from './employer-request-bodies.ts';
import { experience, plainPreferences, samplePushDevice } from './sample-entries.ts';
import { postJob } from './hiring.ts';
import type { World } from './world.ts';
import { dayMs } from '../../api/platform/durations.ts';

/** A person who applied to a recruiter's job, and the word that is to stand in everything about them. */
export type Life = {
  candidate: Person;
  recruiter: Person;
  jobId: string;
  applicationId: string;
  canary: string;
  /** Milliseconds of the world's clock. */
  now: number;
};

/** What somebody did in the position that `liveFully` expects them to have entered. */
export function dutyOf(canary: string): string {
  return `Cared for ${canary} residents`;
}

type Answer = { status: number; problem: unknown };

/**
 * Does everything that leaves something behind: what a candidate does alone, and what both sides do around an application.
 * Returns the colleague of the recruiter who leads an interview sixty days ahead.
 */
export async function liveFully(world: Pick<World, 'candidate' | 'rows'>, life: Life): Promise<Person> {
  const mate = await colleagueOf(world, life.recruiter, `mate-${life.jobId}@works.example`);
  await doAlone(life);
  await doAround(life, mate);
  return mate;
}

async function doAlone({ candidate, recruiter, jobId, canary }: Life): Promise<void> {
  const params = { id: jobId };
  const position = { ...experience, company_name: canary, experience_details: canary };
  const dropped = await candidate.call(api.createExperience, { body: { ...position, job_title: canary } });
  await done(() => candidate.call(api.deleteExperience, { params: { id: dropped.body.id } }));
  const hidden = await postJob(recruiter);
  const claim = dutyOf(canary);
  const copy = await candidate.call(api.acceptBullet, { params, body: { claim, text: claim } });
  await done(() =>
    candidate.call(api.updateTailoredResume, {
      params: { id: copy.body.id },
      body: { version: copy.body.version, name: canary },
    }),
  );
  const named = { params: { id: copy.body.id }, body: { name: canary } };
  await done(() => candidate.call(api.saveResumeVersion, named));
  const { version } = (await candidate.call(api.getProfile, {})).body;
  const document = JSON.stringify({ basics: { name: canary }, awards: [{ title: canary }] });
  await done(
    () =>
      candidate.call(api.importProfile, {
        body: { version, document, fields: {}, positions: [], sections: { awards: 'taken' } },
      }),
    () => candidate.call(api.saveAccountSettings, { body: { version: 0, value: { locale: 'en-GB' } } }),
    () =>
      candidate.call(api.saveOwnModel, {
        body: { version: 0, provider: 'openai', model_id: canary, key: `sk-${canary}` },
      }),
    () => candidate.call(api.createExternalApplication, { body: { ...elsewhere, notes: canary } }),
    () => candidate.call(api.renewCalendarFeed, {}),
    () => candidate.call(api.subscribePush, { body: samplePushDevice }),
    () => candidate.call(api.hideJob, { params: { id: hidden.id } }),
    () => candidate.call(api.openOutsideJob, { params }),
    () => candidate.call(api.followBoard, { body: { url: `https://jobs.example/${canary}` } }),
    () =>
      candidate.call(api.answerRequirement, {
        params,
        body: { kind: 'required_skill', requirement: 'Docker', answer: 'have' },
      }),
    () => candidate.call(api.rejectBullet, { params, body: { text: canary } }),
    () =>
      candidate.call(api.changeVisibility, {
        body: { visibility: 'discoverable', consent_version: discoverableConsent.version },
      }),
    () => candidate.call(api.changeSkills, { body: { set: [{ name: canary, level: null, stated: true }] } }),
    () => candidate.call(api.updatePreferences, { body: { version: 0, value: plainPreferences } }),
    () =>
      candidate.call(api.setNotification, {
        body: { kind: 'application_moved', in_app: true, mail: 'at_once' },
      }),
  );
}

async function doAround(life: Life, mate: Person): Promise<void> {
  const { candidate, recruiter, jobId, canary, now } = life;
  const params = { id: life.applicationId };
  const other = await postJob(recruiter, { title: 'Platform Lead' });
  await done(
    () => recruiter.call(api.setSelfIdentification, { body: { version: 0, asks: 'everyone' } }),
    () =>
      candidate.call(api.answerSelfIdentification, {
        params,
        body: { sex: 'female', race: null, consent_version: selfIdentificationConsent.version },
      }),
    () =>
      candidate.call(api.setKeptState, {
        params,
        body: { kept: true, consent_version: poolConsent.version },
      }),
    () => candidate.call(api.askForHumanReview, { params, body: { reason: `Look at ${canary} again` } }),
    () => candidate.call(api.writeApplicationMessage, { params, body: { body: `${canary} writes` } }),
    () => recruiter.call(api.writeApplicantMessage, { params, body: { body: `Dear ${canary}` } }),
    () =>
      recruiter.call(api.writeApplicantNote, {
        params,
        body: { body: `Ask ${canary}`, mentions: [mate.id] },
      }),
    () => recruiter.call(api.tagApplicant, { params, body: { add: [canary] } }),
    () =>
      recruiter.call(api.fileScorecard, {
        params,
        body: { version: 0, verdict: 'yes', ratings: [], note: canary },
      }),
    () => recruiter.call(api.tagTalent, { params: { id: candidate.id }, body: { tags: [canary] } }),
    () =>
      recruiter.call(api.inviteTalent, {
        params: { id: candidate.id },
        body: { job_id: other.id, message: `Dear ${canary}` },
      }),
    () =>
      recruiter.call(api.proposeInterview, {
        params,
        body: {
          ...plainInterview(Math.ceil((now - Date.now()) / dayMs) + 60),
          place: `Ring ${canary}`,
          message: `Dear ${canary}`,
          interviewers: [mate.id],
          agreed: true,
        },
      }),
  );
  await doOffer(life, mate);
  await done(() => candidate.call(api.saveTargetJob, { params: { id: jobId } }));
}

async function doOffer(
  { candidate, recruiter, applicationId, canary, now }: Life,
  mate: Person,
): Promise<void> {
  const offer = (
    await mate.call(api.writeOffer, {
      params: { id: applicationId },
      body: { ...plainOffer(new Date(now)), text: `Dear ${canary}` },
    })
  ).body.items[0];
  await done(
    () =>
      mate.call(api.attachOfferFile, {
        params: { id: offer?.id ?? '' },
        query: { file_name: `${canary}.pdf`, version: 1 },
        body: new Blob([`%PDF-1.7 contract of ${canary}`]),
      }),
    () => recruiter.call(api.approveOffer, { params: { id: offer?.id ?? '' }, body: { version: 2 } }),
    () => mate.call(api.sendOffer, { params: { id: offer?.id ?? '' }, body: { version: 3 } }),
    () =>
      candidate.call(api.answerOffer, {
        params: { id: offer?.id ?? '' },
        body: { version: 4, answer: 'decline', reason: canary },
      }),
  );
}

/** Does one after the other, and throws when one was refused: what they leave is what the test is about. */
async function done(...acts: (() => Promise<Answer>)[]): Promise<void> {
  for (const act of acts) {
    const { status, problem } = await act();
    if (status >= 400) throw new Error(`Refused: ${JSON.stringify(problem)}`);
  }
}
