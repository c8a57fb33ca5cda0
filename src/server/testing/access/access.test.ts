import { dayMs } from '../../../api/platform/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../api/identity/roles.ts';
import { type Scope, scopes } from '../../../api/identity/scopes.ts';
import { api } from '../../../api/index.ts';
import { type Actor, actors, tokenOf } from './actors.ts';
import { bodies } from '../request-bodies.ts';
import { attempt, type Name } from './attempt.ts';
import { kindOf, type Kind, mayKnow, pathKindOf } from './expected.ts';
import { bodiesOf } from './records.ts';
import { endpoints, openTrial, type Trial } from './access-world.ts';

let trial: Trial;
const tokens = new Map<Role, Map<Scope, string>>();
const holders: Record<Role, Actor> = {
  candidate: 'peer',
  recruiter: 'colleague',
  hiring_manager: 'owningManager',
  admin: 'companyAdmin',
  internal: 'internal',
};
const revoked: { token: string } = { token: '' };

beforeAll(async () => {
  trial = await openTrial();
  for (const role of Object.keys(holders) as Role[]) {
    const { person } = trial.callers[holders[role]];
    const made = new Map<Scope, string>();
    for (const scope of scopes) made.set(scope, await tokenOf(person, [scope]));
    tokens.set(role, made);
  }
  const { person } = trial.callers.peer;
  revoked.token = await tokenOf(person, ['jobs:read']);
  const [newest] = (await person.call(api.listApiTokens, {})).body.items;
  await person.call(api.revokeApiToken, { params: { id: newest?.id ?? '' } });
}, 60_000);
afterAll(() => trial.close());

const withoutRecord = endpoints.filter(([name]) => kindOf(name) === null);

test.each(withoutRecord)('%s answers only those it is for', (name, endpoint) =>
  trial.tryAsEverybody(name, endpoint),
);

const closed = endpoints.filter(([, endpoint]) => endpoint.access !== 'public');

test.each(closed)('%s is open to API tokens of its scope alone', async (name, endpoint) => {
  const role = endpoint.access === 'signed-in' ? 'candidate' : (endpoint.access[0] as Role);
  const withToken = async (token: string) => {
    const visitor = { person: trial.callers.visitor.person, token };
    const { status, code } = await attempt(trial.world, visitor, name, endpoint, {
      record: trial.records.nothing,
    });
    return { status, code };
  };
  expect(await withToken(revoked.token)).toEqual({ status: 401, code: 'not_signed_in' });
  for (const [scope, token] of tokens.get(role) ?? []) {
    const { status, code } = await withToken(token);
    if (scope === endpoint.scope) expect(['missing_scope', 'not_signed_in']).not.toContain(code);
    else expect([scope, status, code]).toEqual([scope, 403, 'missing_scope']);
  }
});

/** What each list shows to those who reach it. */
const listed: Partial<Record<Name, Kind>> = {
  listResumes: 'resume',
  listExperiences: 'experience',
  listTailoredResumes: 'tailored',
  listSavedSearches: 'saved search',
  listFollowedBoards: 'followed board',
  listJobBoards: 'board',
  listMyApplications: 'application',
  listExternalApplications: 'outside application',
  listTargetJobs: 'target job',
  listJobInvitations: 'invitation to apply',
  listNotifications: 'notification',
  listApiTokens: 'token',
  listPostings: 'draft',
  listApplicants: 'application',
  listInterviews: 'interview',
  getInterviewCalendar: 'interview',
  listThreads: 'application',
  listBulkActions: 'bulk',
  listResumeImports: 'import',
  listRecordImports: 'record import',
  listApplicantViews: 'view',
  listSavedReports: 'saved report',
  listStageTemplates: 'stage template',
  listMessageTemplates: 'template',
  listMembers: 'member',
  listInvitations: 'invitation',
  listTalent: 'talent',
  listWebhooks: 'webhook',
  listReports: 'report',
  listPeople: 'person',
};

const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** The widest view of lists that have several. */
const widest = (name: Name): string =>
  (
    {
      listPostings: '?scope=team',
      listInterviews: '?scope=team',
      getInterviewCalendar: `?scope=team&from=${at(0)}&until=${at(35)}`,
      listApplicantViews: `?job_id=${trial.records.job}`,
    } as Partial<Record<Name, string>>
  )[name] ?? '';

const lists = endpoints.filter(
  ([, { method, params, returns }]) => method === 'GET' && !params && returns !== 'events',
);

test.each(lists)('%s shows everything of those who call, and nothing of others', async (name, endpoint) => {
  const { world, callers, records } = trial;
  const shown = listed[name];
  const ids = new Map<string, Kind[]>();
  for (const [kind, id] of Object.entries(records) as [Kind, string][]) {
    ids.set(id, [...(ids.get(id) ?? []), kind]);
  }
  for (const actor of Object.keys(actors) as Actor[]) {
    const call = { record: '', query: widest(name) };
    const { status, text } = await attempt(world, callers[actor], name, endpoint, call);
    const seen = [...ids].filter(
      ([id, kinds]) => text.includes(id) && !kinds.some((kind) => mayKnow(actor, kind)),
    );
    expect([actor, seen]).toEqual([actor, []]);
    if (shown && status === 200)
      expect([actor, text.includes(records[shown])]).toEqual([actor, mayKnow(actor, shown)]);
  }
});

const versioned = endpoints.filter(
  ([name, { body }]) => body !== 'file' && JSON.stringify(bodies[name] ?? {}).includes('"version":'),
);

test.each(versioned)('%s refuses the largest version, of which there is no next', async (name, endpoint) => {
  const { world, callers, records } = trial;
  const inPath = pathKindOf(name);
  const given = bodiesOf(records)[name] ?? bodies[name];
  const body = { ...(given as object), version: 2 ** 31 - 1 };
  const codes: (string | null)[] = [];
  for (const actor of Object.keys(actors) as Actor[]) {
    const call = { record: inPath ? records[inPath] : '', body };
    const { status, code, text } = await attempt(world, callers[actor], name, endpoint, call);
    expect(status, `${actor}: ${text}`).toBeLessThan(500);
    codes.push(code);
  }
  // A draft is kept as the form was left last, whatever was kept before.
  if (name !== 'saveJobDraft') expect(codes).toContain('stale_version');
});
