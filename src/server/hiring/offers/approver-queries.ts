import type { OfferApprovers } from '../../../api/hiring/offers.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';

/** Who approves a company's offers unless an offer says otherwise, in their order. */
export async function findOfferApprovers(database: Database, companyId: string): Promise<OfferApprovers> {
  const [row] = await database.sql<OfferApprovers>(
    `select c.offer_approval_version as version, coalesce((
              select json_agg(json_build_object('id', u.id, 'email', u.email, 'name', ${colleagueName('u')}) order by a.position)
                from offer_approvers a join users u on u.id = a.user_id where a.company_id = c.id), '[]') as items
       from companies c where c.id = $1`,
    [companyId],
  );
  return row ?? { items: [], version: 1 };
}

/** Those of these members who work with every job of their company, whoever is on its team. */
export async function listWithAllJobs(
  database: Database,
  companyId: string,
  ids: string[],
): Promise<Set<string>> {
  const rows = await database.sql<{ id: string }>(
    `select u.id from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and u.id = any($2::uuid[]) and (u.role <> 'hiring_manager' or m.owner)`,
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Names who approves a company's offers, in this order, and counts their version up. In a transaction. */
export async function storeOfferApprovers(
  database: Database,
  companyId: string,
  ids: string[],
): Promise<void> {
  await database.sql(
    'update companies set offer_approval_version = offer_approval_version + 1 where id = $1',
    [companyId],
  );
  await database.sql('delete from offer_approvers where company_id = $1', [companyId]);
  await database.sql(
    `insert into offer_approvers (company_id, user_id, position)
     select $1, i.id, i.position from unnest($2::uuid[]) with ordinality i(id, position)`,
    [companyId, ids],
  );
}

/** Asks these people, in this order, to approve an offer anew: what was approved of it counts no more. */
export async function restartApprovals(database: Database, offerId: string, ids: string[]): Promise<void> {
  await database.sql('delete from offer_approvals where offer_id = $1', [offerId]);
  if (ids.length === 0) return;
  await database.sql(
    `insert into offer_approvals (offer_id, user_id, position)
     select $1, i.id, i.position from unnest($2::uuid[]) with ordinality i(id, position)`,
    [offerId, ids],
  );
}

/** Notes that somebody approved an offer whose turn it was. */
export async function approveStep(
  database: Database,
  { offerId, userId }: { offerId: string; userId: string },
  now: Date,
): Promise<void> {
  await database.sql('update offer_approvals set approved_at = $3 where offer_id = $1 and user_id = $2', [
    offerId,
    userId,
    now,
  ]);
  await database.sql('update offers set updated_at = $2, version = version + 1 where id = $1', [
    offerId,
    now,
  ]);
}

/** Notes that an offer was sent back to its author, and why. */
export async function markReturned(
  database: Database,
  id: string,
  { by, reason }: { by: string; reason: string },
  now: Date,
): Promise<void> {
  await database.sql(
    `update offers set returned_by = $2, return_reason = $3, returned_at = $4, updated_at = $4, version = version + 1
      where id = $1`,
    [id, by, reason, now],
  );
}
