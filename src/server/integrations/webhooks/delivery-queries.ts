import type { WebhookDelivery } from '../../../api/integrations/webhooks.ts';
import type { Database } from '../../platform/db/connect.ts';

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
  id: string;
  status: WebhookDelivery['status'];
  attempts: number;
  due_at: Date | null;
  response_status: number | null;
  response_text: string;
  problem: string;
};

/** Stores a delivery that is due at once. */
export async function insertDelivery(
  database: Database,
  delivery: {
    id: string;
    companyId: string;
    endpointId: string;
    applicationId: string | null;
    type: string;
    payload: string;
    at: Date;
  },
): Promise<void> {
  const { id, companyId, endpointId, applicationId, type, payload, at } = delivery;
  await database.sql(
    `insert into webhook_deliveries (id, company_id, endpoint_id, application_id, event_type, payload, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, companyId, endpointId, applicationId, type, payload, at],
  );
}

/**
 * Takes an endpoint to send to it until an instant, so that nobody else does. False while another run has it, it rests or is off.
 */
export async function leaseEndpoint(
  database: Database,
  id: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `update webhook_endpoints set busy_until = $3
      where id = $1 and off_because is null and (busy_until is null or busy_until <= $2)
        and (resting_until is null or resting_until <= $2) returning 1`,
    [id, now, until],
  );
  return rows.length > 0;
}

/** Gives an endpoint back after a run, to rest until an instant where it gave no answer. */
export async function releaseEndpoint(
  database: Database,
  id: string,
  restingUntil: Date | null,
): Promise<void> {
  await database.sql('update webhook_endpoints set busy_until = null, resting_until = $2 where id = $1', [
    id,
    restingUntil,
  ]);
}

/** Lets an endpoint rest no longer, since its owner wants something sent. */
export async function wakeEndpoint(database: Database, id: string): Promise<void> {
  await database.sql('update webhook_endpoints set resting_until = null where id = $1', [id]);
}

/** The deliveries of an endpoint that are due the longest: `most`, or one while every try fails; none when it is off. */
export function listDue(
  database: Database,
  endpointId: string,
  now: Date,
  most: number,
): Promise<DueDelivery[]> {
  return database.sql<DueDelivery>(
    `select d.id, d.endpoint_id, d.payload, d.attempts + 1 as attempts, e.url, e.sealed_secrets, e.old_secret_until
       from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id and d.status = 'waiting' and d.due_at <= $2
      where e.id = $1 and e.off_because is null
      order by d.due_at, d.id
      limit (select case when failing_since is null then $3::int else 1 end from webhook_endpoints where id = $1)`,
    [endpointId, now, most],
  );
}

/** Keeps how tries went that began at an instant. */
export async function settleDeliveries(
  database: Database,
  outcomes: readonly Outcome[],
  triedAt: Date,
): Promise<void> {
  await database.sql(
    `update webhook_deliveries d
        set status = o.status, attempts = o.attempts, last_attempt_at = $2, due_at = o.due_at,
            response_status = o.response_status, response_text = o.response_text, problem = o.problem
       from jsonb_to_recordset($1) o (id uuid, status text, attempts int, due_at timestamptz, response_status int,
            response_text text, problem text)
      where d.id = o.id and d.status = 'waiting'`,
    [JSON.stringify(outcomes), triedAt],
  );
}

/** When the next delivery of an endpoint is due and may be sent; null when none waits. */
export async function nextDue(database: Database, endpointId: string): Promise<Date | null> {
  const [row] = await database.sql<{ at: Date }>(
    `select greatest(d.due_at, e.busy_until, e.resting_until) as at
       from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id and d.status = 'waiting'
      where e.id = $1 and e.off_because is null order by d.due_at limit 1`,
    [endpointId],
  );
  return row?.at ?? null;
}

/** The endpoints with deliveries that are due, that nobody sends to and that do not rest. */
export async function listOverdue(database: Database, now: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select e.id from webhook_endpoints e
      where e.off_because is null and (e.busy_until is null or e.busy_until <= $1)
        and (e.resting_until is null or e.resting_until <= $1) and exists (
          select 1 from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'waiting' and d.due_at <= $1)`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Forgets the deliveries made before an instant. */
export async function purgeDeliveries(database: Database, before: Date): Promise<void> {
  await database.sql('delete from webhook_deliveries where created_at < $1', [before]);
}

type Row = Omit<WebhookDelivery, 'created_at' | 'last_attempt_at' | 'next_attempt_at'> & {
  created_at: Date;
  last_attempt_at: Date | null;
  next_attempt_at: Date | null;
};

const columns = `id, event_type, payload, status, attempts, created_at, last_attempt_at,
  case when due_at is not null then greatest(due_at, (
    select resting_until from webhook_endpoints e where e.id = endpoint_id)) end as next_attempt_at, response_status, response_text, problem`;

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
  return rows.map(toDelivery);
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
  return { delivery: toDelivery(delivery), endpointId, on };
}

/** Lets a delivery start over: as if never tried, due now. */
export async function startOver(database: Database, id: string, now: Date): Promise<void> {
  await database.sql(
    `update webhook_deliveries set status = 'waiting', attempts = 0, due_at = $2, problem = '' where id = $1`,
    [id, now],
  );
}

function toDelivery(row: Row): WebhookDelivery {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}
