import type { checklistSteps, Dashboard } from '../../../api/candidates/candidates.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { countTracked, listOwnApplications } from '../../hiring/my-applications/queries.ts';
import type { SignedIn } from '../../context.ts';
import { listExperiences } from '../experiences/queries.ts';
import { listInterviewsToBook } from '../../hiring/interviews/own-queries.ts';
import { listOpenQuestions } from '../../hiring/messages/question-queries.ts';
import { listNotifications } from '../../platform/notifications/queries.ts';
import { listOffersToAnswer } from '../../hiring/offers/queries.ts';
import { countProposals } from '../resumes/facts-queries.ts';
import { findCurrentResume, presentResume } from '../resumes/queries.ts';
import { findProfile } from '../profiles/queries.ts';
import { listRecommendedJobs } from './recommended-jobs.ts';
import { closingDays, requiredActions } from './required-actions.ts';
import { isScoring } from './scoring-queries.ts';
import { presentProfile } from '../profiles/profile-presenter.ts';
import { countTargets, listClosingTargets } from '../target-jobs/queries.ts';
import { dayMs } from '../../../engine/calendar/durations.ts';

const shownExperiences = 3;
const bestJobs = 5;
const shownApplications = 5;
const shownUpdates = 8;

/** Everything the dashboard shows, from stored facts; the checklist is computed here and nowhere else. */
export async function findDashboard(context: SignedIn): Promise<Dashboard> {
  const { actor, database } = context;
  const now = context.now();
  const [
    profile,
    row,
    experiences,
    targets,
    applications,
    tracked,
    jobs,
    scoring,
    closing,
    updates,
    waiting,
  ] = await Promise.all([
    findProfile(database, actor.id),
    findCurrentResume(database, actor.id),
    listExperiences(database, actor.id),
    countTargets(database, actor.id, now),
    listOwnApplications(database, actor.id, { limit: shownApplications }),
    countTracked(database, actor.id),
    listRecommendedJobs(context, bestJobs),
    isScoring(database, actor.id),
    listClosingTargets(database, actor.id, now, new Date(now.getTime() + closingDays * dayMs)),
    listNotifications(database, actor.id, { before: null, limit: shownUpdates, inApp: false }),
    waitingFor(context),
  ]);
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
    applications,
    application_count: tracked.open + tracked.closed,
    proposals,
    required_actions: requiredActions(resume, proposals, { closing, ...waiting }),
    status_updates: updates,
    as_of: now.toISOString(),
  };
}

async function waitingFor(context: SignedIn) {
  const { actor, database } = context;
  const [offers, interviews, questions] = await Promise.all([
    listOffersToAnswer(database, actor.id, context.now()),
    listInterviewsToBook(database, actor.id, context.now()),
    listOpenQuestions(database, actor.id),
  ]);
  return { offers, interviews, questions };
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
