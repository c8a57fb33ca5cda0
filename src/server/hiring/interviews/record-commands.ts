import { type Message, message, withValues } from '../../../messages/message.ts';
import { findTeammates } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { notifyCompany as publishToCompany } from '../applications/event-commands.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { findReader } from '../../platform/notifications/queries.ts';
import { interviewCalendar, type Owner, placeOf, whereOf } from './calendar.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import type { Mail } from '../../platform/mail/templates.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import { concealed, hiderForAll } from './presenter.ts';
import type { StoredInterview } from './queries.ts';
import { hasCalendar } from './rules.ts';

/** What an act on an interview needs. */
export type InterviewPorts = Pick<Services, 'config' | 'database' | 'live' | 'now' | 'queue'>;

/** What becomes of an interview in people's calendars with some news of it. */
export type InCalendars = 'enter' | 'remove' | 'nothing';

/** News of an interview for one side, and what becomes of it in calendars; without a text it says when and how. */
export type News = { title: Message; text?: Message; calendar: InCalendars };

/**
 * Tells the candidate of an interview what happened to it, in the caller's transaction. `at` is the interview as calendars know
 * it, where that is not as it is now.
 */
export async function notifyCandidate(
  ports: InterviewPorts,
  interview: StoredInterview,
  { title, text, calendar }: News,
  at: StoredInterview = interview,
): Promise<void> {
  await notify(ports, {
    userId: interview.candidate_id,
    kind: 'interview_news',
    key: `interview:${interview.id}:${interview.version}`,
    title,
    text: text ?? (await whenAndHow(ports, at, 'candidate')),
    path: `/applications/${interview.application_id}`,
    calendar: fileFor(ports, interview, at, 'candidate', calendar),
  });
}

/** Tells those at the company who lead an interview or proposed it, but nobody of what they did themselves without a calendar. */
export async function notifyCompany(
  ports: InterviewPorts,
  interview: StoredInterview,
  actorId: string | null,
  { title, text, calendar }: News,
  at: StoredInterview = interview,
): Promise<void> {
  const wanted = [...at.interviewers.map(({ id }) => id), at.created_by ?? ''].filter(Boolean);
  const hider = await hiderForAll(ports, interview);
  const shown = concealed(at, hider);
  const leads = new Set(at.interviewers.map(({ id }) => id));
  const people = await findTeammates(ports.database, interview.company_id, interview.job_id, wanted);
  for (const [userId, { email }] of people) {
    const file = leads.has(userId) ? fileFor(ports, interview, shown, { email }, calendar) : null;
    if (userId === actorId && file === null) continue;
    await notify(ports, {
      userId,
      kind: 'applicant_interview_news',
      key: `interview:${interview.id}:${interview.version}`,
      title,
      text: text
        ? withValues(text, (value) => hider.hideNames(value))
        : await whenAndHow(ports, shown, { userId }),
      path: `/applicants/${interview.application_id}`,
      calendar: file,
    });
  }
}

/**
 * Tells the company that somebody who was to lead an interview does not work with the job any more, and takes it out of that
 * person's calendar, in the caller's transaction.
 */
export async function notifyLeft(
  ports: InterviewPorts,
  interview: StoredInterview,
  leaver: { email: string; name: string },
): Promise<void> {
  const left = interview.interviewers.length;
  await notifyCompany(ports, interview, null, {
    title: message(left === 0 ? 'notices.noInterviewer' : 'notices.interviewerLeft', {
      job: interview.job_title,
    }),
    text: message(left === 0 ? 'notices.noInterviewerText' : 'notices.interviewerLeftText', {
      who: leaver.name,
    }),
    calendar: 'nothing',
  });
  const shown = concealed(interview, await hiderForAll(ports, interview));
  const calendar = fileFor(ports, interview, shown, leaver, 'remove');
  if (calendar === null) return;
  await postMail(ports, leaver.email, { ...noLongerLeadingMail(ports.config.origin, interview), calendar });
}

/** Tells a colleague that an interview goes on without them, and that their calendar drops it. */
function noLongerLeadingMail(
  origin: string,
  { job_title: job, employer }: Pick<StoredInterview, 'job_title' | 'employer'>,
): Mail {
  return {
    kind: 'notification',
    write: (say) => ({
      subject: say('hiringMails.noLongerLeadingSubject', { job }),
      preheader: say('hiringMails.noLongerLeadingPreheader'),
      title: say('hiringMails.noLongerLeadingTitle'),
      before: [say('hiringMails.noLongerLeadingText', { job, employer })],
      button: { label: say('mails.openTenon'), link: origin },
      after: [say('hiringMails.noLongerLeadingFile')],
    }),
  };
}

/** Writes down what happened to an interview, in the caller's transaction, and moves the open pages of both sides. */
export async function recordInterview(
  ports: InterviewPorts,
  actorId: string | null,
  action: 'proposed' | 'booked' | 'changed' | 'times_asked' | 'cancelled' | 'held' | 'interviewer_left',
  interview: StoredInterview,
): Promise<void> {
  await recordEvent(ports.database, {
    actorId,
    action: `application.interview_${action}`,
    objectType: 'application',
    objectId: interview.application_id,
    companyId: interview.company_id,
    subjectId: interview.candidate_id,
    data: {
      interview: interview.id,
      kind: interview.kind,
      ...(interview.starts_at ? { starts_at: interview.starts_at.toISOString() } : {}),
    },
  });
  await announceInterview(ports, action, interview);
  await ports.live.publish(interview.candidate_id, { type: 'applications', job_id: interview.job_id });
  await publishToCompany(ports, interview.company_id, interview.job_id);
}

async function announceInterview(
  ports: InterviewPorts,
  action: Parameters<typeof recordInterview>[2],
  interview: StoredInterview,
): Promise<void> {
  const isSet = action === 'booked' || (action === 'changed' && interview.status === 'booked');
  if (!isSet && action !== 'cancelled') return;
  const { application_id: id, job_id: jobId, company_id: companyId } = interview;
  await announceApplication(
    ports,
    { id, jobId, companyId },
    isSet ? 'interview.scheduled' : 'interview.cancelled',
    {
      interview_id: interview.id,
      kind: interview.kind,
      starts_at: interview.starts_at?.toISOString() ?? null,
      ends_at: interview.ends_at?.toISOString() ?? null,
    },
  );
}

/**
 * When and how an interview takes place, for one person: in the zone in which the candidate chose the time, else in that of the person's
 * settings, else in that of the employer who proposed it.
 */
export async function whenAndHow(
  { database }: Pick<InterviewPorts, 'database'>,
  interview: StoredInterview,
  who: 'candidate' | { userId: string },
): Promise<Message> {
  if (!hasCalendar(interview)) return placeOf(interview);
  const chosen = who === 'candidate' ? interview.candidate_zone : null;
  const { timeZone } = await findReader(database, who === 'candidate' ? interview.candidate_id : who.userId);
  const zone = chosen ?? timeZone ?? interview.time_zone;
  const when = { from: interview.starts_at, to: interview.ends_at, zone };
  return message('notices.interviewTime', { when, kind: interview.kind, where: whereOf(interview) });
}

function fileFor(
  ports: InterviewPorts,
  interview: StoredInterview,
  at: StoredInterview,
  owner: Owner,
  calendar: InCalendars,
) {
  if (calendar === 'nothing' || !hasCalendar(at)) return null;
  const { sequence, updated_at } = interview;
  return interviewCalendar(ports, { ...at, sequence, updated_at }, owner, calendar === 'remove');
}
