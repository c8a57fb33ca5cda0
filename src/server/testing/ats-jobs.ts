import { api } from '../../api/index.ts';
import type { Person } from '../platform/http/person.ts';
import type { MergeRecord } from './merge-server.ts';
import type { World } from './world.ts';

const office = { id: 'office-1', name: 'Berlin', location: 'Berlin, Germany' };
/** A job as Merge tells it. */
export const remoteJob = (id: string, change: Partial<MergeRecord> = {}): MergeRecord => ({
  id,
  remote_id: `gh-${id}`,
  name: `Backend Engineer ${id}`,
  description: '<p>You run services in <b>Go</b> over PostgreSQL.</p>',
  status: 'OPEN',
  offices: [office],
  modified_at: '2026-01-01T00:00:00Z',
  remote_was_deleted: false,
  ...change,
});
/** A job as an applicant tracking system holds it, whichever way it comes. */
export type RemoteRow = {
  id: string;
  title: string;
  status: 'open' | 'draft' | 'closed';
  description?: string;
  /** A line of the place; '' for none. */
  place?: string;
  visibility?: 'public' | 'internal' | 'confidential';
};
const words = 'You run services in Go over PostgreSQL.';
/** Jobs as the file that an owner uploads. */
export const csvOf = (rows: RemoteRow[]) =>
  [
    'id,title,description,status,place,visibility,updated_at',
    ...rows.map((row) =>
      [
        row.id,
        row.title,
        `"${row.description ?? words}"`,
        row.status,
        `"${row.place ?? 'Berlin, Germany'}"`,
        row.visibility ?? '',
        '2026-01-01',
      ].join(','),
    ),
  ].join('\n');

/** Jobs as Merge tells them, changed since anybody asked. */
export const mergeJobsOf = (rows: RemoteRow[]) =>
  rows.map(({ id, title, status, description = words, place, visibility }) =>
    remoteJob(id, {
      ...(place === '' ? { offices: [] } : {}),
      confidential: visibility === 'confidential',
      job_postings: [`p-${id}`],
      modified_at: '2999-01-01T00:00:00Z',
      name: title,
      status: status.toUpperCase(),
      description,
    }),
  );

/** How Merge tells that they are posted. */
export const mergePostingsOf = (rows: RemoteRow[]) =>
  rows.map(({ id, visibility }) => ({
    id: `p-${id}`,
    job: id,
    status: 'PUBLISHED',
    is_internal: visibility === 'internal',
  }));

/** Brings a company and its applicant tracking system in sync, and returns how that went. */
export async function syncAts(world: World, person: Person) {
  await person.call(api.startAtsSync, {});
  await world.settle();
  return (await person.call(api.getAtsStatus, {})).body;
}

/** All jobs of a company, as those who hire see them. */
export async function postings(person: Person) {
  const page = await person.call(api.listPostings, { query: { scope: 'team', limit: 100 } });
  return page.body.items.map(({ title, status, id }) => ({ title, status, id }));
}
