import type { WebhookDelivery } from '../../api/webhooks.ts';
import type { Database } from '../db/connect.ts';

/** A delivery that is being sent, with what its endpoint needs for it. */
export type DueDelivery = {
  id: string;
  endpoint_id: string;
  payload: string;
  /** This try included. */
  attempts: number;
  url: string;
  sealed_secrets: string;
  old_secret_until: Date | null;
};

/** How a try went, as it is kept. */
export type Outcome = {
  status: WebhookDelivery['status'];
  dueAt: Date | null;
  responseStatus: number | null;
  responseText: string;
  problem: string;
};

/**
 * Takes the delivery of an endpoint that is due the longest, and counts a try. Until `leaseUntil` no other process takes it;
 * after that it is due again, should this process end in the middle.
 */
export async function takeDue(
  database: Database,
  endpointId: string,
  now: Date,
  leaseUntil: Date,
): Promise<DueDelivery | null> {
  const [row] = await database.sql<DueDelivery>(
    `update webhook_deliveries d set attempts = d.attempts + 1, last_attempt_at = $2, due_at = $3
       from webhook_endpoints e
      where e.id = d.endpoint_id and e.off_because is null and d.id = (
        select id from webhook_deliveries where endpoint_id = $1 and status = 'waiting' and due_at <= $2
         order by due_at, id limit 1 for update skip locked)
     returning d.id, d.endpoint_id, d.payload, d.attempts, e.url, e.sealed_secrets, e.old_secret_until`,
    [endpointId, now, leaseUntil],
  );
  return row ?? null;
}

/** Keeps how a try went. */
export async function settleDelivery(database: Database, id: string, outcome: Outcome): Promise<void> {
  await database.sql(
    `update webhook_deliveries set status = $2, due_at = $3, response_status = $4, response_text = $5, problem = $6
      where id = $1 and status = 'waiting'`,
    [id, outcome.status, outcome.dueAt, outcome.responseStatus, outcome.responseText, outcome.problem],
  );
}

/** Lets everything that is due for an endpoint wait until an instant, except the delivery that was just tried. */
export async function postponeDue(
  database: Database,
  endpointId: string,
  until: Date,
  tried: string,
): Promise<void> {
  await database.sql(
    `update webhook_deliveries set due_at = $2
      where endpoint_id = $1 and status = 'waiting' and due_at < $2 and id <> $3`,
    [endpointId, until, tried],
  );
}

/** When the next delivery of an endpoint is due; null when none waits. */
export async function nextDue(database: Database, endpointId: string): Promise<Date | null> {
  const [row] = await database.sql<{ due_at: Date | null }>(
    `select min(due_at) as due_at from webhook_deliveries where endpoint_id = $1 and status = 'waiting'`,
    [endpointId],
  );
  return row?.due_at ?? null;
}

/** The endpoints with deliveries that were due before an instant. */
export async function listOverdue(database: Database, before: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select e.id from webhook_endpoints e where e.off_because is null and exists (
       select 1 from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'waiting' and d.due_at <= $1)`,
    [before],
  );
  return rows.map(({ id }) => id);
}

/** Forgets the deliveries made before an instant. */
export async function forgetDeliveries(database: Database, before: Date): Promise<void> {
  await database.sql('delete from webhook_deliveries where created_at < $1', [before]);
}

type Row = Omit<WebhookDelivery, 'created_at' | 'last_attempt_at' | 'next_attempt_at'> & {
  created_at: Date;
  last_attempt_at: Date | null;
  next_attempt_at: Date | null;
};

const columns = `id, event_type, payload, status, attempts, created_at, last_attempt_at, due_at as next_attempt_at,
  response_status, response_text, problem`;

/** Deliveries to one endpoint of a company before the one with id `before`, newest first. */
export async function listDeliveries(
  database: Database,
  of: { companyId: string; endpointId: string; status: string | undefined },
  before: string | null,
  limit: number,
): Promise<WebhookDelivery[]> {
  const rows = await database.sql<Row>(
    `select ${columns} from webhook_deliveries
      where endpoint_id = $1 and company_id = $2 and ($3::text is null or status = $3) and ($4::uuid is null or id < $4)
      order by id desc limit $5`,
    [of.endpointId, of.companyId, of.status ?? null, before, limit],
  );
  return rows.map(shown);
}

/** One delivery of a company with its endpoint, and whether that is on; null when it has none with this id. */
export async function findDelivery(
  database: Database,
  companyId: string,
  id: string,
): Promise<{ delivery: WebhookDelivery; endpointId: string; on: boolean } | null> {
  const [row] = await database.sql<Row & { endpoint_id: string; on: boolean }>(
    `select ${columns}, endpoint_id,
            (select off_because is null from webhook_endpoints e where e.id = endpoint_id) as on
       from webhook_deliveries where id = $1 and company_id = $2`,
    [id, companyId],
  );
  if (!row) return null;
  const { endpoint_id: endpointId, on, ...delivery } = row;
  return { delivery: shown(delivery), endpointId, on };
}

/** Lets a delivery start over: as if never tried, due now. */
export async function startOver(database: Database, id: string, now: Date): Promise<void> {
  await database.sql(
    `update webhook_deliveries set status = 'waiting', attempts = 0, due_at = $2, problem = '' where id = $1`,
    [id, now],
  );
}

function shown(row: Row): WebhookDelivery {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}
