import { expect } from 'vitest';
import type { AtsStatus } from '../../api/integrations/ats-sync.ts';
import { api } from '../../api/index.ts';
import { sendToAtsTask } from '../integrations/ats/tasks.ts';
import type { Person } from '../platform/http/person.ts';
import { remoteJob } from './ats-jobs.ts';
import { uploadResume } from './hiring.ts';
import { answer, type MergeServer } from './merge-server.ts';
import type { World } from './world.ts';
import { minuteMs } from '../../api/platform/durations.ts';

/** An owner whose company is linked at Merge, and how to bring both in sync, list its postings and let time pass. */
type Cast = {
  world: World;
  merge: MergeServer;
  owner: Person;
  sync: (person: Person) => Promise<AtsStatus>;
  postings: (person: Person) => Promise<{ title: string; id: string }[]>;
  wait: (ms: number) => void;
};

/** What is true of two processes that send at once, and of who withdraws after being sent. */
export const atsSendSteps = (cast: () => Cast) => ({
  'two processes make a candidate once, and a withdrawal is told once it cannot be undone': async () => {
    const { world, merge, owner, sync, postings, wait } = cast();
    const account = merge.account('at-pt-one');
    account['jobs']?.push(remoteJob('x', { modified_at: '2999-01-01T00:00:00Z' }));
    account['jobs']?.push(remoteJob('y', { modified_at: '2999-01-01T00:00:00Z' }));
    await owner.signIn('owner@northwind.example');
    await sync(owner);
    const jobs = (await postings(owner)).filter(({ title }) => /Engineer [xy]$/.test(title));
    const applicant = await world.candidate('ada@candidates.example');
    const resume = await uploadResume(applicant, ['Go']);
    const ids: string[] = [];
    for (const { id } of jobs) {
      const body = { resume_id: resume.id, cover_note: '', answers: [] };
      ids.push((await applicant.call(api.applyToJob, { params: { id }, body })).body.id);
    }
    const [first = '', second = ''] = ids;
    const found = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    merge.hinder(({ method, path }, response) => {
      if (method !== 'GET' || path !== 'candidates') return false;
      merge.hinder(null);
      found.resolve();
      void held.promise.then(() => answer(response, 200, { next: null, previous: null, results: [] }));
      return true;
    });
    const sending = sendToAtsTask.perform({ applicationId: first }, world.services);
    await found.promise;
    await sendToAtsTask.perform({ applicationId: second }, world.services);
    held.resolve();
    await sending;
    await sendToAtsTask.perform({ applicationId: second }, world.services);
    const adas = (account['candidates'] ?? []).filter((one) => JSON.stringify(one).includes('ada@'));
    expect(adas).toHaveLength(1);
    expect(account['applications']?.filter((one) => one['candidate'] === adas[0]?.id)).toHaveLength(2);

    await world.settle();
    const version = 1;
    await applicant.call(api.withdrawApplication, { params: { id: first }, body: { version } });
    const notes = () => account['activities'] ?? [];
    await sync(owner);
    expect(notes()).toEqual([]);
    wait(11 * minuteMs);
    merge.hinder(({ path }, response) => {
      if (path !== 'activities') return false;
      answer(response, 400, { detail: 'No notes here.' });
      return true;
    });
    const refused = await sync(owner);
    expect(refused.issues.find(({ kind }) => kind === 'withdrawal')).toMatchObject({
      id: first,
      failed: true,
    });
    // The note is taken, and the connection breaks before that is told.
    merge.hinder(({ method, path, body }, response) => {
      if (method !== 'POST' || path !== 'activities') return false;
      notes().push({ id: 'activities-cut', ...(body['model'] as object) });
      response.destroy();
      return true;
    });
    await sync(owner);
    expect(notes()).toEqual([]);
    await owner.call(api.retryAts, {});
    await world.settle();
    expect(notes()).toHaveLength(1);
    merge.hinder(null);
    const told = (await sync(owner)).issues.filter(({ kind }) => kind === 'withdrawal');
    expect(told).toEqual([]);
    expect(notes()).toMatchObject([
      { activity_type: 'NOTE', candidate: adas[0]?.id, subject: 'Application withdrawn' },
    ]);
  },
});
