import type { Dashboard } from '../../../api/candidates/candidates.ts';

type Action = Dashboard['required_actions'][number];
type Interview = Dashboard['interviews'][number];
type Shown = Pick<Dashboard, 'required_actions' | 'interviews'>;

/** What the candidate does next: an action, with its interview where a time is to be chosen, or an interview to go to. */
export type NextStep = { action: Action | null; interview: Interview | null };

/** The actions that an employer is waiting for. */
const answers: readonly Action['kind'][] = ['offer_to_answer', 'interview_to_book', 'question'];

/** How many applications have something that an employer is waiting for. */
export function countWaiting(actions: Action[]): number {
  const waiting = actions.filter(({ kind }) => answers.includes(kind));
  return new Set(waiting.map(({ application_id, key }) => application_id ?? key)).size;
}

/** What employers wait for comes first, then the next interview, then everything else; null when nothing is to be done. */
export function nextStep({ required_actions: actions, interviews }: Shown): NextStep | null {
  const booked = interviews.find(({ status }) => status === 'booked') ?? null;
  const answer = actions.find(({ kind }) => answers.includes(kind));
  const action = answer ?? (booked ? null : actions[0]);
  if (!action) return booked && { action: null, interview: booked };
  const interview = interviews.find(({ id }) => action.key === `interview:${id}`) ?? null;
  return { action, interview };
}
