import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications, jobPosting } from './jobs.ts';
import type { MessageOrText } from '../../../../messages/render.ts';

/** A company's connection to its applicant tracking system, one each; every secret only sealed, with its last four characters. */
export const atsConnections = pgTable(
  'ats_connections',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    region: text('region').notNull().default('us'),
    sealedKey: text('sealed_key'),
    keyHint: text('key_hint').notNull().default(''),
    /** The newest, and after a space the one before it, which counts until `oldWebhookUntil`. */
    sealedWebhookSecret: text('sealed_webhook_secret'),
    oldWebhookUntil: instantColumn('old_webhook_until'),
    webhookHint: text('webhook_hint').notNull().default(''),
    sealedAccountToken: text('sealed_account_token'),
    accountHint: text('account_hint').notNull().default(''),
    /** The system behind the account, as it calls itself. */
    system: text('system').notNull().default(''),
    /** The jobs of a file, where the provider is one. */
    file: text('file'),
    lastTest: jsonb('last_test').$type<{ at: string; ok: boolean; detail: MessageOrText }>(),
    /** True where an owner chose that open jobs which come in are open here at once; else each waits for a person. */
    opensJobs: boolean('opens_jobs').notNull().default(false),
    /** Who set it up; jobs that come from it are theirs. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When a sync that runs began; null while none runs. */
    runningSince: instantColumn('running_since'),
    lastSyncedAt: instantColumn('last_synced_at'),
    /** Not before this instant is anything asked again: after a limit or a failure. */
    nextAt: instantColumn('next_at'),
    failures: integer('failures').notNull().default(0),
    /** Why the last sync ended early, in a sentence; null when it did not. */
    problem: text('problem'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('ats_connections_company_key').on(table.companyId),
    index('ats_connections_creator_idx').on(table.createdBy),
    check('ats_connections_provider_check', sql`${table.provider} in ('merge','csv')`),
    check('ats_connections_region_check', sql`${table.region} in ('us','eu','sandbox')`),
  ],
);

/** How far each part of a sync has come: `cursor` is where it goes on, `since` what it asks for, `nextSince` what the next one will. */
export const atsParts = pgTable(
  'ats_parts',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => atsConnections.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    cursor: text('cursor'),
    since: instantColumn('since'),
    nextSince: instantColumn('next_since'),
    /** Records read in this run, or in the last one when none runs. */
    records: integer('records').notNull().default(0),
    finishedAt: instantColumn('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.part] }),
    check('ats_parts_part_check', sql`${table.part} in ('jobs','stages','applications')`),
  ],
);

/** Which job here is which there, once for each company; they outlive the connection, so that connecting again repeats nothing. */
export const atsJobs = pgTable(
  'ats_jobs',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    remoteId: text('remote_id').notNull(),
    /** What the provider's API calls it. */
    externalId: text('outside_id').notNull(),
    /** Null once the job was deleted here. */
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** The version of the job as the last import left it: a newer one was edited here. */
    importedVersion: integer('imported_version').notNull(),
    remoteUpdatedAt: instantColumn('remote_updated_at'),
    /** What was not taken over, in a sentence; null for nothing. */
    problem: text('problem'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.remoteId] }),
    uniqueIndex('ats_jobs_job_key').on(table.jobId),
    index('ats_jobs_outside_idx').on(table.companyId, table.externalId),
  ],
);

/** The stages that an applicant tracking system knows, and which kind of stage here each is; null for none. */
export const atsStages = pgTable(
  'ats_stages',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    externalId: text('outside_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind'),
    /** What the provider's API calls the job whose stage it is; null for one of all jobs. */
    externalJobId: text('job_outside_id'),
    /** True once a person chose the kind. */
    chosen: boolean('chosen').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** False from when an account is linked until that account lists it; what a person chose for it is kept meanwhile. */
    listed: boolean('listed').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.externalId] }),
    check('ats_stages_kind_check', sql`${table.kind} in ('new','screen','interview','offer','hired')`),
  ],
);

/** How far the sending of one application has come, and what the other side said of it since. */
export const atsApplications = pgTable(
  'ats_applications',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    externalCandidateId: text('candidate_outside_id'),
    externalResumeId: text('resume_outside_id'),
    externalId: text('outside_id'),
    state: text('state').notNull().default('waiting'),
    /** Why it could not be sent, in a sentence. */
    problem: text('problem'),
    /** The stage there that was looked at last. */
    externalStageId: text('stage_outside_id'),
    /** What a person has to settle: a rejection there, or a stage there that differs from a move made here since. */
    pending: text('pending'),
    pendingName: text('pending_name').notNull().default(''),
    pendingSince: instantColumn('pending_since'),
    rejectedThereAt: instantColumn('rejected_there_at'),
    /** Whether the other side was told that the candidate withdrew; null when it was not, or nobody withdrew. */
    withdrawal: text('withdrawal'),
    /** Why it was not told, in a sentence. */
    withdrawalProblem: text('withdrawal_problem'),
    /** A move made here that the other side is to hear of, from an instant on; null when there is none. */
    stageUpdate: text('stage_update'),
    stageUpdateDueAt: instantColumn('stage_update_due_at'),
    /** Why it was not told, in a sentence. */
    stageUpdateProblem: text('stage_update_problem'),
    /** When the other side was last told of a stage. */
    stageSentAt: instantColumn('stage_sent_at'),
    /** The version of the application here after the last thing that was pulled. */
    seenVersion: integer('seen_version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('ats_applications_outside_key').on(table.companyId, table.externalId),
    index('ats_applications_state_idx').on(table.companyId, table.state, table.updatedAt),
    index('ats_applications_pending_idx')
      .on(table.companyId)
      .where(sql`${table.pending} is not null`),
    check('ats_applications_state_check', sql`${table.state} in ('waiting','sent','failed')`),
    check('ats_applications_withdrawal_check', sql`${table.withdrawal} in ('told','failed')`),
    check('ats_applications_stage_update_check', sql`${table.stageUpdate} in ('waiting','failed')`),
    check('ats_applications_pending_check', sql`${table.pending} in ('rejected','conflict')`),
  ],
);

/** Locks on sending somebody’s applications to a company, so that two processes never make the same candidate twice. */
export const atsSendLocks = pgTable(
  'ats_sendings',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When whoever sends counts as cut off. */
    until: instantColumn('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index('ats_sendings_candidate_idx').on(table.candidateId),
  ],
);

/** The signatures of webhooks that were taken, as their SHA-256 in hex, so that none counts twice. */
export const atsWebhooks = pgTable(
  'ats_webhooks',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => atsConnections.id, { onDelete: 'cascade' }),
    signatureHash: text('signature_hash').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    /** Whether it tells its time; one that does not could come again at any time, and is never forgotten. */
    hasTimestamp: boolean('tells_time').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.signatureHash] }),
    index('ats_webhooks_age_idx').on(table.receivedAt),
  ],
);
