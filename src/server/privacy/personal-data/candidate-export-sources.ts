import { countedPart, selfIdentificationPart } from '../../fairness/equal-opportunity/queries.ts';
import { talentParts } from '../../talent/talent-pool/queries.ts';

/**
 * One part of what is held about a person: the table `t` with what is joined to it, and which rows are theirs ($1 is the
 * person's id). `without` names columns that are secrets, or other people's.
 */
export type ExportSource = {
  table: string;
  title: string;
  about: string;
  where: string;
  join?: string;
  /** SQL of an object with more about each row. */
  also?: string;
  without?: string[];
  /** Columns that hold messages, or objects with messages in them, which are put into words. */
  messages?: string[];
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
    title: 'Profile',
    about: 'What you say about yourself.',
    where: mine,
    without: ['pool_words'],
  },
  { table: 'candidate_skills', title: 'Skills', about: 'Skills you added or set a level for.', where: mine },
  { table: 'job_preferences', title: 'Preferences', about: 'What you want from a job.', where: mine },
  {
    table: 'consents',
    title: 'Consents',
    about: 'What you agreed to, in which wording, and when you withdrew it.',
    where: mine,
  },
  {
    table: 'profile_documents',
    title: 'Imported profile',
    about: 'The last JSON Resume you imported.',
    where: mine,
  },
  {
    table: 'resume_metadata',
    title: 'Resumes',
    about: 'Your uploads, what was read from them, and your corrections. The files are included.',
    where: mine,
  },
  {
    table: 'candidate_experiences',
    title: 'Work experience',
    about: 'Positions in your profile.',
    where: mine,
  },
  {
    table: 'deleted_experiences',
    title: 'Deleted work experience',
    about: 'Positions you deleted in the last hours and can still restore.',
    where: mine,
  },
  { table: 'tailored_resumes', title: 'Tailored resumes', about: 'Copies tailored to a job.', where: mine },
  {
    table: 'tailored_versions',
    title: 'Earlier versions',
    about: 'Earlier versions of tailored copies.',
    where: 'r.user_id = $1',
    join: 'join tailored_resumes r on r.id = t.tailored_id',
  },
  {
    table: 'rejected_bullets',
    title: 'Rejected bullets',
    about: 'Suggestions you rejected for a job.',
    where: mine,
    ...job,
  },
  {
    table: 'fit_score',
    title: 'Fit scores',
    about: 'Your scores with every row of their explanation.',
    where: 't.candidate_id = $1',
    messages: ['result', 'shape'],
    ...job,
  },
  { table: 'scoring_runs', title: 'Scoring', about: 'When your scores were last computed.', where: mine },
  {
    table: 'requirement_answers',
    title: 'Answers about requirements',
    about: 'What you said about requirements your resume doesn’t mention.',
    where: mine,
  },
  {
    table: 'applications',
    title: 'Applications',
    about: 'Jobs you applied to, your cover notes, and their stages.',
    where: 't.candidate_id = $1',
    ...job,
  },
  selfIdentificationPart,
  countedPart,
  {
    table: 'rejections',
    title: 'Decisions',
    about: 'Rejections of your applications with their reason, and those you decided.',
    where: 't.decided_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['note', 'decided_by'],
  },
  {
    table: 'ats_applications',
    title: 'Sent to employers’ systems',
    about: 'Which of your applications were sent to the employer’s applicant tracking system.',
    where: 't.application_id in (select id from applications where candidate_id = $1)',
  },
  {
    table: 'application_notes',
    title: 'Notes',
    about: 'Notes you wrote about applicants.',
    where: 't.author_id = $1',
  },
  {
    table: 'application_messages',
    title: 'Messages',
    about: 'What you and employers wrote to each other about applications.',
    where: 't.sender_id = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['sender_id'],
  },
  {
    table: 'interviews',
    title: 'Interviews',
    about: 'Interviews about your applications, and those you proposed.',
    where: 't.created_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['created_by'],
    also: candidatesOwn('wish', 'cancel_reason'),
  },
  {
    table: 'interview_people',
    title: 'Interviews you lead',
    about: 'Interviews with applicants that you lead or led.',
    where: mine,
  },
  {
    table: 'offers',
    title: 'Offers',
    about: 'Offers that were sent to you, and those you wrote or approved.',
    where:
      't.created_by = $1 or t.approved_by = $1 or (t.sent_at is not null and t.application_id in (select id from applications where candidate_id = $1))',
    without: ['created_by', 'approved_by', 'file_path'],
    also: candidatesOwn('reason'),
  },
  {
    table: 'human_reviews',
    title: 'Reviews by a person',
    about: 'Your requests for a review by a person, with the answers, and those you answered.',
    where: 't.answered_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['answered_by'],
    also: candidatesOwn('reason'),
  },
  { table: 'scorecards', title: 'Scorecards', about: 'Your views of applicants.', where: 't.author_id = $1' },
  {
    table: 'message_templates',
    title: 'Message templates',
    about: 'Message templates you wrote for your company.',
    where: 't.created_by = $1',
  },
  {
    table: 'application_reveals',
    title: 'Revealed applicants',
    about: 'Applicants whose name you revealed in a blind review.',
    where: 't.viewer_id = $1',
  },
  {
    table: 'bulk_actions',
    title: 'Bulk actions',
    about: 'What you did with many applicants at once.',
    where: 't.actor_id = $1',
    without: ['output'],
  },
  ...talentParts,
  { table: 'target_jobs', title: 'Target jobs', about: 'Jobs you saved.', where: mine, ...job },
  {
    table: 'outside_applications',
    title: 'Applications elsewhere',
    about: 'Applications that you made elsewhere and track here.',
    where: mine,
  },
  { table: 'saved_searches', title: 'Saved searches', about: 'Searches you saved.', where: mine },
  { table: 'hidden_jobs', title: 'Hidden jobs', about: 'Jobs you hid from lists.', where: mine, ...job },
  {
    table: 'outside_visits',
    title: 'Visits to employers',
    about: 'Employers’ own pages you visited.',
    where: mine,
    ...job,
  },
  {
    table: 'job_reports',
    title: 'Reports',
    about: 'Jobs you reported.',
    where: 't.reporter_id = $1',
    without: ['note'],
    ...job,
  },
];
