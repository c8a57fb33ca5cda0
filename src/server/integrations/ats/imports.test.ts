import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { byFile } from '../../testing/ats-file-steps.ts';
import { mergeJobsOf, mergePostingsOf, postings, type RemoteRow, syncAts } from '../../testing/ats-jobs.ts';
import { plainJob } from '../../testing/hiring.ts';
import { type MergeServer, startMergeServer } from '../../testing/merge-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let merge: MergeServer;
let world: World;
beforeAll(async () => {
  merge = await startMergeServer();
  world = await openWorld({ env: { PRIVATE_HOSTS: merge.host, MERGE_URL: merge.url } });
});
afterAll(async () => {
  await world.close();
  await merge.close();
});

/** How an owner connects, and then what the other side holds. */
type Way = [name: string, connect: (person: Person) => Promise<(rows: RemoteRow[]) => Promise<unknown>>];

const byMerge = async (person: Person) => {
  await person.call(api.saveAtsConnection, {
    body: { version: 0, provider: 'merge', api_key: merge.key, opens_jobs: true },
  });
  await person.call(api.finishAtsLink, { body: { public_token: `pt-${person.id}` } });
  return async (rows: RemoteRow[]) => {
    merge.account(`at-pt-${person.id}`)['jobs']?.splice(0, Infinity, ...mergeJobsOf(rows));
    merge.account(`at-pt-${person.id}`)['job-postings']?.splice(0, Infinity, ...mergePostingsOf(rows));
  };
};
const ways: Way[] = [
  ['Merge', byMerge],
  ['files', byFile],
];

test.each(ways)(
  'a job waits for a person unless an owner chose otherwise, and one that is confidential or internal never comes in, by %s',
  async (name, connect) => {
    const person = await world.recruiter(`owner@waits-${name.toLowerCase()}.example`);
    const put = await connect(person);
    const { connection } = (await person.call(api.getAtsConnection, {})).body;
    const { version = 0, provider = 'csv' } = connection ?? {};
    await person.call(api.saveAtsConnection, { body: { version, provider, opens_jobs: false } });
    const shown = async () =>
      (await postings(person)).map(({ title, status }) => `${title}: ${status}`).toSorted();
    const row = { id: 'o', title: 'Go Engineer', status: 'open' as const };
    await put([
      row,
      { ...row, id: 'c', title: 'Go Founder', visibility: 'confidential' },
      { ...row, id: 'i', title: 'Go Insider', visibility: 'internal' },
      { ...row, id: 'f', title: 'Go Roamer', place: '', description: 'You work in Go.\nLocation: Remote' },
      { ...row, id: 'n', title: 'Go Settler', place: '', description: 'Go, not a remote job.' },
    ]);
    const first = await syncAts(world, person);
    expect(await shown()).toEqual(['Go Engineer: draft', 'Go Roamer: draft', 'Go Settler: draft']);
    const problems = new Map(first.issues.map(({ title, problem }) => [title, problem]));
    expect(problems.get('Go Engineer')).toMatch(/is waiting here for someone/);
    expect(problems.get('Go Settler')).toMatch(/without.* a place/);
    const [job] = (await postings(person)).filter(({ title }) => title === 'Go Engineer');
    const params = { id: job?.id ?? '' };
    await person.call(api.changeJobStatus, { params, body: { version: 1, status: 'open' } });
    // Whoever opened it did not make it theirs: it follows what changes there.
    await put([{ ...row, title: 'Senior Go Engineer' }]);
    const opened = await syncAts(world, person);
    expect(await shown()).toContain('Senior Go Engineer: open');
    expect(opened.issues.map(({ title }) => title)).not.toContain('Senior Go Engineer');
    await put([{ ...row, title: 'Senior Go Engineer', visibility: 'confidential' }]);
    await syncAts(world, person);
    expect(await shown()).toContain('Senior Go Engineer: closed');
    const [roamer] = (await postings(person)).filter(({ title }) => title === 'Go Roamer');
    const read = await person.call(api.getJob, { params: { id: roamer?.id ?? '' } });
    expect(read.body).toMatchObject({ location_type: 'remote', locations: [] });
    const { version: now = 0 } = (await person.call(api.getAtsConnection, {})).body.connection ?? {};
    await person.call(api.saveAtsConnection, { body: { version: now, provider, opens_jobs: true } });
    await put([{ ...row, id: 'p', title: 'Go Gardener' }]);
    await syncAts(world, person);
    expect(await shown()).toContain('Go Gardener: open');
  },
);

test.each(ways)(
  'jobs come in once, follow what changes there and keep what was edited here, by %s',
  async (name, connect) => {
    const person = await world.recruiter(`owner@by-${name.toLowerCase()}.example`);
    const put = await connect(person);
    const shown = async () =>
      (await postings(person)).map(({ title, status }) => `${title}: ${status}`).toSorted();
    await put([
      { id: 'a', title: 'Go Engineer', status: 'open' },
      { id: 'b', title: 'Second Engineer', status: 'draft' },
      { id: 'c', title: 'Gone Engineer', status: 'closed' },
      { id: 'd', title: 'Welder', status: 'open', description: '' },
    ]);
    const first = await syncAts(world, person);
    expect(first).toMatchObject({ problem: null, counts: { jobs: 3, open_jobs: 1 } });
    expect(first.issues).toMatchObject([{ kind: 'job', title: 'Welder' }]);
    await syncAts(world, person);
    expect(await shown()).toEqual(['Go Engineer: open', 'Second Engineer: draft', 'Welder: draft']);
    const second = (await postings(person)).find(({ title }) => title === 'Second Engineer');
    const { version } = (await person.call(api.getJob, { params: { id: second?.id ?? '' } })).body;
    const value = { ...plainJob, title: 'Second Engineer' };
    await person.call(api.updateJob, { params: { id: second?.id ?? '' }, body: { version, value } });
    await put([
      { id: 'a', title: 'Senior Go Engineer', status: 'open' },
      { id: 'b', title: 'Renamed there', status: 'open' },
    ]);
    await syncAts(world, person);
    expect(await shown()).toEqual(['Second Engineer: open', 'Senior Go Engineer: open', 'Welder: draft']);
    await put([{ id: 'b', title: 'Renamed there', status: 'closed' }]);
    await syncAts(world, person);
    expect(await shown()).toEqual(['Second Engineer: closed', 'Senior Go Engineer: open', 'Welder: draft']);
  },
);
