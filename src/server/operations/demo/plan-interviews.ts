import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';

/** An application of the demo with both its sides, which has come far. */
export type DemoTalk = { applicationId: string; candidate: Person; employer: Person };

const maxTalks = 6;

/** Proposes interviews of the coming days to some of the demo's candidates, of whom every other one books. */
export async function planTalks(talks: DemoTalk[], start: Date): Promise<void> {
  const days = workdays(start).slice(0, maxTalks);
  for (const [index, { applicationId, candidate, employer }] of talks.slice(0, maxTalks).entries()) {
    // Morning to noon in Ohio, where it is afternoon to evening in Europe and not yet night in India.
    const times = [14, 15, 16].map((hour) => new Date((days[index] ?? 0) + hour * hourMs).toISOString());
    const proposed = await employer.call(api.proposeInterview, {
      params: { id: applicationId },
      body: {
        kind: 'video',
        minutes: 45,
        place: '',
        link: `https://meet.example/${applicationId.slice(-8)}`,
        message: 'Two of us would like to hear about your work. Nothing to prepare.',
        time_zone: 'America/New_York',
        interviewers: [employer.id],
        times,
      },
    });
    const interview = proposed.body.items[0];
    if (proposed.problem || !interview) throw new Error(`A talk failed: ${JSON.stringify(proposed.problem)}`);
    if (index % 2 === 1) continue;
    const booked = await candidate.call(api.bookInterview, {
      params: { id: interview.id },
      body: { version: interview.version, starts_at: times[0] ?? '', time_zone: 'America/New_York' },
    });
    if (booked.problem) throw new Error(`A booking failed: ${JSON.stringify(booked.problem)}`);
  }
}

/** The midnights (UTC) of the days from the day after tomorrow on that are neither Saturday nor Sunday. */
function workdays(start: Date): number[] {
  const midnight = Math.floor(start.getTime() / dayMs) * dayMs;
  return Array.from({ length: 14 }, (_, index) => midnight + (2 + index) * dayMs).filter(
    (at) => ![0, 6].includes(new Date(at).getUTCDay()),
  );
}

/** Sends an offer to a candidate of the demo: a colleague writes it, the owner approves and sends it. */
export async function sendOffer(talk: DemoTalk, colleague: Person, start: Date): Promise<void> {
  const written = await colleague.call(api.writeOffer, {
    params: { id: talk.applicationId },
    body: {
      salary: 68_000,
      currency: 'EUR',
      interval: 'year',
      start_on: new Date(start.getTime() + 40 * dayMs).toISOString().slice(0, 10),
      expires_at: new Date(start.getTime() + 10 * dayMs).toISOString(),
      text: 'We would be glad to have you with us.\n\nFull time, 30 days of leave, and a budget for learning. Ask whatever is open.',
    },
  });
  const params = { id: written.body.items[0]?.id ?? '' };
  const approved = await talk.employer.call(api.approveOffer, { params, body: { version: 1 } });
  const sent = await talk.employer.call(api.sendOffer, { params, body: { version: 2 } });
  const problem = written.problem ?? approved.problem ?? sent.problem;
  if (problem) throw new Error(`An offer failed: ${JSON.stringify(problem)}`);
}
