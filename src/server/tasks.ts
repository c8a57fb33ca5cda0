import { tellApplicantsTask, tellOfClosingTask, tellOfMoveTask } from './applications/tasks.ts';
import {
  forgetInAtsTask,
  sendToAtsTask,
  tellAtsOfWithdrawalTask,
  syncAtsTask,
  syncDueAtsTask,
} from './ats/tasks.ts';
import { settleHoldsTask } from './fit/hold-tasks.ts';
import { refreshScoresTask } from './fit/upgrade.ts';
import { rescoreJobTask, scoreApplicationTask, scoreCandidateTask, scorePeopleTask } from './fit/tasks.ts';
import { makeBackupTask, proveBackupTask, removeBackupTask } from './backups/tasks.ts';
import { tellOverdueAnswersTask } from './applications/answer-tasks.ts';
import { forgetBulkFilesTask, runBulkActionTask } from './applications/bulk-tasks.ts';
import { mailRejectionsTask } from './applications/rejection-tasks.ts';
import { sendJobAlertsTask } from './jobs/tasks.ts';
import { remindTargetsTask } from './candidates/reminder-tasks.ts';
import { tendInterviewsTask } from './interviews/tasks.ts';
import { sendMailTask, sweepMailsTask } from './mail/tasks.ts';
import { mailSignInTask, mailVerificationTask, recoverAccountTask } from './auth/mail-links/tasks.ts';
import { noticeExpiringTask } from './candidates/tasks.ts';
import { deliverMessagesTask } from './messages/tasks.ts';
import { mailDigestTask, mailNotificationTask, sendDigestsTask } from './notifications/tasks.ts';
import { tellOverdueReviewsTask } from './human-reviews/tasks.ts';
import { endOffersTask } from './offers/tasks.ts';
import { parseResumeTask, sweepFilesTask } from './resumes/tasks.ts';
import { forgetSelfIdentificationsTask } from './equal-opportunity/tasks.ts';
import { forgetTalentTask } from './talent/tasks.ts';
import { eraseDataTask, exportDataTask } from './personal-data/tasks.ts';
import type { Task } from './tasks/queue.ts';
import { tidyDatabaseTask } from './upkeep/tasks.ts';
import { sendWebhooksTask, tendWebhooksTask } from './webhooks/tasks.ts';
import { sumUsageTask } from './usage/tasks.ts';

/** All background work, a line per feature. */
export const tasks: readonly Task[] = [
  parseResumeTask,
  sweepFilesTask,
  scoreCandidateTask,
  rescoreJobTask,
  scorePeopleTask,
  scoreApplicationTask,
  tellApplicantsTask,
  tellOfClosingTask,
  tellOfMoveTask,
  syncAtsTask,
  sendToAtsTask,
  forgetInAtsTask,
  tellAtsOfWithdrawalTask,
  syncDueAtsTask,
  refreshScoresTask,
  settleHoldsTask,
  recoverAccountTask,
  mailVerificationTask,
  mailSignInTask,
  mailRejectionsTask,
  runBulkActionTask,
  deliverMessagesTask,
  tellOverdueAnswersTask,
  forgetBulkFilesTask,
  tendInterviewsTask,
  endOffersTask,
  tellOverdueReviewsTask,
  sendMailTask,
  sweepMailsTask,
  noticeExpiringTask,
  mailNotificationTask,
  mailDigestTask,
  sendDigestsTask,
  tidyDatabaseTask,
  sendJobAlertsTask,
  sumUsageTask,
  remindTargetsTask,
  exportDataTask,
  eraseDataTask,
  forgetSelfIdentificationsTask,
  forgetTalentTask,
  makeBackupTask,
  proveBackupTask,
  removeBackupTask,
  sendWebhooksTask,
  tendWebhooksTask,
];
