import type { checklistSteps, Dashboard } from '../../../api/candidates/candidates.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { newestApplications, trackedCounts } from '../../hiring/my-applications/queries.ts';
import type { Services, SignedIn } from '../../context.ts';
import { runBatch } from '../../platform/db/query-batch.ts';
import { listExperiences } from '../experiences/queries.ts';
import type { StoredInterview } from '../../hiring/interviews/queries.ts';
import { interviewsAhead } from '../../hiring/interviews/own-queries.ts';
import { forCandidate } from '../../hiring/interviews/rules.ts';
import { canWithdraw } from '../../hiring/applications/rules.ts';
import { openQuestions } from '../../hiring/messages/question-queries.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { notificationsOf } from '../../platform/notifications/queries.ts';
import { offersToAnswer } from '../../hiring/offers/queries.ts';
import { countProposals } from '../resumes/facts-queries.ts';
import { presentResume } from '../resumes/presenter.ts';
import { findCurrentResume } from '../resumes/queries.ts';
import { findProfile } from '../profiles/queries.ts';
import { listRecommendedJobs } from './recommended-jobs.ts';
import { closingDays, requiredActions } from './required-actions.ts';
import { scoringRuns } from './scoring-queries.ts';
import { presentProfile } from '../profiles/profile-presenter.ts';
import { closingTargets, targetCounts } from '../target-jobs/queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'live' | 'log' | 'now'>;

const shownExperiences = 3;
const shownJobs = 5;
const shownApplications = 5;
const shownUpdates = 8;

/** Everything the dashboard shows, from stored facts; the checklist is computed here and nowhere else. */
export async function findDashboard(context: SignedIn<Ports>): Promise<Dashboard> {
  const { actor, database } = context;
  const now = context.now();
  const [profile, row, experiences, jobs, found] = await Promise.all([
    findProfile(database, actor.id),
    findCurrentResume(database, actor.id),
    listExperiences(database, actor.id),
    listRecommendedJobs(context, shownJobs),
    runBatch(database, {
      targets: targetCounts(actor.id, now),
      applications: newestApplications(actor.id, shownApplications),
      tracked: trackedCounts(actor.id),
      scoring: scoringRuns(actor.id),
      closing: closingTargets(actor.id, now, new Date(now.getTime() + closingDays * dayMs)),
      updates: notificationsOf(actor.id, {
        before: null,
        limit: shownUpdates,
        inApp: false,
        reader: presentReader(),
      }),
      offers: offersToAnswer(actor.id, now),
      interviews: interviewsAhead(actor.id, now),
      questions: openQuestions(actor.id),
    }),
  ]);
  const { targets, applications, tracked, scoring, closing, updates, ...waiting } = found;
  const resume = row && presentResume(row);
  const { any: hasTarget, ...counts } = targets;
  const hasApplied = tracked.open + tracked.closed > 0;
  const proposals = row ? countProposals(row) : 0;
  return {
    profile: presentProfile(profile),
    checklist: checklist({
      account: true,
      resume: resume !== null,
      profile: profile.personalInfo.first_name !== '' && profile.personalInfo.last_name !== '',
      experience: experiences.length > 0,
      target_job: hasTarget || hasApplied,
      application: hasApplied,
    }),
    resume,
    experiences: experiences.slice(0, shownExperiences),
    experience_count: experiences.length,
    target_jobs: counts,
    scoring: scoringState(resume, scoring, experiences.length > 0),
    jobs,
    applications: applications.map((one) => (canWithdraw(one.stage) ? one : { ...one, answer_by: null })),
    interviews: waiting.interviews.map(presentInterview),
    application_count: tracked.open + tracked.closed,
    proposals,
    required_actions: requiredActions(resume, proposals, { closing, ...waiting }, now),
    status_updates: updates,
    as_of: now.toISOString(),
  };
}

function presentInterview(interview: StoredInterview): Dashboard['interviews'][number] {
  const { job_title, employer: employer_name } = interview;
  return { ...forCandidate(interview), job_title, employer_name };
}

function checklist(done: Record<(typeof checklistSteps)[number], boolean>): Dashboard['checklist'] {
  const steps: (typeof checklistSteps)[number][] = [
    'account',
    'resume',
    'profile',
    'experience',
    'target_job',
    'application',
  ];
  return steps.map((step) => ({ step, done: done[step] }));
}

function scoringState(resume: Resume | null, scoring: boolean, hasExperience: boolean): Dashboard['scoring'] {
  if (scoring || resume?.parse_status === 'waiting' || resume?.parse_status === 'reading') return 'scoring';
  if (resume?.parse_status === 'failed') return 'unreadable';
  return resume || hasExperience ? 'idle' : 'no_resume';
}
