import type { AuditKind } from '../../../api/hiring/audit-log.ts';
import type { MessageKey } from '../../../messages/keys.ts';

/** What the events of applications are about; their words are those of the timeline. */
const ofApplications: Partial<Record<AuditKind, string[]>> = {
  applications: [
    'submitted',
    'added',
    'added_from_pool',
    'imported',
    'viewed',
    'revealed',
    'moved',
    'move_undone',
    'assigned',
    'assignment_undone',
    'tagged',
    'untagged',
    'fields_changed',
    'task_done',
    'task_reopened',
    'rule_ran',
    'rule_skipped',
    'noted',
    'note_deleted',
    'scorecard_filed',
    'rejection_mailed',
    'notice_mailed',
    'human_review_asked',
    'human_review_answered',
    'withdrawn',
    'withdrawal_undone',
  ],
  messages: ['message_sent', 'message_received'],
  interviews: [
    'interview_proposed',
    'interview_booked',
    'interview_changed',
    'interview_times_asked',
    'interview_cancelled',
    'interview_interviewer_left',
    'interview_held',
  ],
  offers: [
    'offer_written',
    'offer_changed',
    'offer_approved',
    'offer_returned',
    'offer_sent',
    'offer_discussed',
    'offer_replaced',
    'offer_accepted',
    'offer_declined',
    'offer_countersigned',
    'offer_withdrawn',
    'offer_expired',
  ],
  data: ['data_copied', 'data_held', 'hold_lifted'],
  connections: ['sent_to_ats', 'ats_told_withdrawn', 'ats_told_stage', 'ats_rejected', 'ats_differs'],
};

/** The other events with what is said of them. */
const others: Partial<Record<AuditKind, Record<string, MessageKey>>> = {
  jobs: {
    'job.created': 'auditLog.jobCreated',
    'job.updated': 'auditLog.jobUpdated',
    'job.pipeline_changed': 'auditLog.jobPipelineChanged',
    'job.mail_address_made': 'auditLog.jobMailAddressMade',
    'job.mail_address_ended': 'auditLog.jobMailAddressEnded',
    'job.team_changed': 'auditLog.jobTeamChanged',
    'job.fields_changed': 'auditLog.jobFieldsChangedOwn',
    'job.approval_asked': 'auditLog.jobApprovalAsked',
    'job.approved': 'auditLog.jobApproved',
    'job.changes_asked': 'auditLog.jobChangesAsked',
    'job.taken_down': 'auditLog.jobTakenDown',
    'job.put_back': 'auditLog.jobPutBack',
  },
  talent: {
    'talent.added': 'auditLog.talentAdded',
    'talent.removed': 'auditLog.talentRemoved',
    'talent.invited': 'auditLog.talentInvited',
    'talent.added_to_job': 'auditLog.talentAddedToJob',
    'talent.merged': 'auditLog.talentMerged',
    'talent.split': 'auditLog.talentSplit',
  },
  members: {
    'member.joined': 'auditLog.memberJoined',
    'member.left': 'auditLog.memberLeft',
    'member.removed': 'auditLog.memberRemoved',
    'member.made_owner': 'auditLog.memberMadeOwner',
    'member.took_over': 'auditLog.memberTookOver',
    'company.member_left': 'auditLog.memberLeft',
    'company.owner_changed': 'auditLog.ownerChanged',
  },
  company: {
    'company.created': 'auditLog.companyCreated',
    'company.changed': 'auditLog.companyChanged',
    'company.logo_changed': 'auditLog.logoChanged',
    'company.career_page_saved': 'auditLog.careerPageSaved',
    'company.career_domain_added': 'auditLog.careerDomainAdded',
    'company.career_domain_removed': 'auditLog.careerDomainRemoved',
    'company.logo_removed': 'auditLog.logoRemoved',
    'company.features_changed': 'auditLog.featuresChanged',
    'company.approval_changed': 'auditLog.approvalChanged',
    'company.fields_changed': 'auditLog.fieldsChanged',
    'company.offer_approvers_changed': 'auditLog.offerApproversChanged',
    'company.rules_changed': 'auditLog.rulesChanged',
    'company.list_changed': 'auditLog.listChanged',
    'company.samples_removed': 'auditLog.samplesRemoved',
    'company.sso_saved': 'auditLog.ssoSaved',
    'company.sso_removed': 'auditLog.ssoRemoved',
    'company.impact_published': 'auditLog.impactPublished',
    'company.impact_withdrawn': 'auditLog.impactWithdrawn',
  },
  data: {
    'company.applicants_exported': 'auditLog.applicantsExported',
    'company.audit_exported': 'auditLog.auditExported',
    'company.applicant_erased': 'auditLog.applicantErased',
    'company.applicant_expired': 'auditLog.applicantExpired',
    'company.retention_changed': 'auditLog.retentionChanged',
    'talent.exported': 'auditLog.talentExported',
    'company.records_import_started': 'auditLog.importStarted',
    'company.records_imported': 'auditLog.importDone',
    'company.records_import_undone': 'auditLog.importUndone',
    'company.import_notified': 'auditLog.importNotified',
    'company.resume_merged': 'auditLog.resumeMerged',
    'company.resume_split': 'auditLog.resumeSplit',
    'company.import_undone': 'auditLog.importUndone',
    'company.added_person_objected': 'auditLog.personObjected',
  },
  connections: {
    'company.ats_saved': 'auditLog.atsSaved',
    'company.ats_linked': 'auditLog.atsLinked',
    'company.ats_removed': 'auditLog.atsRemoved',
    'company.ats_file_uploaded': 'auditLog.atsFile',
    'company.ats_stages_uploaded': 'auditLog.atsStages',
  },
};

/** What is said of the events that are not an application's, by their codes. */
export const auditWords: Record<string, MessageKey> = Object.assign({}, ...Object.values(others));

/** The kind of each event that the log shows; others concern nobody at the company. */
export const auditKindOf = new Map<string, AuditKind>([
  ...kinds(ofApplications, (names) => names.map((name) => `application.${name}`)),
  ...kinds(others, (words) => Object.keys(words)),
]);

function kinds<T>(of: Partial<Record<AuditKind, T>>, actions: (value: T) => string[]) {
  return (Object.entries(of) as [AuditKind, T][]).flatMap(([kind, value]) =>
    actions(value).map((action): [string, AuditKind] => [action, kind]),
  );
}

/** The events of a kind, or all. */
export function auditActions(kind: AuditKind | undefined): string[] {
  return [...auditKindOf].flatMap(([action, of]) => (kind === undefined || of === kind ? action : []));
}
