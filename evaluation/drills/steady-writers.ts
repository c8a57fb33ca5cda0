import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallInput, Endpoint, Returned } from '../../src/api/platform/endpoint.ts';
import { api } from '../../src/api/index.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { plainJob } from '../../src/server/testing/hiring.ts';

/** What was acknowledged, with the time of each acknowledgement (`performance.now()`); kept in the drill's own process. */
export type Acknowledged = {
  jobs: Map<string, string>;
  applications: Set<string>;
  times: number[];
};

const betweenMs = 50;
const retryMs = 100;
const answerWithinMs = 30_000;

/**
 * Pairs of a recruiter and a candidate who write without a pause: a job is posted, the candidate applies to it, and so on. What is not
 * acknowledged is sent again under its key until it is, as a page does. `end` waits for what is under way.
 */
export function keepWriting(pairs: { recruiter: Person; candidate: Person; resumeId: string }[]): {
  acknowledged: Acknowledged;
  end: () => Promise<void>;
} {
  const acknowledged: Acknowledged = { jobs: new Map(), applications: new Set(), times: [] };
  let over = false;
  const work = pairs.map(async ({ recruiter, candidate, resumeId }, pair) => {
    for (let count = 0; !over; count++) {
      const title = `Fitter ${pair} ${count}`;
      const job = await untilDone(recruiter, api.createJob, { body: { ...plainJob, title } });
      acknowledged.jobs.set(title, job.id);
      acknowledged.times.push(performance.now());
      const application = await untilDone(candidate, api.applyToJob, {
        params: { id: job.id },
        body: { resume_id: resumeId, cover_note: '' },
      });
      acknowledged.applications.add(application.id);
      acknowledged.times.push(performance.now());
      await wait(betweenMs);
    }
  });
  return {
    acknowledged,
    end: async () => {
      over = true;
      await Promise.all(work);
    },
  };
}

/** Sends a create under one key until it succeeds. Throws when it is refused for what it says. */
async function untilDone<E extends Endpoint>(
  person: Person,
  endpoint: E,
  input: CallInput<E>,
): Promise<Returned<E>> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await within(person.call(endpoint, Object.assign({ headers }, input)));
    if (answer?.status === 200) return answer.body;
    // A conflict says that the first try is still under way.
    if (answer && answer.status < 500 && answer.status !== 409)
      throw new Error(`Refused: ${answer.status} ${JSON.stringify(answer.problem)}`);
    await wait(retryMs);
  }
}

/** What a call answers; null when it fails or takes too long. */
async function within<T>(call: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      call.catch(() => null),
      wait(answerWithinMs, null, { signal: timer.signal }).catch(() => null),
    ]);
  } finally {
    timer.abort();
  }
}
