import { type Stage, stages } from '../../../api/hiring/applications.ts';
import { type ApplicationStep, undoWithdrawalMinutes } from '../../../api/hiring/my-applications.ts';
import type { Before } from '../job-stages/queries.ts';
import type { StoredEvent } from '../applications/timeline.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

const kinds: Record<string, ApplicationStep['kind']> = {
  'application.submitted': 'submitted',
  'application.added': 'added',
  'application.referred': 'added',
  'application.viewed': 'viewed',
  'application.moved': 'moved',
  'application.move_undone': 'moved',
  'application.withdrawn': 'withdrawn',
  'application.withdrawal_undone': 'restored',
  'application.interview_proposed': 'interview_proposed',
  'application.interview_booked': 'interview_booked',
  'application.interview_changed': 'interview_changed',
  'application.interview_times_asked': 'interview_times_asked',
  'application.interview_cancelled': 'interview_cancelled',
  'application.interview_held': 'interview_held',
  'application.offer_sent': 'offer_sent',
  'application.offer_accepted': 'offer_accepted',
  'application.offer_declined': 'offer_declined',
  'application.offer_countersigned': 'offer_countersigned',
  'application.offer_withdrawn': 'offer_withdrawn',
  'application.offer_expired': 'offer_expired',
  'application.human_review_asked': 'human_review_asked',
  'application.human_review_answered': 'human_review_answered',
};

/**
 * What happened to an application, as far as its candidate may know: no notes, tags or names of colleagues, no move within
 * a stage, and no rejection that was taken back or waits (`hidden`).
 */
export function ownSteps(events: StoredEvent[], hidden: boolean): ApplicationStep[] {
  const rejections = events.filter((event) => isMoveTo(event, 'rejected'));
  const waiting = hidden ? rejections.at(-1) : undefined;
  const undone = new Set(
    events
      .filter((event) => event.action === 'application.move_undone' && event.data['from'] === 'rejected')
      .map((event) => before(rejections, event)),
  );
  return events.flatMap((event): ApplicationStep[] => {
    const kind = kinds[event.action];
    if (kind === undefined || event === waiting || undone.has(event)) return [];
    // An offer that was taken back before it was sent is none of theirs.
    if (event.data['unsent'] === true) return [];
    const [from, stage] = [stageOf(event.data['from']), stageOf(event.data['to'])];
    if (kind === 'moved' && (stage === null || from === stage)) return [];
    if (event.action === 'application.move_undone' && from === 'rejected') return [];
    const isMove = kind === 'moved' || kind === 'restored';
    return [{ at: event.at.toISOString(), kind, stage: isMove ? stage : null }];
  });
}

/** The last withdrawal that can be undone: to where, and until when; null when there is none. */
export function lastWithdrawal(events: StoredEvent[]): { before: Before; until: Date } | null {
  const last = events.findLast((event) => event.action === 'application.withdrawn');
  const place = last?.data['before'];
  if (!last || !isBefore(place)) return null;
  return { before: place, until: new Date(last.at.getTime() + undoWithdrawalMinutes * minuteMs) };
}

function isMoveTo({ action, data }: StoredEvent, stage: Stage): boolean {
  return action === 'application.moved' && data['to'] === stage;
}

/** The last of these events that came before another. */
function before(events: StoredEvent[], later: StoredEvent): StoredEvent | undefined {
  return events.findLast((event) => event.at <= later.at);
}

function stageOf(value: unknown): Stage | null {
  return stages.find((stage) => stage === value) ?? null;
}

/** True for what `withdraw` wrote; what was before is gone once a person's data was erased. */
function isBefore(value: unknown): value is Before {
  return typeof value === 'object' && value !== null && 'stage_key' in value && 'stage' in value;
}
