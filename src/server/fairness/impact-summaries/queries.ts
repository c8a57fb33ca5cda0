import { v7 } from 'uuid';
import { type ImpactFigures, impactFigures } from '../../../api/fairness/impact-summaries.ts';
import type { Database } from '../../platform/db/connect.ts';

/** What a company publishes now, under its name; null for no such company. */
export async function findSummary(
  database: Database,
  companyId: string,
): Promise<{ name: string; published: { at: Date; figures: ImpactFigures } | null } | null> {
  const [row] = await database.sql<{ name: string; at: Date | null; figures: unknown }>(
    `select c.name, s.published_at as at, s.figures from companies c
       left join impact_summaries s on s.company_id = c.id and s.ended_at is null
      where c.id = $1`,
    [companyId],
  );
  if (!row) return null;
  const published = row.at && { at: row.at, figures: impactFigures.parse(row.figures) };
  return { name: row.name, published };
}

/** Publishes figures in place of those published before, which are kept but not shown. */
export async function storeSummary(
  database: Database,
  companyId: string,
  figures: ImpactFigures,
  now: Date,
): Promise<void> {
  await endSummary(database, companyId, now);
  await database.sql(
    'insert into impact_summaries (id, company_id, published_at, figures) values ($1, $2, $3, $4::jsonb)',
    [v7(), companyId, now, JSON.stringify(figures)],
  );
}

/** Takes back what a company publishes; it is kept, and shown to nobody. False when it publishes nothing. */
export async function endSummary(database: Database, companyId: string, now: Date): Promise<boolean> {
  const rows = await database.sql(
    'update impact_summaries set ended_at = $2 where company_id = $1 and ended_at is null returning 1',
    [companyId, now],
  );
  return rows.length > 0;
}
