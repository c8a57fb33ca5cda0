import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { remoteJob } from '../../testing/ats-jobs.ts';
import { plainJob, uploadResume } from '../../testing/hiring.ts';
import { answer, type MergeServer, startMergeServer } from '../../testing/merge-server.ts';
import { sendStageToAtsTask } from './tasks.ts';
import { testInSteps } from '../../testing/test-steps.ts';
import { openWorld, type World } from '../../testing/world.ts';

let clock = Date.now();
let merge: MergeServer;
let world: World;
let owner: Person;
let jobId = '';
beforeAll(async () => {
  merge = await startMergeServer();
  world = await openWorld({
    now: () => new Date(clock),
    env: { PRIVATE_HOSTS: merge.host, MERGE_URL: merge.url },
  });
  owner = await world.recruiter('owner@northwind.example');
  await owner.call(api.saveAtsConnection, {
    body: { version: 0, provider: 'merge', api_key: merge.key, opens_jobs: true },
  });
  await owner.call(api.finishAtsLink, { body: { public_token: 'pt-moves' } });
  account()['users']?.push({ id: 'user-1', access_role: 'ADMIN' });
  account()['jobs']?.push(remoteJob('a'), remoteJob('b'));
  account()['job-interview-stages']?.push(
    { id: 'st-new', name: 'Application Review', stage_order: 1 },
    { id: 'st-b', name: 'Onsite of b', stage_order: 2, job: 'b' },
    { id: 'st-on', name: 'Onsite', stage_order: 3, job: 'a' },
    { id: 'st-int', name: 'interview ', stage_order: 5, job: 'a' },
    { id: 'st-panel', name: 'Panel', stage_order: 4, job: { id: 'a' } },
    { id: 'st-gone', name: 'Candidate withdrew', stage_order: 9 },
  );
  await sync();
  const page = await owner.call(api.listPostings, { query: { scope: 'team', limit: 100 } });
  jobId = page.body.items.find(({ title }) => title === 'Backend Engineer a')?.id ?? '';
});
afterAll(async () => {
  await world.close();
  await merge.close();
});

const account = () => merge.account('at-pt-moves');
const sync = async () => {
  clock += 1000;
  await owner.call(api.startAtsSync, {});
  await world.settle();
  return (await owner.call(api.getAtsStatus, {})).body;
};

/** Applies as somebody; what the other side calls the application, and how to look at both sides. */
const apply = async (name: string) => {
  const person = await world.candidate(`${name}@candidates.example`);
  const resume = await uploadResume(person, ['Go']);
  const body = { resume_id: resume.id, cover_note: '', answers: [] };
  const { id } = (await person.call(api.applyToJob, { params: { id: jobId }, body })).body;
  const here = async () => (await owner.call(api.getApplicant, { params: { id } })).body;
  return {
    id,
    person,
    here,
    there: () => {
      const candidate = account()['candidates']?.find((one) => JSON.stringify(one).includes(`${name}@`));
      return account()['applications']?.find((one) => one['candidate'] === candidate?.id);
    },
    move: async (stage: string, more: { rejection?: object } = {}) =>
      owner.call(api.moveApplicant, {
        params: { id },
        body: { version: (await here()).version, stage, ...more } as never,
      }),
    moves: async () =>
      (await here()).timeline
        .filter(({ action }) => action === 'application.moved')
        .map(({ actor }) => actor),
  };
};
const changes = () => merge.seen.filter(({ path }) => path.endsWith('/change-stage'));

