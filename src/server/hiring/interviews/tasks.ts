import { z } from 'zod';
import { teamEmails } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { listScorecardAuthors } from '../scorecards/queries.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { type Due, takeEnded, takeHeld, takeOutLeaver, takeReminder } from './due-queries.ts';
import { recordInterview, notifyCandidate, notifyCompany, notifyLeft, whenAndHow } from './notices.ts';
import { cancel, findInterview, type StoredInterview } from './queries.ts';

/**
 * Each minute: cancels what is ahead of applications that have ended and of people who are gone, takes out interviewers who do
 * not work with the job any more, reminds of interviews a day
 * and an hour before, and asks for scorecards once one is over. Each is noted in the transaction that tells of it, so that none
 * comes twice.
 */
export const tendInterviewsTask = defineTask({
  name: 'tend-interviews',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services) => {
    for (const step of [cancelOne, releaseOne, remindOfOne, closeOne]) {
      while (!services.closing.aborted && (await services.database.transact(() => step(services))));
    }
  },
});

async function cancelOne(services: Services): Promise<boolean> {
  const due = await takeEnded(services.database);
  if (!due) return false;
  const before = await interviewOf(services, due);
  await cancel(services.database, due.id, 'ended', '', services.now());
  const interview = await interviewOf(services, due);
  await recordInterview(services, null, 'cancelled', interview);
  const isGone = before.candidate_erased;
  const text = isGone ? 'The applicant deleted their account.' : 'The application has ended.';
  const title = 'An interview was cancelled';
  await notifyCompany(services, interview, null, { title, text, calendar: 'remove' });
  if (before.status !== 'booked') return true;
  await notifyCandidate(services, interview, {
    title: 'Your interview was cancelled',
    text,
    calendar: 'remove',
  });
  return true;
}

async function releaseOne(services: Services): Promise<boolean> {
  const gone = await takeOutLeaver(services.database, services.now());
  if (!gone) return false;
  const interview = await interviewOf(services, gone);
  await recordInterview(services, null, 'interviewer_left', interview);
  await notifyLeft(services, interview, gone);
  return true;
}

async function remindOfOne(services: Services): Promise<boolean> {
  const due = await takeReminder(services.database, services.now());
  if (!due) return false;
  if (!due.wanted) return true;
  const interview = await interviewOf(services, due);
  const key = `interview:${interview.id}:${interview.version}:${due.before}`;
  const when = due.before === 'day' ? 'is within a day' : 'begins within the hour';
  await notify(services, {
    userId: interview.candidate_id,
    kind: 'interview_soon',
    key,
    title: `Your interview ${when}: ${interview.job_title} at ${interview.employer}`,
    text: whenAndHow(interview, interview.candidate_zone ?? interview.time_zone),
    path: `/applications/${interview.application_id}`,
  });
  for (const userId of await interviewersOf(services, interview)) {
    await notify(services, {
      userId,
      kind: 'applicant_interview_soon',
      key,
      title: `An interview ${when}: ${interview.job_title}`,
      text: whenAndHow(interview, interview.time_zone),
      path: `/interviews/${interview.id}`,
    });
  }
  return true;
}

async function closeOne(services: Services): Promise<boolean> {
  const due = await takeHeld(services.database, services.now());
  if (!due) return false;
  const interview = await interviewOf(services, due);
  await recordInterview(services, null, 'held', interview);
  const filed = new Set(await listScorecardAuthors(services.database, interview.application_id));
  for (const userId of await interviewersOf(services, interview)) {
    if (filed.has(userId)) continue;
    await notify(services, {
      userId,
      kind: 'scorecard_due',
      key: `scorecard:${interview.id}`,
      title: `How was the interview? File your scorecard: ${interview.job_title}`,
      path: `/applicants/${interview.application_id}`,
    });
  }
  return true;
}

async function interviewersOf(services: Services, interview: StoredInterview): Promise<Iterable<string>> {
  const ids = interview.interviewers.map(({ id }) => id);
  const { company_id: companyId, job_id: jobId } = interview;
  return (await teamEmails(services.database, companyId, jobId, ids)).keys();
}

async function interviewOf(services: Services, { id, companyId }: Due): Promise<StoredInterview> {
  const found = await findInterview(services.database, { companyId }, id, services.now());
  if (!found) throw new Error('An interview that was just taken is gone.');
  return found;
}
