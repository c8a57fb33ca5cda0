import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { attempt } from '../../testing/access/attempt.ts';
import { tokenOf } from '../../testing/access/actors.ts';
import { pathKindOf } from '../../testing/access/expected.ts';
import { endpoints } from '../../testing/access/access-world.ts';
import { applicant, colleagueOf, moveTo } from '../../testing/applicants.ts';
import * as blind from '../../testing/blind-person.ts';
import { someId } from '../../testing/request-bodies.ts';
import { plainWebhook } from '../../testing/employer-request-bodies.ts';
import { experience } from '../../testing/sample-entries.ts';
import { readEverythingAs, type Shown } from '../../testing/read-everything.ts';
import { postJob } from '../../testing/hiring.ts';
import { testInSteps } from '../../testing/test-steps.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let reader: Person;
let mate: Person;
let candidate: Person;
let jobId = '';
let id = '';
let own: string[] = [];
let made: Record<string, string> = {};
const live: string[] = [];

const slow = 120_000;

/** Zerlina applied, and all that can happen around an application did. */
async function setUp(): Promise<void> {
  live.length = 0;
  world = await openWorld({ env: { RATE_LIMITS: 'off' } });
  reader = await world.recruiter('reader@locks.example');
  mate = await colleagueOf(world, reader, 'mate@locks.example');
  candidate = await world.candidate('zerlina.quaife@quaife-home.example');
  await blind.ok(
    reader.call(api.createWebhook, { body: { ...plainWebhook, event_types: [...everyEvent()] } }),
  );
  jobId = await blind.openBlindJob(world, reader);
  const resumeId = await blind.becomeZerlina(world, candidate);
  id = await blind.applyAsZerlina(candidate, jobId, resumeId);
  await mate.call(api.tagApplicant, { params: { id }, body: { add: ['Friend of Zerlina', 'Shortlist'] } });
  await blind.makeBlind(reader, jobId);
  const stopListening = await listen(reader);
  await world.settle();
  made = await blind.writeIdentityEverywhere({ reader, mate, jobId }, candidate, id);
  await blind.ok(reader.call(api.startDataExport, {}));
  await world.settle();
  await stopListening();
  const experiences = await world.rows<{ id: string }>(
    'select id from candidate_experiences where user_id = $1',
    [candidate.id],
  );
  own = [candidate.id, resumeId, ...experiences.map((row) => row.id)];
}

function everyEvent() {
  return ['application.submitted', 'application.stage_changed', 'application.rejected'] as const;
}

async function listen(person: Person): Promise<() => Promise<void>> {
  const response = await person.send('GET', '/api/live');
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (let next = await stream?.read(); next && !next.done; next = await stream?.read())
      live.push(next.value);
  })();
  return async () => {
    await stream?.cancel();
    await reading;
  };
}

/** Which needles a text holds, also in what is packed into cursors and links, and which ids of what is the candidate's own. */
function found(text: string): string[] {
  const packed = [...text.matchAll(/[\w-]{16,}/g)]
    .map(([part]) => Buffer.from(part, 'base64url').toString('latin1'))
    .filter((part) => /^[\x20-\x7e]+$/.test(part));
  const whole = [text, ...packed].join('\n').toLowerCase();
  return [...blind.needles, ...own].filter((needle) => whole.includes(needle.toLowerCase()));
}

function leaks(shown: Pick<Shown, 'what' | 'headers' | 'text'>[]) {
  return shown.flatMap(({ what, headers, text }) => {
    const told = found(`${headers}\n${text}`);
    return told.length === 0 ? [] : [[what, told]];
  });
}

const values = () => ({
  job: jobId,
  job_id: jobId,
  q: 'Zerlina',
  place: 'Dunmore',
  tag: 'Shortlist',
  answer: 'a',
});
const walk = (ids = Object.values(made)) => readEverythingAs(reader, [...ids, jobId], values());

/** What the reader's writing answers about her records; nothing of it stays. */
async function written(): Promise<Shown[]> {
  const caller = { person: reader, token: null };
  const shown: Shown[] = [];
  for (const [name, endpoint] of endpoints) {
    if (endpoint.method === 'GET' || name === 'revealApplicant' || endpoint.body === 'file') continue;
    const kind = pathKindOf(name);
    const record = (kind && (made[kind] ?? (kind === 'job' ? jobId : undefined))) ?? someId;
    const { status, text } = await attempt(world, caller, name, endpoint, { record });
    shown.push({ what: name, id: record, status, type: '', headers: '', text });
  }
  return shown;
}

