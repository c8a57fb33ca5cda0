import { expect, test } from 'vitest';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { countWaiting, nextStep } from './next-step.ts';

type Action = Dashboard['required_actions'][number];
type Interview = Dashboard['interviews'][number];

const action = (kind: Action['kind'], id = kind as string): Action => ({
  key: `${kind === 'interview_to_book' ? 'interview' : kind}:${id}`,
  kind,
  title: '',
  text: '',
  path: '/',
  application_id: null,
  due: null,
});
const interview = (id: string, status: Interview['status']): Interview => ({
  id,
  application_id: 'a',
  kind: 'phone',
  minutes: 30,
  place: '',
  link: '',
  message: '',
  time_zone: 'UTC',
  status,
  starts_at: null,
  ends_at: null,
  wish: '',
  cancelled_by: null,
  cancel_reason: '',
  version: 1,
  times: [],
  pick: null,
  job_title: '',
  employer_name: '',
});
const booked = interview('talk', 'booked');
const proposed = interview('times', 'proposed');
const [offer, toBook, values] = [
  action('offer_to_answer'),
  action('interview_to_book', 'times'),
  action('values_to_confirm'),
];

test.each([
  ['nothing', [], [], null],
  ['an offer before an interview', [offer, toBook], [booked, proposed], { action: offer, interview: null }],
  [
    'times to choose from, with them',
    [toBook, values],
    [booked, proposed],
    { action: toBook, interview: proposed },
  ],
  ['an interview before what can wait', [values], [booked], { action: null, interview: booked }],
  ['what can wait, where there is nothing else', [values], [], { action: values, interview: null }],
])('the next step is %s', (_what, actions, interviews, expected) => {
  expect(nextStep({ required_actions: actions, interviews })).toEqual(expected);
});

test('an application that needs several answers counts once, and what no employer waits for not at all', () => {
  const of = (application_id: string | null, kind: Action['kind']) => ({ ...action(kind), application_id });
  const waiting = [of('a', 'question'), of('a', 'interview_to_book'), of('b', 'offer_to_answer')];
  expect(countWaiting([...waiting, of(null, 'values_to_confirm'), of('c', 'target_closing')])).toBe(2);
  expect(countWaiting([])).toBe(0);
});
