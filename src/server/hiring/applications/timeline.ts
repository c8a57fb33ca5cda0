import type { Hider } from '../../../engine/blind/hide-identity.ts';
import { type Applicant, rejectReasons } from '../../../api/hiring/applications.ts';

type TimelineEvent = Applicant['timeline'][number];

/** An event of an application as it is stored. */
export type StoredEvent = {
  at: Date;
  action: string;
  actorId: string | null;
  data: Record<string, unknown>;
};

const actions: Record<string, string> = {
  'application.submitted': 'Applied',
  'application.viewed': 'Opened the application',
  'application.moved': 'Moved',
  'application.move_undone': 'Undid a move',
  'application.revealed': 'Revealed the name',
  'application.rejection_mailed': 'The candidate was notified by email',
  'application.notice_mailed': 'The candidate was informed how the score was used',
  'application.tagged': 'Added a tag',
  'application.untagged': 'Removed a tag',
  'application.assigned': 'Assigned',
  'application.noted': 'Wrote a note',
  'application.note_deleted': 'Deleted a note',
  'application.assignment_undone': 'Undid an assignment',
  'application.scorecard_filed': 'Submitted a scorecard',
  'application.interview_proposed': 'Proposed an interview',
  'application.interview_booked': 'Booked an interview',
  'application.interview_changed': 'Changed an interview',
  'application.interview_times_asked': 'Asked for other interview times',
  'application.interview_cancelled': 'Cancelled an interview',
  'application.interview_interviewer_left': 'An interview lost an interviewer',
  'application.interview_held': 'An interview was held',
  'application.offer_written': 'Wrote an offer',
  'application.offer_changed': 'Changed an offer',
  'application.offer_approved': 'Approved an offer',
  'application.offer_sent': 'Sent an offer',
  'application.offer_accepted': 'Accepted the offer',
  'application.offer_declined': 'Declined the offer',
  'application.offer_withdrawn': 'Withdrew an offer',
  'application.offer_expired': 'An offer expired',
  'application.human_review_asked': 'Asked for a review by a person',
  'application.human_review_answered': 'Answered the request for a review',
  'application.message_sent': 'Sent a message to the candidate',
  'application.message_received': 'Wrote a message',
  'application.sent_to_ats': 'Sent to the applicant tracking system',
  'application.ats_told_withdrawn': 'Reported the withdrawal to the applicant tracking system',
  'application.ats_told_stage': 'Reported the move to the applicant tracking system',
  'application.ats_rejected':
    'Rejected in the applicant tracking system; waiting for a person here to confirm',
  'application.ats_differs': 'Moved in the applicant tracking system after a move here',
  'application.withdrawn': 'Withdrew the application',
  'application.withdrawal_undone': 'Undid the withdrawal',
};

/** Whose application it is, and who reads of it: they work for its company with the people in `colleagues`. */
type Reading = {
  candidateId: string;
  readerId: string;
  colleagues: Map<string, string>;
  hider: Hider | null;
};

/** What happened to an application in words for its reader. */
export function timelineFor(
  events: StoredEvent[],
  { candidateId, readerId, colleagues, hider }: Reading,
): TimelineEvent[] {
  // What somebody writes for themselves alone is nobody else's matter.
  const shown = events.filter(({ data, actorId }) => data['private'] !== true || actorId === readerId);
  return shown.map((event) => ({
    at: event.at.toISOString(),
    action: actions[event.action] ?? event.action,
    actor:
      event.data['by'] === 'ats' ? 'ATS' : actorInWords(event.actorId, candidateId, readerId, colleagues),
    detail: hider ? hider.hideNames(detailOf(event)) : detailOf(event),
  }));
}

function actorInWords(
  actorId: string | null,
  candidateId: string,
  readerId: string,
  colleagues: Map<string, string>,
): string {
  if (actorId === null) return '';
  if (actorId === readerId) return 'You';
  if (actorId === candidateId) return 'The candidate';
  return colleagues.get(actorId) ?? 'A former colleague';
}

function detailOf({ action, data }: StoredEvent): string {
  if (action === 'application.moved' || action === 'application.move_undone') {
    const from = word(data['from_name'] ?? data['from']);
    const to = word(data['to_name'] ?? data['to']);
    const reason = reasons.find(([name]) => name === data['reason'])?.[1];
    return `from ${from} to ${to}${reason ? `: ${reason}` : ''}`;
  }
  if (action === 'application.ats_differs') return `to ${word(data['to_name'])}`;
  if (action === 'application.assigned') return data['to'] ? `to ${word(data['to'])}` : 'to no one';
  if (data['alone'] === true) return 'as the only owner or admin';
  if (action === 'application.human_review_answered') {
    return data['outcome'] === 'changed' ? 'the assessment changed' : 'the assessment is unchanged';
  }
  return word(data['tag']);
}

const reasons = Object.entries(rejectReasons);

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
