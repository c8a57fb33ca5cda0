import { message } from '../../../messages/message.ts';
import { findTeammates } from '../../identity/companies/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { listScorecardAuthors } from '../scorecards/queries.ts';
import { type Due, claimEnded, claimFinished, takeOutLeaver, claimReminder } from './due-queries.ts';
import { cancel, findInterview, type StoredInterview } from './queries.ts';
import {
  type InterviewPorts,
  notifyCandidate,
  notifyCompany,
  notifyLeft,
  recordInterview,
  whenAndHow,
} from './record-commands.ts';
import { concealed, hiderForAll } from './presenter.ts';

/** Cancels one interview that is ahead of an application that has ended, or of a person who is gone; false when none is left. */
export function cancelEndedInterview(ports: InterviewPorts): Promise<boolean> {
  return ports.database.transact(async () => {
    const due = await claimEnded(ports.database);
    if (!due) return false;
    const before = await interviewOf(ports, due);
    await cancel(ports.database, due.id, 'ended', '', ports.now());
    const interview = await interviewOf(ports, due);
    await recordInterview(ports, null, 'cancelled', interview);
    const isGone = before.candidate_erased;
    const text = message(isGone ? 'notices.accountDeletedText' : 'notices.applicationEndedText');
    const job = interview.job_title;
    const title = message('notices.applicantInterviewCancelled', { job });
    await notifyCompany(ports, interview, null, { title, text, calendar: 'remove' });
    if (before.status !== 'booked') return true;
    const own = message('notices.interviewCancelled', { job });
    await notifyCandidate(ports, interview, { title: own, text, calendar: 'remove' });
    return true;
  });
}

/** Takes one interviewer who does not work with the job any more out of an interview; false when none is left. */
export function releaseInterviewer(ports: InterviewPorts): Promise<boolean> {
  return ports.database.transact(async () => {
    const gone = await takeOutLeaver(ports.database, ports.now());
    if (!gone) return false;
    const interview = await interviewOf(ports, gone);
    await recordInterview(ports, null, 'interviewer_left', interview);
    await notifyLeft(ports, interview, gone);
    return true;
  });
}

/** Reminds both sides of one interview that is a day or an hour away; false when none is left. */
export function remindOfInterview(ports: InterviewPorts): Promise<boolean> {
  return ports.database.transact(async () => {
    const due = await claimReminder(ports.database, ports.now());
    if (!due) return false;
    if (!due.wanted) return true;
    const interview = await interviewOf(ports, due);
    const key = `interview:${interview.id}:${interview.version}:${due.before}`;
    const { job_title: job, employer } = interview;
    const { before } = due;
    await notify(ports, {
      userId: interview.candidate_id,
      kind: 'interview_soon',
      key,
      title: message('notices.interviewSoon', { before, job, employer }),
      text: await whenAndHow(ports, interview, 'candidate'),
      path: `/applications/${interview.application_id}`,
    });
    const shown = concealed(interview, await hiderForAll(ports, interview));
    for (const userId of await interviewersOf(ports, interview)) {
      await notify(ports, {
        userId,
        kind: 'applicant_interview_soon',
        key,
        title: message('notices.applicantInterviewSoon', { before, job }),
        text: await whenAndHow(ports, shown, { userId }),
        path: `/interviews/${interview.id}`,
      });
    }
    return true;
  });
}

/** Notes that one interview was held, and asks who led it for their scorecards; false when none is left. */
export function closeInterview(ports: InterviewPorts): Promise<boolean> {
  return ports.database.transact(async () => {
    const due = await claimFinished(ports.database, ports.now());
    if (!due) return false;
    const interview = await interviewOf(ports, due);
    await recordInterview(ports, null, 'held', interview);
    const filed = new Set(await listScorecardAuthors(ports.database, interview.application_id));
    for (const userId of await interviewersOf(ports, interview)) {
      if (filed.has(userId)) continue;
      await notify(ports, {
        userId,
        kind: 'scorecard_due',
        key: `scorecard:${interview.id}`,
        title: message('notices.scorecardDue', { job: interview.job_title }),
        path: `/applicants/${interview.application_id}`,
      });
    }
    return true;
  });
}

async function interviewersOf(ports: InterviewPorts, interview: StoredInterview): Promise<Iterable<string>> {
  const ids = interview.interviewers.map(({ id }) => id);
  const { company_id: companyId, job_id: jobId } = interview;
  return (await findTeammates(ports.database, companyId, jobId, ids)).keys();
}

async function interviewOf(ports: InterviewPorts, { id, companyId }: Due): Promise<StoredInterview> {
  const found = await findInterview(ports.database, { companyId }, id, ports.now());
  if (!found) throw new Error('An interview that was just taken is gone.');
  return found;
}