test(
  'stages go to Merge and come back',
  { timeout: 180_000 },
  testInSteps({
    'a move here goes to the stage of the job there, once, does not come back, and its undo goes out too':
      async () => {
        const kim = await apply('kim');
        await world.settle();
        await kim.move('interview');
        await world.settle();
        expect(kim.there()).toMatchObject({ current_stage: 'st-int' });
        expect(changes().at(-1)?.body).toEqual({ job_interview_stage: 'st-int', remote_user_id: 'user-1' });
        expect((await kim.here()).timeline.map(({ text }) => text)).toContain(
          'Reported the move to the applicant tracking system',
        );
        const told = changes().length;
        const status = await sync();
        expect(status).toMatchObject({ pending: [], problem: null });
        expect(await kim.moves()).toHaveLength(1);
        expect(changes()).toHaveLength(told);

        // A move that comes in does not go out: it stays in Panel there, though the stage here has the name of another.
        Object.assign(kim.there() ?? {}, { current_stage: 'st-new', modified_at: '2999-01-01T00:00:00Z' });
        await sync();
        expect(await kim.here()).toMatchObject({ stage: 'screen' });
        Object.assign(kim.there() ?? {}, { current_stage: 'st-panel', modified_at: '2999-01-01T00:00:00Z' });
        await sync();
        expect(await kim.here()).toMatchObject({ stage: 'interview' });
        expect(changes()).toHaveLength(told);
        expect(kim.there()).toMatchObject({ current_stage: 'st-panel' });

        const { version } = await kim.here();
        await owner.call(api.undoMove, { params: { id: kim.id }, body: { version } });
        await world.settle();
        expect(kim.there()).toMatchObject({ current_stage: 'st-new' });
      },
    'many at once, by a program, and before the application is there': async () => {
      const people = [await apply('lee'), await apply('sam')];
      const ids = people.map(({ id }) => id);
      await world.settle();
      const wish = { do: 'move' as const, stage: 'interview' };
      await owner.call(api.createBulkAction, { body: { wish, target: { ids } } });
      await world.settle();
      for (const one of people) expect(one.there()).toMatchObject({ current_stage: 'st-int' });
      const ann = await apply('ann');
      const body = { name: 'Mover', scopes: ['applications:write' as const], expires_at: null };
      const { token } = (await owner.call(api.createApiToken, { body })).body;
      const byToken = await world.app.request(`/api/applicants/${ann.id}/stage`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, stage: 'interview' }),
      });
      expect(byToken.status).toBe(200);
      await world.settle();
      expect(ann.there()).toMatchObject({ current_stage: 'st-int' });
      expect(await sync()).toMatchObject({ pending: [], issues: [] });
      expect(await ann.here()).toMatchObject({ stage: 'interview' });
    },
    'what is down is tried again by the queue and the sync; a stage that is not there is shown and can be chosen':
      async () => {
        const joe = await apply('joe');
        await world.settle();
        merge.hinder(({ path }, response) => {
          if (!path.endsWith('/change-stage')) return false;
          response.destroy();
          return true;
        });
        await joe.move('interview');
        await expect(world.settle()).rejects.toThrow('Merge could not be reached.');
        const shown = async () => (await owner.call(api.getAtsStatus, {})).body.issues;
        expect(await shown()).toMatchObject([
          { kind: 'stage', id: joe.id, problem: 'Merge could not be reached.', failed: false },
        ]);
        merge.hinder(null);
        await sync();
        expect(joe.there()).toMatchObject({ current_stage: 'st-int' });
        expect(await shown()).toEqual([]);

        await joe.move('offer');
        await world.settle();
        expect(await shown()).toMatchObject([
          { kind: 'stage', failed: true, problem: expect.stringContaining('no stage for “Offer”') },
        ]);
        await owner.call(api.mapAtsStage, { body: { id: 'st-panel', kind: 'offer' } });
        await owner.call(api.retryAts, {});
        await world.settle();
        expect(await shown()).toEqual([]);
        expect(joe.there()).toMatchObject({ current_stage: 'st-panel' });
        await owner.call(api.mapAtsStage, { body: { id: 'st-panel', kind: 'interview' } });
      },
    'where somebody moved it there meanwhile a person settles it, and ours goes out then': async () => {
      const may = await apply('may');
      await world.settle();
      await may.move('interview');
      await world.settle();
      Object.assign(may.there() ?? {}, { current_stage: 'st-gone', modified_at: '2999-01-01T00:00:00Z' });
      await may.move('screen');
      await world.settle();
      expect(may.there()).toMatchObject({ current_stage: 'st-gone' });
      const { issues } = (await owner.call(api.getAtsStatus, {})).body;
      expect(issues).toMatchObject([
        { problem: expect.stringContaining('moved to “Candidate withdrew” there') },
      ]);
      Object.assign(may.there() ?? {}, { current_stage: 'st-panel' });
      const differs = await sync();
      expect(differs).toMatchObject({ issues: [], pending: [{ kind: 'conflict', stage_there: 'Panel' }] });
      await owner.call(api.settleAtsDifference, { params: { id: may.id }, body: { choice: 'ours' } });
      await world.settle();
      expect(may.there()).toMatchObject({ current_stage: 'st-new' });
      expect((await sync()).pending).toEqual([]);
    },
    'a page that was read before a move went out does not take it back': async () => {
      const eve = await apply('eve');
      await world.settle();
      await eve.move('screen');
      await world.settle();
      merge.hinder(({ path, method, query }, response) => {
        if (path !== 'applications' || method !== 'GET' || query.has('candidate_id')) return false;
        merge.hinder(null);
        const page = structuredClone(account()['applications']);
        void eve
          .move('interview')
          .then(() => sendStageToAtsTask.perform({ applicationId: eve.id }, world.services))
          .then(() => answer(response, 200, { next: null, previous: null, results: page }));
        return true;
      });
      const status = await sync();
      expect(status.pending).toEqual([]);
      expect(await eve.here()).toMatchObject({ stage: 'interview' });
      expect(eve.there()).toMatchObject({ current_stage: 'st-int' });
    },
    'a rejection is told when it cannot be taken back any more, as a note where there is no such stage; so is a withdrawal':
      async () => {
        const [ivy, bob] = [await apply('ivy'), await apply('bob')];
        await world.settle();
        await ivy.move('rejected', { rejection: { reason: 'skills', note: '', tell: true } });
        await bob.person.call(api.withdrawApplication, { params: { id: bob.id }, body: { version: 1 } });
        await sync();
        const rejections = () =>
          account()['activities']?.filter((one) => /rejected/.test(String(one['subject'])));
        expect(rejections()).toEqual([]);
        expect(bob.there()?.['current_stage']).toBeUndefined();
        clock += 11 * minuteMs;
        await sync();
        expect(bob.there()).toMatchObject({ current_stage: 'st-gone' });
        expect(rejections()).toEqual([]);
        clock += dayMs;
        await owner.signIn('owner@northwind.example');
        await sync();
        expect(rejections()).toMatchObject([{ candidate: ivy.there()?.['candidate'] }]);
        await sync();
        expect(rejections()).toHaveLength(1);
      },
    'cover note and answers go along as a note': async () => {
      const { version, title } = (await owner.call(api.getJob, { params: { id: jobId } })).body;
      const question = { id: 'why', prompt: 'Why us?', type: 'text' as const, required: true, options: [] };
      const value = { ...plainJob, title, questions: [{ ...question, accepts: [], at_least: null }] };
      await owner.call(api.updateJob, { params: { id: jobId }, body: { version, value } });
      const zoe = await world.candidate('zoe@candidates.example');
      const resume = await uploadResume(zoe, ['Go']);
      const answers = [{ question_id: 'why', answer: 'The frames.' }];
      const body = { resume_id: resume.id, cover_note: 'Dear Northwind', answers };
      await zoe.call(api.applyToJob, { params: { id: jobId }, body });
      await world.settle();
      expect(account()['activities']?.at(-1)).toMatchObject({
        activity_type: 'NOTE',
        body: 'Dear Northwind\n\nWhy us?\nThe frames.',
      });
    },
  }),
);