describe('while the job is reviewed blind', () => {
  beforeAll(setUp, slow);
  afterAll(() => world.close());

  test('nothing that the reader opens reveals the applicant', { timeout: slow }, async () => {
    // Another test asks for a copy as well, whose file takes the place of the one before.
    await blind.ok(reader.call(api.startDataExport, {}));
    await world.settle();
    const shown = await walk();
    expect(leaks(shown)).toEqual([]);
    // A search by name or place finds nobody who is hidden.
    const searches = shown.filter(({ what, status }) => status === 200 && /\?(q|place)=/.test(what));
    expect(searches.filter(({ text }) => text.includes(id)).map(({ what }) => what)).toEqual([]);
    // What was walked is worth it: these showed the application.
    const reached = new Set(
      shown.flatMap(({ what, status, text }) =>
        status === 200 && text.includes(id) ? what.split(' ')[0] : [],
      ),
    );
    for (const name of [
      'getApplicant',
      'listApplicants',
      'getBoard',
      'listInterviews',
      'listThreads',
      'getRecruiterDashboard',
      'downloadAtsApplications',
      'listNotifications',
      'openInterviewCalendar',
      'downloadData',
      'getApplicantScreen',
      'listApplicantOffers',
      'listApplicantHumanReviews',
    ])
      expect([...reached]).toContain(name);
  });

  test('no answer to a change by the reader reveals the applicant', { timeout: slow }, async () => {
    const shown = await written();
    expect(leaks(shown)).toEqual([]);
    expect(shown.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('no mail, notification, live message or webhook to the company reveals it', async () => {
    const rows = await world.rows<{ what: string; text: string }>(
      `select 'mail' as what, to_json(m)::text as text from mails m where to_address = $1
     union all select 'notice', to_json(n)::text from notifications n where user_id = $2
     union all select 'webhook', payload::text from webhook_deliveries`,
      ['reader@locks.example', reader.id],
    );
    expect(new Set(rows.map(({ what }) => what))).toEqual(new Set(['notice', 'webhook', 'mail']));
    const told = [...rows, { what: 'live', text: live.join('') }];
    expect(live.join('')).toContain(id);
    expect(leaks(told.map((one) => ({ ...one, headers: '' })))).toEqual([]);
  });

  test('no MCP tool reveals it', async () => {
    const token = await tokenOf(reader, ['applications:read', 'applications:write', 'jobs:read']);
    let request = 0;
    const rpc = async (method: string, params: object) => {
      const response = await world.visitor().send('POST', '/mcp', {
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: (request += 1), method, params }),
      });
      return response.text();
    };
    const listed = await rpc('tools/list', {});
    const names = [...new Set([...listed.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name ?? ''))];
    const given = { job_id: jobId, application_id: id, stage: 'screen', words: 'Zerlina' };
    const told: Pick<Shown, 'what' | 'headers' | 'text'>[] = [];
    for (const name of names) {
      for (const keys of [
        ['job_id'],
        ['application_id'],
        ['application_id', 'stage'],
        ['job_id', 'words'],
        [],
      ]) {
        const args = Object.fromEntries(Object.entries(given).filter(([key]) => keys.includes(key)));
        const text = await rpc('tools/call', { name, arguments: args });
        told.push({ what: `${name} ${keys.join()}`, headers: '', text });
      }
    }
    expect(leaks(told)).toEqual([]);
    expect(told.filter(({ text }) => text.includes(id)).length).toBeGreaterThan(2);
  });

  test('a tag with the name is rejected, and an earlier one is hidden', async () => {
    const params = { id };
    const tagged = await mate.call(api.tagApplicant, { params, body: { add: ['Ask Quaife again'] } });
    expect(tagged.problem?.errors?.[0]?.detail).toBe('Leave out the name: this job is reviewed blind.');
    const { tags } = (await reader.call(api.getApplicant, { params })).body;
    expect(tags).toEqual(['Friend of [hidden]', 'Shortlist']);
    const known = (await reader.call(api.listApplicantTags, {})).body.items.map(({ tag }) => tag);
    expect(known).toEqual(['Shortlist']);
    expect((await mate.call(api.listApplicantTags, {})).body.items).toHaveLength(2);
  });

  test('saving a redacted text does not store the redaction', async () => {
    const { body: interview } = await reader.call(api.getInterview, {
      params: { id: made['interview'] ?? '' },
    });
    const { kind, minutes, place, link, message, time_zone, interviewers } = interview;
    const times = interview.times.map((time) => time.starts_at);
    const value = {
      kind,
      minutes,
      place,
      link,
      message,
      time_zone,
      times,
      interviewers: interviewers.map((one) => one.id),
    };
    const params = { id: interview.id };
    const kept = await reader.call(api.changeInterview, {
      params,
      body: { version: interview.version, value },
    });
    expect(kept.problem?.errors?.map(({ pointer }) => pointer)).toEqual(
      ['place', 'link', 'message'].map((name) => `#/body/value/${name}`),
    );
  });

  test('rejected or withdrawn, it is hidden as well', { timeout: slow }, async () => {
    const version = async () => (await reader.call(api.getApplicant, { params: { id } })).body.version;
    const rejection = { reason: 'other' as const, note: blind.telling, tell: false };
    const body = { version: await version(), stage: 'rejected', rejection };
    await blind.ok(mate.call(api.moveApplicant, { params: { id }, body }));
    expect(leaks(await walk([id]))).toEqual([]);
    await blind.ok(mate.call(api.undoMove, { params: { id }, body: { version: await version() } }));
    await blind.ok(
      candidate.call(api.withdrawApplication, { params: { id }, body: { version: await version() } }),
    );
    expect(leaks(await walk())).toEqual([]);
    await blind.ok(
      candidate.call(api.undoWithdrawal, { params: { id }, body: { version: await version() } }),
    );
  });
});

type Side = 'hidden' | 'named' | 'other' | 'joined';
type Piece = { side: Side; what: string; text: string };

/** An answer taken apart: what is about the blind application, what names its person, and the rest. */
function piecesOf(what: string, of: string, value: unknown, named: string, depth = 0): Piece[] {
  const text = JSON.stringify(value);
  const isHidden = text.includes(id) || (depth === 0 && of === id);
  const isNamed = /zerlina|quaife/i.test(text) || text.includes(named) || text.includes(candidate.id);
  if (!isHidden || !isNamed) return [{ side: isHidden ? 'hidden' : isNamed ? 'named' : 'other', what, text }];
  if (typeof value !== 'object' || value === null) return [{ side: 'joined', what, text }];
  const parts = Object.values(value).map((part: unknown) => piecesOf(what, of, part, named, depth + 1));
  // One record that holds both, each in a place of its own, tells that they belong together; a list does not.
  const isAll = (side: Side) =>
    parts.some(
      (part) =>
        part.some((one) => one.side === side) &&
        part.every((one) => one.side === side || one.side === 'other'),
    );
  const joins = depth > 0 && !Array.isArray(value) && isAll('hidden') && isAll('named');
  return joins ? [{ side: 'joined', what, text }] : parts.flat();
}

/** Whatever in a text could be met again elsewhere: ids, instants, sums, and numbers of some length. */
function tokens(text: string): string[] {
  return [
    ...text.matchAll(
      /[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|\d{4}-\d\d-\d\dT[\d:.]+|(?<=")[\w+/=-]{20,}(?=")|\b\d+\.\d{3,}|\b(?!(?:19|20)\d\d\b)\d{4,}\b/g,
    ),
  ].map(([token]) => token);
}

// These change what the other tests look at.
describe('beside an application that names the same person, and revealed', () => {
  beforeAll(setUp, slow);
  afterAll(() => world.close());

  test(
    'a blind application',
    { timeout: slow },
    testInSteps({
      'has nothing that stands also where the same person is named': async () => {
        const other = await applicant(world, reader, { jobId, name: 'Otho Venn', skills: ['Go'] });
        const open = (
          await postJob(reader, { title: 'Backend Engineer', skills: ['Go', 'PostgreSQL', 'Falconry'] })
        ).id;
        const [resume] = (await candidate.call(api.listResumes, {})).body.items;
        const named = await blind.applyAsZerlina(candidate, open, resume?.id ?? '').catch(
          async () =>
            (
              await blind.ok(
                candidate.call(api.applyToJob, {
                  params: { id: open },
                  body: { resume_id: resume?.id ?? '', cover_note: '' },
                }),
              )
            ).id,
        );
        await applicant(world, reader, { jobId: open, name: 'Otho Venn', skills: ['Go'] });
        const kept = { kept: true, consent_version: poolConsent.version };
        await blind.ok(candidate.call(api.setKeptState, { params: { id }, body: kept }));
        await blind.ok(
          candidate.call(api.changeVisibility, {
            body: { visibility: 'discoverable', consent_version: discoverableConsent.version },
          }),
        );
        // Both are recalculated at one instant.
        await blind.ok(candidate.call(api.createExperience, { body: experience }));
        await world.settle();
        await blind.ok(reader.call(api.scoreTalent, { body: { job: jobId } }));
        await world.settle();
        const shown = (
          await readEverythingAs(reader, [id, named, other.id, candidate.id, jobId, open], {
            ...values(),
            q: '',
          })
        ).filter(({ what, type }) => type.includes('json') && !what.startsWith('listNotifications '));
        const pieces = shown.flatMap(({ what, id: of, text }) => piecesOf(what, of, JSON.parse(text), named));
        const tokensOf = (side: Side) =>
          new Set(pieces.filter((one) => one.side === side).flatMap(({ text }) => tokens(text)));
        const [hidden, known, others] = [tokensOf('hidden'), tokensOf('named'), tokensOf('other')];
        expect(hidden.size).toBeGreaterThan(5);
        expect(known).toContain(candidate.id);
        expect([...hidden].filter((token) => known.has(token) && !others.has(token))).toEqual([]);
        expect(pieces.filter(({ side }) => side === 'joined')).toEqual([]);
      },
      'shows everything that was planted once it is revealed': async () => {
        await blind.ok(reader.call(api.revealApplicant, { params: { id } }));
        const shown = await walk([id]);
        const { url } = await blind.ok(reader.call(api.linkApplicantResume, { params: { id } }));
        const file = await (await reader.send('GET', url)).text();
        const all = found([file, ...shown.map(({ headers, text }) => `${headers}\n${text}`)].join('\n'));
        expect(blind.needles.filter((needle) => !all.includes(needle))).toEqual([]);
        const moved = await moveTo(
          reader,
          id,
          (await reader.call(api.getApplicant, { params: { id } })).body.version,
          'screen',
        );
        expect(moved.body.candidate.name).toBe('Zerlina Quaife');
      },
    }),
  );
});
