import type { ExportSource } from '../personal-data/candidate-export-sources.ts';
import { presentScore } from '../../platform/db/sql-parts.ts';

/** SQL for the ids of the person's applications to the company: `$1` is who they are, `$3` the company. */
const theirs = '(select id from applications where company_id = $3 and candidate_id = any($1::uuid[]))';
/** SQL that is true for rows about one of these applications. */
const ofTheirs = `t.application_id in ${theirs}`;
/** SQL for the resumes that the company has: those it was sent and may still open, and those it added itself. */
export const resumesHeld = `t.id in (
   select a.resume_id from applications a where a.company_id = $3 and a.candidate_id = any($1::uuid[]) and a.stage <> 'withdrawn'
   union select r.id from resume_metadata r join added_people p on p.user_id = r.user_id
          where p.company_id = $3 and r.user_id = any($1::uuid[]) and r.deleted_at is null
   union select f.resume_id from resume_import_files f
          where f.state = 'merged' and f.application_id in (select id from applications where company_id = $3 and candidate_id = any($1::uuid[])))`;

/**
 * What a company stores about an applicant, in the order of the copy: `$1` are the ids of the person, `$3` is the company. Names of colleagues,
 * and what a withdrawn application keeps to itself, are left out.
 */
export const copySources: readonly ExportSource[] = [
  {
    table: 'added_people',
    title: 'applicantCopy.person',
    about: 'applicantCopy.personAbout',
    where: 't.company_id = $3 and t.user_id = any($1::uuid[])',
    without: ['added_by', 'merged_into'],
  },
  {
    table: 'candidate_profile',
    title: 'dataCopy.candidateProfile',
    about: 'applicantCopy.profileAbout',
    // A private profile shows the company nothing but the name.
    where: `t.user_id = any($1::uuid[]) and exists (select 1 from applications a where a.candidate_id = t.user_id and a.company_id = $3 and a.stage <> 'withdrawn')`,
    join: 'join users u on u.id = t.user_id',
    without: [
      'user_id',
      'resume_file_url',
      'personal_info',
      'from_resume',
      'left_empty',
      'parsed_text',
      'parsed_meta',
      'visibility',
      'pool_words',
      'updated_at',
      'version',
    ],
    also: `jsonb_build_object('email', u.email, 'personal_info', case when t.visibility = 'private'
      then jsonb_build_object('first_name', t.personal_info->'first_name', 'last_name', t.personal_info->'last_name') else t.personal_info end)`,
  },
  {
    table: 'applications',
    title: 'dataCopy.applications',
    about: 'applicantCopy.applicationsAbout',
    where: `t.id in ${theirs}`,
    join: 'join job_posting j on j.id = t.job_id',
    without: ['words', 'assigned_to', 'last_move', 'rank', 'percent', 'cover_note', 'answers'],
    also: `jsonb_build_object('job_title', j.title) || case when t.stage = 'withdrawn' then '{}' else
      jsonb_build_object('cover_note', t.cover_note, 'answers', t.answers) end`,
  },
  {
    table: 'resume_metadata',
    title: 'dataCopy.resumeMetadata',
    about: 'applicantCopy.resumesAbout',
    where: resumesHeld,
    without: ['storage_path', 'user_id'],
    messages: ['parse_message'],
  },
  {
    table: 'fit_score',
    title: 'applicantCopy.scores',
    about: 'applicantCopy.scoresAbout',
    where: `exists (select 1 from applications a, fit_score f where a.id in ${theirs}
      and f.candidate_id = t.candidate_id and f.job_id = t.job_id and ${presentScore})`,
    join: 'join job_posting j on j.id = t.job_id',
    also: "jsonb_build_object('job_title', j.title)",
    messages: ['result', 'shape'],
  },
  {
    table: 'rejections',
    title: 'dataCopy.rejections',
    about: 'applicantCopy.rejectionsAbout',
    where: ofTheirs,
    join: 'left join company_list_entries own on own.id = t.own_reason_id',
    without: ['decided_by', 'own_reason_id'],
    also: "jsonb_build_object('own_reason', own.name)",
  },
  {
    table: 'application_messages',
    title: 'dataCopy.applicationMessages',
    about: 'applicantCopy.messagesAbout',
    where: ofTheirs,
    without: ['sender_id', 'move_id'],
  },
  {
    table: 'interviews',
    title: 'dataCopy.interviews',
    about: 'applicantCopy.interviewsAbout',
    where: ofTheirs,
    without: ['created_by'],
  },
  {
    table: 'offers',
    title: 'dataCopy.offers',
    about: 'applicantCopy.offersAbout',
    where: ofTheirs,
    without: ['created_by', 'approved_by', 'returned_by', 'countersigned_by', 'file_path', 'source'],
  },
  {
    table: 'application_notes',
    title: 'dataCopy.applicationNotes',
    about: 'applicantCopy.notesAbout',
    where: `${ofTheirs} and not t.is_private`,
    without: ['author_id', 'mentions'],
  },
  {
    table: 'scorecards',
    title: 'dataCopy.scorecards',
    about: 'applicantCopy.scorecardsAbout',
    where: ofTheirs,
    without: ['author_id'],
  },
  {
    table: 'application_tags',
    title: 'applicantCopy.tags',
    about: 'applicantCopy.tagsAbout',
    where: ofTheirs,
  },
  {
    table: 'custom_values',
    title: 'applicantCopy.fields',
    about: 'applicantCopy.fieldsAbout',
    where: ofTheirs,
    without: ['values'],
    also: `jsonb_build_object('fields', (select jsonb_object_agg(f.name, t.values->(f.id::text)) from custom_fields f
      where f.company_id = $3 and f.kind <> 'person' and jsonb_exists(t.values, f.id::text)))`,
  },
  {
    table: 'application_tasks',
    title: 'applicantCopy.tasks',
    about: 'applicantCopy.tasksAbout',
    where: ofTheirs,
    without: ['user_id', 'move_id'],
  },
  {
    table: 'human_reviews',
    title: 'dataCopy.humanReviews',
    about: 'applicantCopy.humanReviewsAbout',
    where: ofTheirs,
    without: ['answered_by'],
  },
  {
    table: 'ats_applications',
    title: 'applicantCopy.otherSystem',
    about: 'applicantCopy.otherSystemAbout',
    where: ofTheirs,
    messages: ['problem', 'withdrawal_problem', 'stage_update_problem'],
  },
  {
    table: 'referrals',
    title: 'dataCopy.referrals',
    about: 'applicantCopy.referralsAbout',
    where: 't.company_id = $3 and t.user_id = any($1::uuid[])',
    without: ['link_id', 'file_id', 'fee_terms', 'consent_version'],
  },
  {
    table: 'talent_people',
    title: 'applicantCopy.pool',
    about: 'applicantCopy.poolAbout',
    where: `t.company_id = $3 and (t.user_id = any($1::uuid[]) or t.person_id = any($1::uuid[])
      or t.email <> '' and lower(t.email) in (select lower(email) from users where id = any($1::uuid[])))`,
    without: ['added_by', 'person_id', 'pool_words', 'merged_into'],
  },
  {
    table: 'talent_invitations',
    title: 'dataCopy.talentInvitations',
    about: 'applicantCopy.invitationsAbout',
    where: `t.company_id = $3 and t.person_id in (select id from talent_people p
      where p.company_id = $3 and (p.user_id = any($1::uuid[]) or p.person_id = any($1::uuid[])))`,
    join: 'join job_posting j on j.id = t.job_id',
    without: ['sent_by'],
    also: "jsonb_build_object('job_title', j.title)",
  },
  {
    table: 'consents',
    title: 'dataCopy.consents',
    about: 'applicantCopy.consentsAbout',
    where: 't.company_id = $3 and t.user_id = any($1::uuid[])',
  },
  {
    table: 'applicant_holds',
    title: 'applicantCopy.holds',
    about: 'applicantCopy.holdsAbout',
    where: 't.company_id = $3 and t.candidate_id = any($1::uuid[])',
    without: ['held_by', 'lifted_by'],
  },
  {
    table: 'retention_notices',
    title: 'applicantCopy.deletion',
    about: 'applicantCopy.deletionAbout',
    where: 't.company_id = $3 and t.candidate_id = any($1::uuid[])',
  },
  {
    table: 'events',
    title: 'dataCopy.events',
    about: 'applicantCopy.eventsAbout',
    where: `t.object_type = 'application' and t.object_id in ${theirs} and t.data->>'private' is null`,
    // What is said beside names colleagues by their ids; stages alone tell of the applicant.
    without: ['actor_id', 'subject_id', 'data'],
    also: `jsonb_build_object('by', case when t.actor_id = any($1::uuid[]) then 'applicant' when t.actor_id is null then 'program' else 'company' end)
      || case when t.action in ('application.moved', 'application.move_undone') then
           jsonb_build_object('from', t.data->'from', 'to', t.data->'to') else '{}'::jsonb end`,
  },
];

/** Tables about applications or people that are not in the copy, and why. */
export const notCopied: Readonly<Record<string, string>> = {
  application_reveals: 'Whom colleagues looked at by name; it is among what happened.',
  bulk_items: 'Which applications each bulk action took: numbers alone.',
  custom_field_values: 'The own fields above, once more, for lists.',
  mail_addresses: 'Where answers to mails go: nothing but secrets.',
  message_threads: 'When the last of the messages above was written.',
  record_import_lines: 'From which line of a file the above was brought in.',
  resume_import_files: 'From which import the resumes above were brought in.',
  webhook_deliveries: 'Which programs of the company were told: numbers and stages alone, for 30 days.',
};
