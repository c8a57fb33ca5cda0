import { api } from '../../../api/index.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import type { Person } from '../../platform/http/person.ts';
import { accepted, type DemoApplication } from './surveys-and-consents.ts';
import { backdateApplication, backdateJobs } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const daysAgo = { posted: 90, sent: 80, moved: 74, ended: 66 } as const;

/**
 * A job for which the hiring was over long ago: everybody applied to it, and everybody was decided about. Equal-opportunity
 * figures are of months that are over, so that without it the demo would have none to show.
 */
export async function fillEarlierRound(
  ports: Ports,
  employer: Person,
  people: { person: Person; resumeId: string }[],
): Promise<DemoApplication[]> {
  const { database } = ports;
  const at = (days: number) => new Date(ports.now().getTime() - days * dayMs);
  const job = await accepted(employer.call(api.createJob, { body: wardAssistant }));
  await backdateJobs(database, [{ id: job.id, at: at(daysAgo.posted) }]);
  const sent: DemoApplication[] = [];
  for (const [index, { person, resumeId }] of people.entries()) {
    const body = { resume_id: resumeId, cover_note: '' };
    const { id, ...made } = await accepted(person.call(api.applyToJob, { params: { id: job.id }, body }));
    const stages = isInvited(index) ? ['interview', 'rejected'] : ['rejected'];
    let { version } = made;
    for (const stage of stages) {
      const rejection =
        stage === 'rejected' ? { rejection: { reason: 'other_stronger' as const, tell: false } } : {};
      const move = { params: { id }, body: { version, stage, ...rejection } };
      version = (await accepted(employer.call(api.moveApplicant, move))).version;
    }
    const moves = isInvited(index) ? [at(daysAgo.moved), at(daysAgo.ended)] : [at(daysAgo.ended)];
    const interviewed = isInvited(index) ? at(daysAgo.moved) : null;
    await backdateApplication(database, id, { sent: at(daysAgo.sent), moves, interviewed });
    sent.push({ applicationId: id, candidate: person, employer, person: index, stage: 'rejected' });
  }
  const closed = { status: 'closed' as const, version: job.version };
  await accepted(employer.call(api.changeJobStatus, { params: { id: job.id }, body: closed }));
  return sent;
}

/** Five women and seven men come to an interview, seven and five do not, nor does anybody who tells nothing: enough of each to be shown. */
function isInvited(index: number): boolean {
  if (index % 5 === 0) return false;
  return index % 2 === 0 ? index < 14 : index < 18;
}

const wardAssistant: CallInput<typeof api.createJob>['body'] = {
  title: 'Ward Assistant, Summer',
  description:
    'You look after patients of one ward through the summer, together with a nurse who has worked there for years.\n- Bring meals, and notice who does not eat\n- Walk people to their examinations and wait with them\n- Keep rooms and carts in order\nWe train you in your first week; whoever likes people can learn the rest.',
  skills: ['Communication', 'Patient Care', 'Teamwork', 'Documentation'],
  desired_skills: ['First Aid'],
  job_type: 'temporary',
  location_type: 'on_site',
  locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
  salary_min: null,
  salary_max: null,
  salary_currency: 'USD',
  salary_interval: 'year',
  years: 0,
  education: '',
  languages: [],
  apply_url: null,
  status: 'open',
  openings: 2,
};
