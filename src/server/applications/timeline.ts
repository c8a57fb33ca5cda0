import type { Applicant } from '../../api/applications.ts';

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
  'application.withdrawn': 'Withdrew the application',
};

/** What happened to an application in words for `readerId`, who works for its company with the people in `colleagues`. */
export function timelineFor(
  events: StoredEvent[],
  candidateId: string,
  readerId: string,
  colleagues: Map<string, string>,
): TimelineEvent[] {
  return events.map((event) => ({
    at: event.at.toISOString(),
    action: actions[event.action] ?? event.action,
    actor: actorInWords(event.actorId, candidateId, readerId, colleagues),
    detail:
      event.action === 'application.moved'
        ? `from ${word(event.data['from'])} to ${word(event.data['to'])}`
        : '',
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

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
