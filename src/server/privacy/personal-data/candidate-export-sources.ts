import type { MessageKey } from '../../../messages/message.ts';
import { countedPart, selfIdentificationPart } from '../../fairness/equal-opportunity/queries.ts';
import { applicationEnded } from '../../hiring/offers/rules.ts';
import { referralParts } from '../../hiring/referrals/people-queries.ts';
import { followedBoardsPart } from '../../jobs/job-boards/queries.ts';
import { talentParts } from '../../talent/talent-pool/queries.ts';

/**
 * One part of what is held about a person: the table `t` with what is joined to it, and which rows are theirs ($1 is the
 * person's id). `without` names columns that are secrets, or other people's.
 */
export type ExportSource = {
  table: string;
  /** What it is called, and what is in it. */
  title: MessageKey;
  about: MessageKey;
  where: string;
  join?: string;
  /** SQL of an object with more about each row. */
  also?: string;
  without?: readonly string[];
  /** Columns that hold messages, as a column of text keeps them or as JSON with messages in it, which are put into words. */
  messages?: readonly string[];
  /** Columns that people write in, with the one message that the program may have put there. */
  messageOrText?: Readonly<Record<string, MessageKey>>;
};

/** SQL for rows with the person's id in `user_id`. */
export const mine = 't.user_id = $1';
/** SQL for the person's address. */
export const myEmail = '(select lower(email) from users where id = $1)';
const job = {
  join: 'join job_posting j on j.id = t.job_id',
  also: "jsonb_build_object('job_title', j.title, 'employer_name', j.employer_name)",
};

/** SQL of these columns of a row about an application: its candidate's words are for the candidate alone. */
function candidatesOwn(...columns: string[]): string {
  const own = 't.application_id in (select id from applications where candidate_id = $1)';
  const words = columns.map((name) => `'${name}', case when ${own} then t.${name} else '' end`);
  return `jsonb_build_object(${words.join(', ')})`;
}

