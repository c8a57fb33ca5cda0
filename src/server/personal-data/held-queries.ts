import type { Database } from '../db/connect.ts';

/**
 * One part of what is held about a person: the table `t` with what is joined to it, and which rows are theirs ($1 is the
 * person's id). `without` names columns that are secrets, or other people's.
 */
export type HeldPart = {
  table: string;
  title: string;
  about: string;
  where: string;
  join?: string;
  /** SQL of an object with more about each row. */
  also?: string;
  without?: string[];
};

const mine = 't.user_id = $1';
const myEmail = '(select lower(email) from users where id = $1)';
const job = {
  join: 'join job_posting j on j.id = t.job_id',
  also: "jsonb_build_object('job_title', j.title, 'employer_name', j.employer_name)",
};

/** Everything held about a person, in the order of the archive. */
export const heldParts: readonly HeldPart[] = [
  { table: 'users', title: 'Account', about: 'Who you are here.', where: 't.id = $1' },
  {
    table: 'accounts',
    title: 'Ways to sign in',
    about: 'Your password (only that there is one) and linked identities.',
    where: mine,
    without: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  {
    table: 'sessions',
    title: 'Sessions',
    about: 'Browsers and programs that are signed in.',
    where: mine,
    without: ['token'],
  },
  { table: 'passkeys', title: 'Passkeys', about: 'Devices that sign in for you.', where: mine },
  {
    table: 'two_factors',
    title: 'Authenticator app',
    about: 'When you set one up; its secret stays out.',
    where: mine,
    without: ['secret', 'last_step'],
  },
  {
    table: 'api_tokens',
    title: 'API tokens',
    about: 'Programs that act for you.',
    where: mine,
    without: ['token_hash'],
  },
  {
    table: 'notifications',
    title: 'Notifications',
    about: 'What you were told, and whether you read it.',
    where: mine,
  },
  {
    table: 'notification_settings',
    title: 'Notification settings',
    about: 'How you chose to hear of things.',
    where: mine,
  },
  {
    table: 'mail_links',
    title: 'Mailed links',
    about: 'Links sent to you that still work.',
    where: mine,
    without: ['token_hash', 'code_hash', 'browser_hash'],
  },
  {
    table: 'email_changes',
    title: 'Change of email',
    about: 'A change of your address that waits.',
    where: mine,
    without: ['old_token_hash', 'new_token_hash'],
  },
  {
    table: 'company_members',
    title: 'Company',
    about: 'The company you work for here.',
    where: mine,
    join: 'join companies c on c.id = t.company_id',
    also: "jsonb_build_object('company_name', c.name)",
  },
  {
    table: 'company_invitations',
    title: 'Invitations',
    about: 'Invitations to a company that you sent or were sent.',
    where: `t.invited_by = $1 or lower(t.email) = ${myEmail}`,
    without: ['token_hash', 'email'],
  },
  { table: 'candidate_profile', title: 'Profile', about: 'What you say about yourself.', where: mine },
  {
    table: 'resume_metadata',
    title: 'Resumes',
    about: 'Your uploads, what was read from them, and your corrections. The files are beside.',
    where: mine,
  },
  {
    table: 'candidate_experiences',
    title: 'Work experience',
    about: 'Positions in your profile.',
    where: mine,
  },
  { table: 'tailored_resumes', title: 'Tailored resumes', about: 'Copies worded for a job.', where: mine },
  {
    table: 'tailored_versions',
    title: 'Earlier wordings',
    about: 'What tailored copies said before.',
    where: 'r.user_id = $1',
    join: 'join tailored_resumes r on r.id = t.tailored_id',
  },
  {
    table: 'rejected_bullets',
    title: 'Bullets turned down',
    about: 'Suggested wordings that you did not want for a job.',
    where: mine,
    ...job,
  },
  {
    table: 'fit_score',
    title: 'Fit scores',
    about: 'Your scores with every row of their explanation.',
    where: 't.candidate_id = $1',
    ...job,
  },
  { table: 'scoring_runs', title: 'Scoring', about: 'When your scores were last computed.', where: mine },
  {
    table: 'requirement_answers',
    title: 'Answers about requirements',
    about: 'What you said of requirements that your resume does not speak of.',
    where: mine,
  },
  {
    table: 'applications',
    title: 'Applications',
    about: 'Jobs you applied to, your cover notes, and their stages.',
    where: 't.candidate_id = $1',
    ...job,
  },
  {
    table: 'rejections',
    title: 'Decisions',
    about: 'Rejections of your applications with their reason, and those you decided.',
    where: 't.decided_by = $1 or t.application_id in (select id from applications where candidate_id = $1)',
    without: ['note', 'decided_by'],
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
    table: 'message_templates',
    title: 'Message templates',
    about: 'Texts you wrote for your company to begin messages with.',
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
  { table: 'target_jobs', title: 'Target jobs', about: 'Jobs you aim for.', where: mine, ...job },
  {
    table: 'outside_applications',
    title: 'Applications elsewhere',
    about: 'Applications that you made elsewhere and track here.',
    where: mine,
  },
  { table: 'saved_searches', title: 'Saved searches', about: 'Searches you keep.', where: mine },
  { table: 'hidden_jobs', title: 'Hidden jobs', about: 'Jobs you left out of lists.', where: mine, ...job },
  {
    table: 'outside_visits',
    title: 'Visits to employers',
    about: "Employers' own pages that you went on to.",
    where: mine,
    ...job,
  },
  {
    table: 'job_reports',
    title: 'Reports',
    about: 'Jobs you reported.',
    where: 't.reporter_id = $1',
    ...job,
  },
  {
    table: 'job_posting',
    title: 'Jobs you added',
    about: 'Jobs you posted or added.',
    where: 't.created_by = $1',
    without: ['search', 'url_key'],
  },
  {
    table: 'events',
    title: 'What happened',
    about: 'Acts of yours, and of others with what is yours, such as opening your resume.',
    where: 't.subject_id = $1 or t.actor_id = $1',
  },
  {
    table: 'mails',
    title: 'Mails',
    about: 'Mails written to you in the last week; the text goes once they are sent.',
    where: `lower(t.to_address) = ${myEmail}`,
  },
  {
    table: 'contact_messages',
    title: 'Messages to the site',
    about: 'Messages from your address to the people who run this site.',
    where: `lower(t.email) = ${myEmail}`,
    without: ['address_hash'],
  },
  {
    table: 'idempotency_keys',
    title: 'Recent answers',
    about: 'Answers of the last day, kept so that a repeated request is not done twice.',
    where: 't.actor_id = $1',
    without: ['request_hash'],
  },
  {
    table: 'api_keys',
    title: 'Provider keys',
    about: 'Keys you entered for the site; their values stay out.',
    where: 't.created_by = $1',
    without: ['sealed_value'],
  },
  {
    table: 'llm_models',
    title: 'Language models',
    about: 'Models you set up for the site.',
    where: 't.created_by = $1',
  },
  {
    table: 'model_calls',
    title: 'Calls of language models',
    about: 'When a model was called for you; no text of it is kept.',
    where: 't.actor_id = $1',
  },
  {
    table: 'account_deletions',
    title: 'Deletion',
    about: 'That your account is going to be deleted.',
    where: mine,
    without: ['token_hash'],
  },
];

/** Tables that name a person and are not in the archive, and why. */
export const notExported: Readonly<Record<string, string>> = {
  sign_in_steps: 'Half-done sign-ins: nothing but secrets, for ten minutes.',
  recovery_codes: 'Nothing but hashes of secrets.',
  refresh_tokens: 'Nothing but hashes of secrets.',
  verifications: 'Nothing but secrets, for minutes.',
  rate_limits: 'Digests that name nobody, for minutes.',
  data_exports: 'The archive itself.',
  account_erasures: 'Of people who are gone; it names nobody.',
};

/** The rows of one part that are this person's, as JSON. */
export async function readHeld(
  database: Database,
  part: HeldPart,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database.sql<{ row: Record<string, unknown> }>(
    `select (to_jsonb(t) - $2::text[]) || ${part.also ?? "'{}'::jsonb"} as row
       from ${part.table} t ${part.join ?? ''} where ${part.where}`,
    [userId, part.without ?? []],
  );
  return rows.map(({ row }) => row);
}

/** The files of a person in the store. */
export function listFiles(database: Database, userId: string) {
  return database.sql<{ id: string; file_name: string; storage_path: string }>(
    `select id, file_name, storage_path from resume_metadata where user_id = $1 order by upload_timestamp, id`,
    [userId],
  );
}
