import { randomUUID } from 'node:crypto';
import { createChance } from './generated-jobs.ts';
import { type ListSearch, listSearches } from './list-searches.ts';
import type { MixedData, SignedInPerson } from './mixed-data.ts';

/** One request as it goes over the wire. */
export type PlannedRequest = { kind: string; text: string };

type Ask = { method?: string; path: string; by: SignedInPerson | null; body?: unknown };
type Kind = { weight: number; ask: () => Ask };

/** Which requests come how often, drawn anew for each one. */
export type MixedPlan = {
  next(): PlannedRequest;
  /** Each group's share of all requests, in percent. */
  shares: string;
};

/** 70 % reads, 22 % searches, 8 % writes, by visitors, candidates and recruiters. */
export function planMixed(data: MixedData, host: string): MixedPlan {
  const chance = createChance(Number(process.env['BENCH_SEED'] ?? 2026));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const groups = [
    { share: 70, kinds: readKinds(data, pick, chance) },
    { share: 22, kinds: searchKinds(data, pick) },
    { share: 8, kinds: writeKinds(data, pick) },
  ];
  const weighted = groups.flatMap(({ share, kinds }) => {
    const sum = Object.values(kinds).reduce((all, { weight }) => all + weight, 0);
    return Object.entries(kinds).map(([kind, { weight, ask }]) => ({
      kind,
      ask,
      part: (share * weight) / sum / 100,
    }));
  });
  return {
    shares: '70 % reads, 22 % searches, 8 % writes',
    next: () => {
      let left = chance();
      const one = weighted.find(({ part }) => (left -= part) < 0) ?? weighted[0];
      if (!one) throw new Error('Nothing is planned.');
      return { kind: one.kind, text: onTheWire(one.ask(), host, chance) };
    },
  };
}

type Pick = <T>(list: readonly T[]) => T;

function readKinds({ candidates, recruiters, openJobs }: MixedData, pick: Pick, chance: () => number) {
  const candidate = (path: (one: MixedData['candidates'][number]) => string) => () => {
    const by = pick(candidates);
    return { path: path(by), by };
  };
  const recruiter = (path: (one: MixedData['recruiters'][number]) => string) => () => {
    const by = pick(recruiters);
    return { path: path(by), by };
  };
  const anybody = () => (chance() < 0.5 ? null : pick(candidates));
  return {
    'read.job': { weight: 16, ask: () => ({ path: `/api/screens/jobs/${pick(openJobs)}`, by: anybody() }) },
    'read.job page': { weight: 8, ask: () => ({ path: `/jobs/${pick(openJobs)}`, by: anybody() }) },
    'read.session': { weight: 6, ask: candidate(() => '/api/auth/session') },
    'read.dashboard': { weight: 6, ask: candidate(() => '/api/dashboard') },
    'read.my applications': { weight: 6, ask: candidate(() => '/api/applications') },
    'read.unread': { weight: 8, ask: candidate(() => '/api/notifications/unread') },
    'read.my application': {
      weight: 4,
      ask: candidate(({ application }) => `/api/screens/applications/${application}`),
    },
    'read.applicants': { weight: 4, ask: recruiter(() => '/api/applicants') },
    'read.ranking': {
      weight: 4,
      ask: recruiter(({ jobs }) => `/api/jobs/${pick(jobs)}/applicants?sort=fit`),
    },
    'read.applicant': {
      weight: 6,
      ask: recruiter(({ applications }) => `/api/screens/applicants/${pick(applications)}`),
    },
    'read.menu': { weight: 4, ask: recruiter(() => '/api/recruiter/menu') },
    'read.employer dashboard': { weight: 2, ask: recruiter(() => '/api/screens/recruiter') },
    'read.board': { weight: 2, ask: recruiter(({ jobs }) => `/api/jobs/${pick(jobs)}/board`) },
  } satisfies Record<string, Kind>;
}

function searchKinds({ candidates, recruiters, openJobs }: MixedData, pick: Pick) {
  const { text, list } = listSearches(2000, openJobs.length);
  const jobs = (search: ListSearch) => `/api/jobs?${new URLSearchParams(search)}`;
  const names = ['ruth', 'noor oak', 'sam', 'ines oak7', 'kofi', 'oak99', 'wie', 'tomsa'];
  return {
    'search.jobs by words': { weight: 8, ask: () => ({ path: jobs(pick(text)), by: null }) },
    'search.jobs by words, signed in': {
      weight: 4,
      ask: () => ({ path: jobs(pick(text)), by: pick(candidates) }),
    },
    'search.jobs by filters': { weight: 4, ask: () => ({ path: jobs(pick(list)), by: null }) },
    'search.applicants': {
      weight: 3,
      ask: () => ({ path: `/api/applicants?q=${encodeURIComponent(pick(names))}`, by: pick(recruiters) }),
    },
    'search.company': {
      weight: 3,
      ask: () => ({
        path: `/api/recruiter/search?q=${encodeURIComponent(pick(names))}`,
        by: pick(recruiters),
      }),
    },
  } satisfies Record<string, Kind>;
}

function writeKinds({ candidates, recruiters, openJobs, toApply }: MixedData, pick: Pick) {
  const pairs = [...toApply];
  const fresh = recruiters.flatMap((by) => by.fresh.map((id) => ({ by, id })));
  const moved = new Set<string>();
  const target = (): Ask => ({
    method: 'PUT',
    path: `/api/target-jobs/${pick(openJobs)}`,
    by: pick(candidates),
  });
  const note = (): Ask => {
    const by = pick(recruiters);
    const body = { body: 'Spoke on the phone; can start in May.' };
    return { method: 'POST', path: `/api/applicants/${pick(by.applications)}/notes`, by, body };
  };
  return {
    'write.target job': { weight: 2, ask: target },
    'write.note': { weight: 2, ask: note },
    // Each of these is possible once; when none is left, somebody keeps a job or writes a note instead.
    'write.application': {
      weight: 2,
      ask: () => {
        const pair = pairs.pop();
        const by = pair && candidates[pair.candidate];
        if (!pair || !by) return target();
        const body = { resume_id: by.resume, cover_note: 'I would like to work with you.' };
        return { method: 'POST', path: `/api/jobs/${pair.job}/applications`, by, body };
      },
    },
    'write.stage': {
      weight: 2,
      ask: () => {
        let next = fresh.pop();
        while (next && moved.has(next.id)) next = fresh.pop();
        if (!next) return note();
        moved.add(next.id);
        const body = { version: 1, stage: 'screen' };
        return { method: 'POST', path: `/api/applicants/${next.id}/stage`, by: next.by, body };
      },
    },
  } satisfies Record<string, Kind>;
}

/** The request of HTTP, each person's from an address of their own, which the limits count. */
function onTheWire({ method = 'GET', path, by, body }: Ask, host: string, chance: () => number): string {
  const from = by ? parseInt(by.id.slice(0, 6), 16) : Math.floor(chance() * 65_536);
  const address = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
  const sent = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `x-forwarded-for: ${address}`,
    ...(by ? [`cookie: ${by.cookie}`] : []),
    ...(method === 'POST' ? [`idempotency-key: ${randomUUID()}`] : []),
    ...(sent === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${sent}`;
}
