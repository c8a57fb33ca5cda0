import { races, selfIdentificationConsent, sexes } from '../../../api/fairness/equal-opportunity.ts';
import { api } from '../../../api/index.ts';
import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import type { Services } from '../../context.ts';
import { closeMonths } from '../../fairness/equal-opportunity/release-commands.ts';
import type { Person } from '../../platform/http/person.ts';
import type { DemoTalk } from './plan-interviews.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** An application of the demo with both its sides, the person's number, and where it stands. */
export type DemoApplication = DemoTalk & { person: number; stage: string };

const sexNames = Object.keys(sexes) as (keyof typeof sexes)[];
const raceNames = Object.keys(races) as (keyof typeof races)[];

/**
 * Four of five people of the demo answer the voluntary survey with every application, and each company publishes what it comes
 * to for months that are over. The answers are made up by number and say nothing of the names beside them; the first candidate is left
 * to answer.
 */
export async function answerSurveys(
  ports: Ports,
  applications: DemoApplication[],
  start: Date,
): Promise<void> {
  const employers = new Set(applications.map(({ employer }) => employer));
  for (const employer of employers) {
    await accepted(
      employer.call(api.setSelfIdentification, { body: { version: 0, asks: 'everyone' as const } }),
    );
  }
  for (const { applicationId, candidate, person } of applications) {
    if (person % 5 === 0) continue;
    const body = {
      sex: sexNames[person % 2] ?? null,
      race: raceNames[[1, 0, 2, 4][Math.floor(person / 2) % 4] ?? 1] ?? null,
      consent_version: selfIdentificationConsent.version,
    };
    await accepted(candidate.call(api.answerSelfIdentification, { params: { id: applicationId }, body }));
  }
  const usedSince = new Date(start.getTime() - 90 * dayMs).toISOString().slice(0, 10);
  for (const employer of employers) {
    await closeMonths(ports, employer.user?.company?.id ?? '');
    await accepted(employer.call(api.publishImpactSummary, { body: { used_since: usedSince } }));
  }
}

/** Fills the pools: people who agree to be found or kept, and two whom each company met at a fair; one is invited. */
export async function fillPools(
  applications: DemoApplication[],
  people: Person[],
  jobOf: Map<Person, string>,
): Promise<void> {
  for (const person of people.filter((_one, index) => index % 4 === 1)) {
    const body = { visibility: 'discoverable' as const, consent_version: discoverableConsent.version };
    await accepted(person.call(api.changeVisibility, { body }));
  }
  const rejected = applications.filter(({ stage }) => stage === 'rejected');
  for (const { applicationId, candidate } of rejected.filter((_one, index) => index % 6 === 0)) {
    const body = { kept: true, consent_version: poolConsent.version };
    await accepted(candidate.call(api.setKeptState, { params: { id: applicationId }, body }));
  }
  for (const [employer, jobId] of jobOf) {
    const source = 'Met at the autumn job fair; agreed to be written to.';
    for (const name of ['Odalys Fennimore', 'Casimir Broadwater']) {
      const email = `${name.toLowerCase().replace(' ', '.')}@fair.example`;
      const body = { name, email, phone: '', location: 'Portland, Oregon', skills: ['First aid'], source };
      const added = await accepted(employer.call(api.addTalent, { body }));
      await accepted(
        employer.call(api.tagTalent, { params: { id: added.id }, body: { tags: ['job fair'] } }),
      );
    }
    const { items } = await accepted(employer.call(api.listTalent, { query: { way: 'kept' } }));
    const [first] = items;
    const message = 'We remember your application well. This one may fit you better.';
    if (first) {
      await employer.call(api.inviteTalent, { params: { id: first.id }, body: { job_id: jobId, message } });
    }
  }
}

/** Two people who were rejected ask a person to look again; one of them is answered. */
export async function askForReviews(applications: DemoApplication[]): Promise<void> {
  const rejected = applications.filter(({ stage }) => stage === 'rejected').slice(0, 2);
  for (const [index, { applicationId, candidate, employer }] of rejected.entries()) {
    const params = { id: applicationId };
    const body = { reason: 'My last two years stand in the cover note. Please read them, too.' };
    const asked = await accepted(candidate.call(api.askForHumanReview, { params, body }));
    const [review] = asked.items;
    if (index === 0 || !review) continue;
    await accepted(
      employer.call(api.answerHumanReview, {
        params: { id: review.id },
        body: {
          version: review.version,
          outcome: 'kept',
          answer:
            'Two of us read it again, with your note. Others have more of the nights that this ward needs.',
        },
      }),
    );
  }
}

/** The answer of a step of the demo; throws where it was refused. */
export async function accepted<Body>(answer: Promise<{ body: Body; problem: unknown }>): Promise<Body> {
  const { body, problem } = await answer;
  if (problem) throw new Error(`A step of the demo failed: ${JSON.stringify(problem)}`);
  return body;
}
