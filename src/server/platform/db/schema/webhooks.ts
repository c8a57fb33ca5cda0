import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

/** Where a company's programs are told of its events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    eventTypes: text('event_types').array().notNull(),
    /** The secrets, sealed together: the newest, a space, and the one before it where there was one. */
    sealedSecrets: text('sealed_secrets').notNull(),
    oldSecretUntil: instantColumn('old_secret_until'),
    /** Null while it is on. */
    offBecause: text('off_because').$type<'owner' | 'gone' | 'failing'>(),
    failingSince: instantColumn('failing_since'),
    /** Until when one run sends to it, and no other does. */
    busyUntil: instantColumn('busy_until'),
    /** Until when nothing is sent to it, since it gave no answer. */
    restingUntil: instantColumn('resting_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('webhook_endpoints_company_idx').on(table.companyId),
    check('webhook_endpoints_off_check', sql`${table.offBecause} in ('owner','gone','failing')`),
  ],
);

/** One event for one endpoint: the body as it is sent, and how sending it went. Its id is the `webhook-id`. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    companyId: uuid('company_id').notNull(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The application that the event is about, with which it goes. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    eventType: text('event_type').notNull(),
    payload: text('payload').notNull(),
    status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    lastAttemptAt: instantColumn('last_attempt_at'),
    dueAt: instantColumn('due_at'),
    responseStatus: integer('response_status'),
    responseText: text('response_text').notNull().default(''),
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    index('webhook_deliveries_list_idx').on(table.endpointId, table.id.desc()),
    index('webhook_deliveries_status_idx').on(table.endpointId, table.status, table.id),
    index('webhook_deliveries_due_idx')
      .on(table.endpointId, table.dueAt, table.id)
      .where(sql`status = 'waiting'`),
    index('webhook_deliveries_age_idx').on(table.createdAt),
    index('webhook_deliveries_application_idx').on(table.applicationId),
    check('webhook_deliveries_status_check', sql`${table.status} in ('waiting','delivered','failed')`),
  ],
);
