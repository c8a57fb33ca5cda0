import type { ResumeRow } from '../../candidates/resumes/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { candidateParts, type ExportSource, mine, myEmail } from './candidate-export-sources.ts';

/** Everything held about a person, in the order of the archive. */
export const exportSources: readonly ExportSource[] = [
  { table: 'users', title: 'dataCopy.users', about: 'dataCopy.usersAbout', where: 't.id = $1' },
  {
    table: 'accounts',
    title: 'dataCopy.accounts',
    about: 'dataCopy.accountsAbout',
    where: mine,
    without: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  {
    table: 'sessions',
    title: 'dataCopy.sessions',
    about: 'dataCopy.sessionsAbout',
    where: mine,
    without: ['token'],
  },
  { table: 'passkeys', title: 'dataCopy.passkeys', about: 'dataCopy.passkeysAbout', where: mine },
  {
    table: 'two_factors',
    title: 'dataCopy.twoFactors',
    about: 'dataCopy.twoFactorsAbout',
    where: mine,
    without: ['secret', 'last_step'],
  },
  {
    table: 'api_tokens',
    title: 'dataCopy.apiTokens',
    about: 'dataCopy.apiTokensAbout',
    where: mine,
    without: ['token_hash'],
  },
  {
    table: 'push_devices',
    title: 'dataCopy.pushDevices',
    about: 'dataCopy.pushDevicesAbout',
    where: mine,
    without: ['endpoint', 'p256dh', 'auth'],
  },
  {
    table: 'notifications',
    title: 'dataCopy.notifications',
    about: 'dataCopy.notificationsAbout',
    where: mine,
    messages: ['title', 'text'],
  },
  {
    table: 'notification_settings',
    title: 'dataCopy.notificationSettings',
    about: 'dataCopy.notificationSettingsAbout',
    where: mine,
  },
  {
    table: 'account_settings',
    title: 'dataCopy.accountSettings',
    about: 'dataCopy.accountSettingsAbout',
    where: mine,
  },
  {
    table: 'working_hours',
    title: 'dataCopy.workingHours',
    about: 'dataCopy.workingHoursAbout',
    where: mine,
  },
  {
    table: 'calendar_connections',
    title: 'dataCopy.calendarConnections',
    about: 'dataCopy.calendarConnectionsAbout',
    where: mine,
    without: ['sealed_secret'],
  },
  {
    table: 'busy_times',
    title: 'dataCopy.busyTimes',
    about: 'dataCopy.busyTimesAbout',
    where: 't.connection_id in (select id from calendar_connections where user_id = $1)',
  },
  {
    table: 'own_models',
    title: 'dataCopy.ownModels',
    about: 'dataCopy.ownModelsAbout',
    where: mine,
    without: ['sealed_key'],
  },
  {
    table: 'mail_links',
    title: 'dataCopy.mailLinks',
    about: 'dataCopy.mailLinksAbout',
    where: mine,
    without: ['token_hash', 'code_hash', 'browser_hash'],
  },
  {
    table: 'email_changes',
    title: 'dataCopy.emailChanges',
    about: 'dataCopy.emailChangesAbout',
    where: mine,
    without: ['old_token_hash', 'new_token_hash'],
  },
  { table: 'job_drafts', title: 'dataCopy.jobDrafts', about: 'dataCopy.jobDraftsAbout', where: mine },
  {
    table: 'company_members',
    title: 'dataCopy.companyMembers',
    about: 'dataCopy.companyMembersAbout',
    where: mine,
    join: 'join companies c on c.id = t.company_id',
    also: "jsonb_build_object('company_name', c.name)",
  },
  {
    table: 'job_team',
    title: 'dataCopy.jobTeam',
    about: 'dataCopy.jobTeamAbout',
    where: mine,
  },
  {
    table: 'job_approvers',
    title: 'dataCopy.jobApprovers',
    about: 'dataCopy.jobApproversAbout',
    where: mine,
  },
  {
    table: 'offer_approvers',
    title: 'dataCopy.offerApprovers',
    about: 'dataCopy.offerApproversAbout',
    where: mine,
  },
  {
    table: 'offer_approvals',
    title: 'dataCopy.offerApprovals',
    about: 'dataCopy.offerApprovalsAbout',
    where: mine,
  },
  {
    table: 'job_approvals',
    title: 'dataCopy.jobApprovals',
    about: 'dataCopy.jobApprovalsAbout',
    where: 't.asked_by = $1 or t.decided_by = $1',
    without: ['asked_by', 'decided_by', 'about'],
    join: 'join job_posting j on j.id = t.job_id',
    also: "jsonb_build_object('job_title', j.title)",
  },
  {
    table: 'custom_values',
    title: 'dataCopy.customValues',
    about: 'dataCopy.customValuesAbout',
    where: 'strpos(t.values::text, $1::text) > 0',
    without: ['values'],
  },
  {
    table: 'application_tasks',
    title: 'dataCopy.applicationTasks',
    about: 'dataCopy.applicationTasksAbout',
    where: 't.user_id = $1',
  },
  {
    table: 'applicant_views',
    title: 'dataCopy.applicantViews',
    about: 'dataCopy.applicantViewsAbout',
    where: 't.owner_id = $1',
  },
  {
    table: 'applicant_view_defaults',
    title: 'dataCopy.applicantViewDefaults',
    about: 'dataCopy.applicantViewDefaultsAbout',
    where: mine,
  },
  {
    table: 'saved_reports',
    title: 'dataCopy.savedReports',
    about: 'dataCopy.savedReportsAbout',
    where: 't.owner_id = $1',
  },
  {
    table: 'report_mails',
    title: 'dataCopy.reportMails',
    about: 'dataCopy.reportMailsAbout',
    where: mine,
  },
  {
    table: 'company_invitations',
    title: 'dataCopy.companyInvitations',
    about: 'dataCopy.companyInvitationsAbout',
    where: `t.invited_by = $1 or lower(t.email) = ${myEmail}`,
    without: ['token_hash', 'email'],
  },
  ...candidateParts,
  {
    table: 'job_posting',
    title: 'dataCopy.jobPosting',
    about: 'dataCopy.jobPostingAbout',
    where: 't.created_by = $1',
    without: ['search', 'url_key'],
  },
  {
    table: 'events',
    title: 'dataCopy.events',
    about: 'dataCopy.eventsAbout',
    where: 't.subject_id = $1 or t.actor_id = $1',
    // Whom it concerns is the person themselves, or somebody else whose name they may not know.
    without: ['subject_id'],
  },
  {
    table: 'error_log',
    title: 'dataCopy.errorLog',
    about: 'dataCopy.errorLogAbout',
    where: 't.actor_id = $1',
  },
  {
    table: 'mails',
    title: 'dataCopy.mails',
    about: 'dataCopy.mailsAbout',
    where: `lower(t.to_address) = ${myEmail}`,
  },
  {
    table: 'contact_messages',
    title: 'dataCopy.contactMessages',
    about: 'dataCopy.contactMessagesAbout',
    where: `lower(t.email) = ${myEmail}`,
    without: ['address_hash', 'note'],
  },
  {
    table: 'idempotency_keys',
    title: 'dataCopy.idempotencyKeys',
    about: 'dataCopy.idempotencyKeysAbout',
    where: 't.actor_id = $1',
    without: ['request_hash'],
  },
  {
    table: 'api_keys',
    title: 'dataCopy.apiKeys',
    about: 'dataCopy.apiKeysAbout',
    where: 't.created_by = $1',
    without: ['sealed_value'],
  },
  {
    table: 'llm_models',
    title: 'dataCopy.llmModels',
    about: 'dataCopy.llmModelsAbout',
    where: 't.created_by = $1',
  },
  {
    table: 'model_calls',
    title: 'dataCopy.modelCalls',
    about: 'dataCopy.modelCallsAbout',
    where: 't.actor_id = $1',
  },
  {
    table: 'account_deletions',
    title: 'dataCopy.accountDeletions',
    about: 'dataCopy.accountDeletionsAbout',
    where: mine,
    without: ['token_hash'],
  },
];

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
