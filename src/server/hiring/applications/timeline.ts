import { z } from 'zod';
import { mailResults } from '../../../api/hiring/messages.ts';
import type { Hider } from '../../../engine/blind/hide-identity.ts';
import { type Applicant, type Stage, stages } from '../../../api/hiring/applications.ts';
import { rejectReasons } from '../../../api/hiring/rejections.ts';
import { type Message, message, withValues } from '../../../messages/message.ts';
import type { MessageKey } from '../../../messages/keys.ts';
import { words, wordsOfStored } from '../../platform/http/reader.ts';
import { nameForReader, usualNameForReader } from '../../platform/stage-names.ts';

type TimelineEvent = Applicant['timeline'][number];

/** An event of an application as it is stored. */
export type StoredEvent = {
  at: Date;
  action: string;
  actorId: string | null;
  data: Record<string, unknown>;
};

/** What is said of the events that say the same whatever their values. */
const plain: Record<string, MessageKey> = {
  'application.added': 'timeline.added',
  'application.added_from_pool': 'timeline.addedFromPool',
  'application.referred': 'timeline.referred',
  'application.imported': 'timeline.imported',
  'application.viewed': 'timeline.viewed',
  'application.revealed': 'timeline.revealed',
  'application.rejection_mailed': 'timeline.rejectionMailed',
  'application.notice_mailed': 'timeline.noticeMailed',
  'application.fields_changed': 'timeline.fieldsChanged',
  'application.noted': 'timeline.noted',
  'application.note_deleted': 'timeline.noteDeleted',
  'application.assignment_undone': 'timeline.assignmentUndone',
  'application.data_copied': 'timeline.dataCopied',
  'application.data_held': 'timeline.dataHeld',
  'application.hold_lifted': 'timeline.holdLifted',
  'application.scorecard_filed': 'timeline.scorecardFiled',
  'application.interview_proposed': 'timeline.interviewProposed',
  'application.interview_booked': 'timeline.interviewBooked',
  'application.interview_changed': 'timeline.interviewChanged',
  'application.interview_times_asked': 'timeline.interviewTimesAsked',
  'application.interview_cancelled': 'timeline.interviewCancelled',
  'application.interview_interviewer_left': 'timeline.interviewerLeft',
  'application.interview_held': 'timeline.interviewHeld',
  'application.offer_written': 'timeline.offerWritten',
  'application.offer_changed': 'timeline.offerChanged',
  'application.offer_returned': 'timeline.offerReturned',
  'application.offer_discussed': 'timeline.offerDiscussed',
  'application.offer_replaced': 'timeline.offerReplaced',
  'application.offer_sent': 'timeline.offerSent',
  'application.offer_accepted': 'timeline.offerAccepted',
  'application.offer_declined': 'timeline.offerDeclined',
  'application.offer_countersigned': 'timeline.offerCountersigned',
  'application.offer_withdrawn': 'timeline.offerWithdrawn',
  'application.offer_expired': 'timeline.offerExpired',
  'application.human_review_asked': 'timeline.reviewAsked',
  'application.message_sent': 'timeline.messageSent',
  'application.message_received': 'timeline.messageReceived',
  'application.sent_to_ats': 'timeline.sentToAts',
  'application.ats_told_withdrawn': 'timeline.atsToldWithdrawn',
  'application.ats_told_stage': 'timeline.atsToldStage',
  'application.ats_rejected': 'timeline.atsRejected',
  'application.withdrawn': 'timeline.withdrawn',
  'application.withdrawal_undone': 'timeline.withdrawalUndone',
};

/** Whose application it is, and who reads of it: they work for its company with the people in `colleagues`. */
type Reading = {
  candidateId: string;
  readerId: string;
  colleagues: Map<string, string>;
  /** The company's own reasons for rejection, by their ids. */
  reasons: Map<string, string>;
  hider: Hider | null;
};

/** What happened to an application in the words of its reader. */
export function timelineFor(
  events: StoredEvent[],
  { candidateId, readerId, colleagues, reasons, hider }: Reading,
): TimelineEvent[] {
  // What somebody writes for themselves alone is nobody else's matter.
  const shown = events.filter(({ data, actorId }) => data['private'] !== true || actorId === readerId);
  return shown.map((event) => {
    const description = eventWords(event, reasons);
    return {
      at: event.at.toISOString(),
      action: event.action,
      text: words(
        hider && description
          ? withValues(description, (value) => hider.hideNames(value))
          : (description ?? event.action),
      ),
      actor:
        event.data['by'] === 'ats'
          ? words('timeline.ats')
          : actorInWords(event.actorId, candidateId, readerId, colleagues),
    };
  });
}

