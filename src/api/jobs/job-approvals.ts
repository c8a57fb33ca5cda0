import { z } from 'zod';
import { colleague } from '../identity/members.ts';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, text, version } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { job } from './jobs.ts';

/** The most colleagues who can be named as approvers. */
export const mostApprovers = 20;

/** Whether a company's jobs need approval before they are published, and whose. */
export const approvalRules = z
  .object({ required: z.boolean(), approvers: z.array(colleague), version })
  .meta({ id: 'ApprovalRules' });
export type ApprovalRules = z.infer<typeof approvalRules>;

/** What is decided about a job: approved as it is, or sent back with what to change. */
export const approvalDecision = z
  .strictObject({
    /** The version of the job that was looked at. */
    version,
    decision: z.enum(['approve', 'ask_for_changes']),
    comment: text(2000).default(''),
  })
  .refine(({ decision, comment }) => decision === 'approve' || comment !== '', {
    path: ['comment'],
    error: messageText('inputs.sayWhatToChange'),
  });

/** Approval of jobs before they are published. */
export const jobApprovalsApi = {
  getApprovalRules: endpoint({
    method: 'GET',
    path: '/api/company/job-approval',
    access: employerRoles,
    summary: "Whether my company's jobs need approval before they are published, and who approves them",
    scope: 'jobs:read',
    returns: approvalRules,
    errors: [],
  }),
  changeApprovalRules: endpoint({
    method: 'PUT',
    path: '/api/company/job-approval',
    access: employerRoles,
    summary:
      'Require approval before a job is published, and name who approves (owners and administrators only)',
    scope: 'jobs:write',
    body: z
      .strictObject({
        version,
        required: z.boolean(),
        approvers: z
          .array(id)
          .max(mostApprovers, messageText('inputs.mostApprovers', { count: mostApprovers }))
          .transform((ids) => [...new Set(ids)]),
      })
      .refine(({ required, approvers }) => !required || approvers.length > 0, {
        path: ['approvers'],
        error: messageText('inputs.chooseApprover'),
      }),
    returns: approvalRules,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
  }),
  decideOnJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/approval',
    access: employerRoles,
    summary:
      'Approve a job that is waiting for approval, or ask for changes (approvers only, and not the person who asked)',
    scope: 'jobs:write',
    params: idParams,
    body: approvalDecision,
    returns: job,
    errors: ['not_found', 'conflict', 'stale_version', 'invalid_input'],
  }),
};
