import { notifyApplicantsTask, notifyOfClosingTask } from './hiring/applications/tasks.ts';
import {
  eraseInAtsTask,
  sendStageToAtsTask,
  sendToAtsTask,
  notifyAtsOfWithdrawalTask,
  syncAtsTask,
  syncDueAtsTask,
} from './integrations/ats/tasks.ts';
import { settleHoldsTask } from './matching/fit/hold-tasks.ts';
import { refreshScoresTask } from './matching/fit/upgrade-tasks.ts';
import {
  rescoreJobTask,
  scoreApplicationTask,
  scoreCandidateTask,
  scorePeopleTask,
} from './matching/fit/tasks.ts';
import {
  makeBackupTask,
  proveBackupTask,
  removeBackupTask,
  startDueBackupTask,
} from './operations/backups/tasks.ts';
import { notifyOverdueAnswersTask } from './hiring/applications/answer-tasks.ts';
import { purgeBulkFilesTask, runBulkActionTask } from './hiring/bulk-actions/tasks.ts';
import {
  checkRecordImportTask,
  notifyRecordPeopleTask,
  runRecordImportTask,
  tendRecordImportsTask,
  undoRecordImportTask,
} from './hiring/record-imports/tasks.ts';
import {
  decideDuplicatesTask,
  notifyImportedTask,
  settleImportFileTask,
  tendImportsTask,
  undoImportTask,
} from './hiring/resume-imports/tasks.ts';
import { fetchMailTask, purgeReceivedMailsTask } from './hiring/mail-in/tasks.ts';
import { mailReportTask, sendReportsTask } from './hiring/saved-reports/tasks.ts';
import { forgetReferralsTask } from './hiring/referrals/tasks.ts';
import { mailRejectionsTask } from './hiring/applications/rejection-tasks.ts';
import { checkCareerDomainsTask } from './jobs/career-domains/tasks.ts';
import { lookUpPlacesTask } from './jobs/jobs/place-tasks.ts';
import { notifyApproversTask } from './jobs/job-approvals/tasks.ts';
import { readDueBoardsTask, readJobBoardTask } from './jobs/job-boards/tasks.ts';
import { sendJobAlertsTask } from './jobs/job-alerts/tasks.ts';
import { remindTargetsTask } from './candidates/target-jobs/tasks.ts';
import { readCalendarsTask } from './hiring/availability/tasks.ts';
import { tendInterviewsTask } from './hiring/interviews/tasks.ts';
import { sendMailTask, sweepMailsTask } from './platform/mail/tasks.ts';
import {
  mailSignInTask,
  mailVerificationTask,
  recoverAccountTask,
} from './identity/auth/mail-links/tasks.ts';
import { purgeGuestApplicationsTask } from './identity/guest-applications/tasks.ts';
import { noticeExpiringTask } from './candidates/dashboard/tasks.ts';
import { deliverMessagesTask } from './hiring/messages/tasks.ts';
import { pushNotificationTask } from './platform/push/tasks.ts';
import { mailDigestTask, mailNotificationTask, sendDigestsTask } from './platform/notifications/tasks.ts';
import { notifyOverdueReviewsTask } from './fairness/human-reviews/tasks.ts';
import { endOffersTask } from './hiring/offers/tasks.ts';
import { drawResumeTask } from './candidates/resumes/picture-tasks.ts';
import { recognizeResumeTask } from './candidates/resumes/scan-tasks.ts';
import { parseResumeTask, sweepFilesTask } from './candidates/resumes/tasks.ts';
import { closeImpactMonthsTask, purgeSelfIdentificationsTask } from './fairness/equal-opportunity/tasks.ts';
import { purgeTalentTask } from './talent/talent-pool/tasks.ts';
import { eraseDataTask, exportDataTask } from './privacy/personal-data/tasks.ts';
import { endRetentionTask } from './privacy/retention/tasks.ts';
import type { Services } from './context.ts';
import type { Task } from './platform/tasks/queue.ts';
import { tidyDatabaseTask } from './operations/database-operations/tasks.ts';
import { sendWebhooksTask, tendWebhooksTask } from './integrations/webhooks/tasks.ts';
import { sumUsageTask } from './operations/usage/tasks.ts';

/** All background work, a line per feature. */
export const tasks: readonly Task<object, Services>[] = [
  parseResumeTask,
  drawResumeTask,
  recognizeResumeTask,
  sweepFilesTask,
  purgeGuestApplicationsTask,
  settleImportFileTask,
  decideDuplicatesTask,
  notifyImportedTask,
  undoImportTask,
  forgetReferralsTask,
  tendImportsTask,
  checkRecordImportTask,
  runRecordImportTask,
  undoRecordImportTask,
  notifyRecordPeopleTask,
  tendRecordImportsTask,
  scoreCandidateTask,
  rescoreJobTask,
  scorePeopleTask,
  scoreApplicationTask,
  notifyApplicantsTask,
  notifyOfClosingTask,
  notifyApproversTask,
  syncAtsTask,
  sendStageToAtsTask,
  sendToAtsTask,
  eraseInAtsTask,
  notifyAtsOfWithdrawalTask,
  syncDueAtsTask,
  refreshScoresTask,
  lookUpPlacesTask,
  settleHoldsTask,
  recoverAccountTask,
  mailVerificationTask,
  mailSignInTask,
  mailRejectionsTask,
  runBulkActionTask,
  deliverMessagesTask,
  fetchMailTask,
  purgeReceivedMailsTask,
  notifyOverdueAnswersTask,
  purgeBulkFilesTask,
  tendInterviewsTask,
  readCalendarsTask,
  endOffersTask,
  notifyOverdueReviewsTask,
  sendMailTask,
  sweepMailsTask,
  noticeExpiringTask,
  mailNotificationTask,
  pushNotificationTask,
  mailDigestTask,
  sendDigestsTask,
  tidyDatabaseTask,
  readJobBoardTask,
  readDueBoardsTask,
  checkCareerDomainsTask,
  sendJobAlertsTask,
  mailReportTask,
  sendReportsTask,
  sumUsageTask,
  remindTargetsTask,
  exportDataTask,
  eraseDataTask,
  endRetentionTask,
  closeImpactMonthsTask,
  purgeSelfIdentificationsTask,
  purgeTalentTask,
  makeBackupTask,
  proveBackupTask,
  removeBackupTask,
  startDueBackupTask,
  sendWebhooksTask,
  tendWebhooksTask,
];
