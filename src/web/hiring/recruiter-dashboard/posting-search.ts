import { type ApprovalState, approvalStates } from '../../../api/jobs/job-approval.ts';
import { jobStatuses, jobTypes } from '../../../api/jobs/jobs.ts';
import { oneOf } from '../../jobs/job-search/job-search.ts';

/** The spans that figures look back over, in days. */
export type Days = '7' | '30' | '90';

/** What the address of a list of postings says: whose, of which status and type, with which words; and the span of figures. */
export type PostingSearch = {
  scope?: 'team';
  status?: (typeof jobStatuses)[number];
  type?: (typeof jobTypes)[number];
  q?: string;
  department?: string;
  approval?: ApprovalState;
  days?: Days;
};

/** Reads the address of a list of postings, dropping whatever is not valid. */
export function readPostingSearch(raw: Record<string, unknown>): PostingSearch {
  const search: PostingSearch = {};
  if (raw['scope'] === 'team') search.scope = 'team';
  const status = oneOf(jobStatuses, raw['status']);
  if (status) search.status = status;
  const type = oneOf(jobTypes, raw['type']);
  if (type) search.type = type;
  const q = raw['q'];
  if (typeof q === 'string' && q.trim() !== '') search.q = q.trim().slice(0, 100);
  const { department } = raw;
  if (typeof department === 'string' && /^[0-9a-f-]{36}$/i.test(department)) search.department = department;
  const approval = oneOf(approvalStates, raw['approval']);
  if (approval) search.approval = approval;
  const days = oneOf(['7', '30', '90'] as const, raw['days']);
  if (days && days !== '30') search.days = days;
  return search;
}
