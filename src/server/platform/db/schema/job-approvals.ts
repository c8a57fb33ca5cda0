import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instantColumn } from './columns.ts';
import { companies, companyMembers } from './companies.ts';
import { jobPosting } from './jobs.ts';

/** Who approves a company's jobs; whoever leaves the company is none any more. */
export const jobApprovers = pgTable(
  'job_approvers',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index('job_approvers_user_idx').on(table.userId),
  ],
);

/** Where the approval of a job stands that was asked for: at most one a job, the newest. */
export const jobApprovals = pgTable(
  'job_approvals',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'changes_asked' | 'approved'>().notNull(),
    /** The SHA-256, in hex, of the title, the description and the pay that it is about. */
    about: text('about').notNull(),
    /** Who asked, or changed what it is about since. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instantColumn('asked_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instantColumn('decided_at'),
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    index('job_approvals_company_idx').on(table.companyId, table.state),
    index('job_approvals_asker_idx').on(table.askedBy),
    index('job_approvals_decider_idx').on(table.decidedBy),
    check('job_approvals_state_check', sql`${table.state} in ('waiting','changes_asked','approved')`),
    check('job_approvals_decision_check', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
);