/** What is held about somebody as a candidate, in the order of the archive. */
export const candidateParts: readonly ExportSource[] = [
  {
    table: 'candidate_profile',
    title: 'dataCopy.candidateProfile',
    about: 'dataCopy.candidateProfileAbout',
    where: mine,
    without: ['pool_words'],
  },
  {
    table: 'candidate_skills',
    title: 'dataCopy.candidateSkills',
    about: 'dataCopy.candidateSkillsAbout',
    where: mine,
  },
  {
    table: 'job_preferences',
    title: 'dataCopy.jobPreferences',
    about: 'dataCopy.jobPreferencesAbout',
    where: mine,
  },
  {
    table: 'consents',
    title: 'dataCopy.consents',
    about: 'dataCopy.consentsAbout',
    where: mine,
  },
  {
    table: 'profile_documents',
    title: 'dataCopy.profileDocuments',
    about: 'dataCopy.profileDocumentsAbout',
    where: mine,
  },
  {
    table: 'resume_metadata',
    title: 'dataCopy.resumeMetadata',
    about: 'dataCopy.resumeMetadataAbout',
    where: mine,
    messages: ['parse_message'],
  },
  {
    table: 'candidate_experiences',
    title: 'dataCopy.candidateExperiences',
    about: 'dataCopy.candidateExperiencesAbout',
    where: mine,
  },
  {
    table: 'deleted_experiences',
    title: 'dataCopy.deletedExperiences',
    about: 'dataCopy.deletedExperiencesAbout',
    where: mine,
  },
  {
    table: 'tailored_resumes',
    title: 'dataCopy.tailoredResumes',
    about: 'dataCopy.tailoredResumesAbout',
    where: mine,
  },
  {
    table: 'tailored_versions',
    title: 'dataCopy.tailoredVersions',
    about: 'dataCopy.tailoredVersionsAbout',
    where: 'r.user_id = $1',
    join: 'join tailored_resumes r on r.id = t.tailored_id',
  },
  {
    table: 'resume_versions',
    title: 'dataCopy.resumeVersions',
    about: 'dataCopy.resumeVersionsAbout',
    where: 'r.user_id = $1',
    join: 'join tailored_resumes r on r.id = t.tailored_id',
  },
  {
    table: 'rejected_bullets',
    title: 'dataCopy.rejectedBullets',
    about: 'dataCopy.rejectedBulletsAbout',
    where: mine,
    ...job,
  },
  {
    table: 'fit_score',
    title: 'dataCopy.fitScore',
    about: 'dataCopy.fitScoreAbout',
    where: 't.candidate_id = $1',
    messages: ['result', 'shape'],
    ...job,
  },
  { table: 'scoring_runs', title: 'dataCopy.scoringRuns', about: 'dataCopy.scoringRunsAbout', where: mine },
  {
    table: 'requirement_answers',
    title: 'dataCopy.requirementAnswers',
    about: 'dataCopy.requirementAnswersAbout',
    where: mine,
  },
  {
    table: 'applications',
    title: 'dataCopy.applications',
    about: 'dataCopy.applicationsAbout',
    where: 't.candidate_id = $1',
    ...job,
  },
  selfIdentificationPart,
  countedPart,
  {
    table: 'rejections',
    title: 'dataCopy.rejections',
    about: 'dataCopy.rejectionsAbout',
    where: 't.decided_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['note', 'decided_by', 'own_reason_id'],
  },
  {
    table: 'ats_applications',
    title: 'dataCopy.atsApplications',
    about: 'dataCopy.atsApplicationsAbout',
    messages: ['problem', 'withdrawal_problem', 'stage_update_problem'],
    where: 't.application_id in (select id from applications where candidate_id = $1)',
  },
  {
    table: 'application_notes',
    title: 'dataCopy.applicationNotes',
    about: 'dataCopy.applicationNotesAbout',
    where: 't.author_id = $1',
  },
  {
    table: 'application_messages',
    title: 'dataCopy.applicationMessages',
    about: 'dataCopy.applicationMessagesAbout',
    where: 't.sender_id = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['sender_id'],
  },
  {
    table: 'interviews',
    title: 'dataCopy.interviews',
    about: 'dataCopy.interviewsAbout',
    where: 't.created_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['created_by'],
    also: candidatesOwn('wish', 'cancel_reason'),
  },
  {
    table: 'interview_people',
    title: 'dataCopy.interviewPeople',
    about: 'dataCopy.interviewPeopleAbout',
    where: mine,
  },
  {
    table: 'offers',
    title: 'dataCopy.offers',
    about: 'dataCopy.offersAbout',
    where:
      't.created_by = $1 or t.approved_by = $1 or t.returned_by = $1 or t.countersigned_by = $1 or (t.sent_at is not null and t.application_id in (select id from applications where candidate_id = $1))',
    without: ['created_by', 'approved_by', 'returned_by', 'countersigned_by', 'file_path', 'source'],
    also: candidatesOwn('reason', 'signature'),
    messageOrText: { reason: applicationEnded },
  },
  {
    table: 'human_reviews',
    title: 'dataCopy.humanReviews',
    about: 'dataCopy.humanReviewsAbout',
    where: 't.answered_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['answered_by'],
    also: candidatesOwn('reason'),
  },
  {
    table: 'scorecards',
    title: 'dataCopy.scorecards',
    about: 'dataCopy.scorecardsAbout',
    where: 't.author_id = $1',
  },
  {
    table: 'message_templates',
    title: 'dataCopy.messageTemplates',
    about: 'dataCopy.messageTemplatesAbout',
    where: 't.created_by = $1',
  },
  {
    table: 'application_reveals',
    title: 'dataCopy.applicationReveals',
    about: 'dataCopy.applicationRevealsAbout',
    where: 't.viewer_id = $1',
  },
  {
    table: 'resume_imports',
    title: 'dataCopy.resumeImports',
    about: 'dataCopy.resumeImportsAbout',
    where: 't.created_by = $1',
    without: ['person', 'notified_by'],
  },
  ...referralParts,
  {
    table: 'record_imports',
    title: 'dataCopy.recordImports',
    about: 'dataCopy.recordImportsAbout',
    where: 't.created_by = $1',
    without: ['file_path', 'columns', 'mistakes', 'notified_by'],
    messages: ['problem'],
  },
  {
    table: 'bulk_actions',
    title: 'dataCopy.bulkActions',
    about: 'dataCopy.bulkActionsAbout',
    where: 't.actor_id = $1',
    without: ['output'],
  },
  ...talentParts,
  {
    table: 'target_jobs',
    title: 'dataCopy.targetJobs',
    about: 'dataCopy.targetJobsAbout',
    where: mine,
    ...job,
  },
  {
    table: 'outside_applications',
    title: 'dataCopy.outsideApplications',
    about: 'dataCopy.outsideApplicationsAbout',
    where: mine,
  },
  {
    table: 'calendar_feeds',
    title: 'dataCopy.calendarFeeds',
    about: 'dataCopy.calendarFeedsAbout',
    where: mine,
    without: ['secret_hash'],
  },
  followedBoardsPart,
  {
    table: 'saved_searches',
    title: 'dataCopy.savedSearches',
    about: 'dataCopy.savedSearchesAbout',
    where: mine,
  },
  {
    table: 'hidden_jobs',
    title: 'dataCopy.hiddenJobs',
    about: 'dataCopy.hiddenJobsAbout',
    where: mine,
    ...job,
  },
  {
    table: 'outside_visits',
    title: 'dataCopy.outsideVisits',
    about: 'dataCopy.outsideVisitsAbout',
    where: mine,
    ...job,
  },
  {
    table: 'job_reports',
    title: 'dataCopy.jobReports',
    about: 'dataCopy.jobReportsAbout',
    where: 't.reporter_id = $1',
    without: ['note'],
    ...job,
  },
];
