import { api } from '../../api/index.ts';
import type { Person } from '../http/person.ts';

/** An application of the demo that has come to the interview stage, with both its sides. */
export type DemoTalk = { applicationId: string; candidate: Person; employer: Person };

const day = 86_400_000;
const mostTalks = 6;

/** Proposes interviews of the coming days to some of the demo's candidates, of whom every other one books. */
export async function planTalks(talks: DemoTalk[], start: Date): Promise<void> {
  for (const [index, { applicationId, candidate, employer }] of talks.slice(0, mostTalks).entries()) {
    const midnight = Math.floor(start.getTime() / day) * day + (2 + index) * day;
    const times = [9, 13, 15].map((hour) => new Date(midnight + hour * 3_600_000).toISOString());
    const proposed = await employer.call(api.proposeInterview, {
      params: { id: applicationId },
      body: {
        kind: 'video',
        minutes: 45,
        place: '',
        link: `https://meet.example/${applicationId.slice(-8)}`,
        message: 'Two of us would like to hear about your work. Nothing to prepare.',
        time_zone: 'Europe/Berlin',
        interviewers: [employer.id],
        times,
      },
    });
    const interview = proposed.body.items[0];
    if (proposed.problem || !interview) throw new Error(`A talk failed: ${JSON.stringify(proposed.problem)}`);
    if (index % 2 === 1) continue;
    const booked = await candidate.call(api.bookInterview, {
      params: { id: interview.id },
      body: { version: interview.version, starts_at: times[0] ?? '', time_zone: 'Europe/Berlin' },
    });
    if (booked.problem) throw new Error(`A booking failed: ${JSON.stringify(booked.problem)}`);
  }
}
