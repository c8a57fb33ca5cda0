import type { ResumeRow } from '../../candidates/resumes/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { candidateParts, type ExportSource, mine, myEmail } from './candidate-export-sources.ts';

/** Everything held about a person, in the order of the archive. */
export const exportSources: readonly ExportSource[] = [
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
    messages: ['title', 'text'],
  },
  {
    table: 'notification_settings',
    title: 'Notification settings',
    about: 'How you chose to hear of things.',
    where: mine,
  },
  {
    table: 'account_settings',
    title: 'Account settings',
    about: 'Your language, your time zone, and whether language models are asked for you.',
    where: mine,
  },
  {
    table: 'own_models',
    title: 'Own AI provider',
    about: 'The AI provider that you brought along; its key stays out.',
    where: mine,
    without: ['sealed_key'],
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
  { table: 'job_drafts', title: 'Unsent jobs', about: 'Job forms you typed and did not send.', where: mine },
  {
    table: 'company_members',
    title: 'Company',
    about: 'The company you work for here.',
    where: mine,
    join: 'join companies c on c.id = t.company_id',
    also: "jsonb_build_object('company_name', c.name)",
  },
  {
    table: 'job_team',
    title: 'Hiring teams',
    about: 'The jobs whose hiring you work on, and your part in it.',
    where: mine,
  },
  {
    table: 'applicant_views',
    title: 'Views of applicants',
    about: 'Lists of applicants that you keep under a name.',
    where: 't.owner_id = $1',
  },
  {
    table: 'applicant_view_defaults',
    title: 'Default views',
    about: 'With which view your lists open.',
    where: mine,
  },
  {
    table: 'company_invitations',
    title: 'Invitations',
    about: 'Invitations to a company that you sent or were sent.',
    where: `t.invited_by = $1 or lower(t.email) = ${myEmail}`,
    without: ['token_hash', 'email'],
  },
  ...candidateParts,
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
    // Whom it concerns is the person themselves, or somebody else whose name they may not know.
    without: ['subject_id'],
  },
  {
    table: 'error_log',
    title: 'Errors',
    about: 'Requests of yours that the site failed to answer, of the last weeks.',
    where: 't.actor_id = $1',
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
    without: ['address_hash', 'note'],
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
  application_tags: 'Words that an employer sorts applications by, for itself alone, as its notes are.',
  bulk_items: 'Which applications each bulk action took: numbers alone.',
  message_threads: 'When the last of the messages above was written.',
  booked_times: 'The times of the interviews above, once more.',
  ats_connections: 'Things of a company; who set one up stands in what happened.',
  ats_parts: 'How far a sync of a company has come: numbers alone.',
  ats_sendings: 'Who is being sent to an employer’s system, while it lasts.',
  model_bookings: 'What calls of language models under way may use, for minutes.',
  ats_webhooks: 'Nothing but hashes of signatures.',
  data_exports: 'The archive itself.',
  webhook_deliveries:
    'Which of your applications an employer told its own programs of: numbers and stages alone, for 30 days.',
  account_erasures: 'Of people who are gone; it names nobody.',
};

/** The rows of one part that are this person's, as JSON. */
export async function readExportSource(
  database: Database,
  part: ExportSource,
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
  return database.sql<
    Record<'id' | 'file_name' | 'storage_path' | 'sha256', string> & {
      parse_status: ResumeRow['parseStatus'];
    }
  >(
    `select id, file_name, storage_path, sha256, parse_status from (
       select id, file_name, storage_path, sha256, parse_status, upload_timestamp as at from resume_metadata where user_id = $1
       union all
       select o.id, o.file_name, o.file_path, o.file_sha256, 'done', o.sent_at from offers o join applications a on a.id = o.application_id
        where a.candidate_id = $1 and o.sent_at is not null and o.file_path is not null) files
      order by at, id`,
    [userId],
  );
}