function actorInWords(
  actorId: string | null,
  candidateId: string,
  readerId: string,
  colleagues: Map<string, string>,
): string {
  if (actorId === null) return '';
  if (actorId === readerId) return words('timeline.you');
  if (actorId === candidateId) return words('timeline.candidate');
  return colleagues.get(actorId) ?? words('timeline.formerColleague');
}

/** What is said of an event, with the company's own reasons for rejection by their ids; null of one that is not known. */
export function eventWords(
  { action, data }: Pick<StoredEvent, 'action' | 'data'>,
  reasons: Map<string, string>,
): Message | null {
  const tag = text(data['tag']);
  switch (action) {
    case 'application.submitted':
      return submitted(data);
    case 'application.moved':
      return moved(data, reasons);
    case 'application.move_undone':
      return message('timeline.moveUndone', placesOf(data));
    case 'application.ats_differs':
      return message('timeline.atsDiffers', { to: placesOf(data).to });
    case 'application.assigned':
      return text(data['to'])
        ? message('timeline.assigned', { colleague: text(data['to']) })
        : message('timeline.assignedToNobody');
    case 'application.tagged':
      return message('timeline.tagged', { tag });
    case 'application.untagged':
      return message('timeline.untagged', { tag });
    case 'application.task_done':
      return message('timeline.taskDone', { task: text(data['task']) });
    case 'application.task_reopened':
      return message('timeline.taskReopened', { task: text(data['task']) });
    case 'application.rule_ran':
      return ranRule(data);
    case 'application.rule_skipped':
      return message('timeline.ruleSkipped', {
        ...ruleOf(data),
        reason: wordsOfStored(text(data['reason'])),
      });
    case 'application.offer_approved':
      return message(data['alone'] === true ? 'timeline.offerApprovedAlone' : 'timeline.offerApproved');
    case 'application.human_review_answered':
      return message(data['outcome'] === 'changed' ? 'timeline.reviewChanged' : 'timeline.reviewUnchanged');
  }
  const key = plain[action];
  return key === undefined ? null : { key, values: {} };
}

function moved(data: StoredEvent['data'], reasons: Reading['reasons']): Message {
  const places = placesOf(data);
  const reason =
    reasons.get(text(data['own_reason'])) ??
    Object.entries(rejectReasons).find(([name]) => name === data['reason'])?.[1];
  return reason
    ? message('timeline.movedBecause', { ...places, reason: wordsOfStored(reason) })
    : message('timeline.moved', places);
}

/** What a rule did by itself when an application was moved. */
function ranRule(data: StoredEvent['data']): Message {
  const { stage } = ruleOf(data);
  const days = typeof data['days'] === 'number' ? data['days'] : 0;
  switch (data['do']) {
    case 'tag':
      return message('timeline.ruleTagged', { stage, tag: text(data['tag']) });
    case 'message':
      return message('timeline.ruleWrote', { stage, template: text(data['template']), days });
    case 'task':
      return message('timeline.ruleGaveTask', {
        stage,
        task: text(data['task']),
        colleague: text(data['to']),
      });
    default:
      return message('timeline.ruleNotified', { stage, colleague: text(data['to']) });
  }
}

function ruleOf(data: StoredEvent['data']): { stage: string } {
  const kind = stages.find((stage) => stage === data['stage']);
  const typed = text(data['stage_name']);
  return { stage: kind === undefined ? typed : nameIn(kind, typed) };
}

function placesOf(data: StoredEvent['data']): { from: string; to: string } {
  const name = (end: 'from' | 'to') => {
    const [kind, typed] = [stages.find((stage) => stage === data[end]), text(data[`${end}_name`])];
    return kind === undefined ? typed : nameIn(kind, typed);
  };
  return { from: name('from'), to: name('to') };
}

function nameIn(kind: Stage, typed: string): string {
  return typed === '' ? usualNameForReader(kind) : nameForReader({ kind, name: typed });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function submitted({ by_mail: byMail }: Record<string, unknown>): Message {
  const checks = mailChecks.safeParse(byMail).data;
  return checks ? message('timeline.submittedByMail', checks) : message('timeline.submitted');
}

const mailChecks = z.object({ spf: z.enum(mailResults), dkim: z.enum(mailResults) });
