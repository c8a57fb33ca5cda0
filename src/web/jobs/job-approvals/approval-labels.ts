import type { ApprovalState } from '../../../api/jobs/job-approval.ts';
import { t } from '../../platform/messages.ts';

/** The words for where the approval of a job stands. */
export const approvalLabels: Record<ApprovalState, string> = {
  needed: t('jobApprovals.needed'),
  waiting: t('jobApprovals.waiting'),
  changes_asked: t('jobApprovals.changesAsked'),
  approved: t('jobApprovals.approved'),
};

/** The colours that go with them. */
export const approvalColors = {
  needed: 'gray',
  waiting: 'yellow',
  changes_asked: 'orange',
  approved: 'accent',
} as const satisfies Record<ApprovalState, string>;

/** The same in the few words that a table has room for. */
export const shortApprovalLabels: Record<ApprovalState, string> = {
  ...approvalLabels,
  waiting: t('jobApprovals.inApproval'),
  changes_asked: t('jobApprovals.sentBack'),
};
