import type { PublicCompany } from '../../../api/jobs/company-pages.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type CardRow, cardColumns, toCard, type StoredCard } from '../jobs/card-queries.ts';

const isOpen = `j.status = 'open' and not j.is_sample and (j.expires_at is null or j.expires_at > $2)`;

/** A company as everybody sees it; null when there is none. */
export async function findPublicCompany(
  database: Database,
  id: string,
  now: Date,
): Promise<PublicCompany | null> {
  const [row] = await database.sql<PublicCompany>(
    `select c.id, c.name, c.website, c.description, '/api/company-logos/' || c.logo_hash as logo_url,
            (select count(*)::int from job_posting j where j.company_id = c.id and ${isOpen}) as open_jobs
       from companies c where c.id = $1`,
    [id, now],
  );
  return row ?? null;
}

/** A company's open jobs as `candidateId` sees them, newest first, after a place. */
export async function listCompanyJobs(
  database: Database,
  search: { companyId: string; candidateId: string | null; now: Date; limit: number },
  after: [string, string] | null,
): Promise<{ item: StoredCard; key: [string, string] }[]> {
  const rows = await database.sql<CardRow>(
    `select ${cardColumns}
       from job_posting j
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      where j.company_id = $3 and ${isOpen}
        and ($4::timestamptz is null or (j.created_at, j.id) < ($4, $5::uuid))
      order by j.created_at desc, j.id desc
      limit $6`,
    [search.candidateId, search.now, search.companyId, after?.[0] ?? null, after?.[1] ?? null, search.limit],
  );
  return rows.map((row) => ({ item: toCard(row), key: [row.exact, row.id] }));
}
