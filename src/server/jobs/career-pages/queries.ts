import type { CareerPageInput } from '../../../api/jobs/career-pages.ts';
import type { Database } from '../../platform/db/connect.ts';

/** A career page as it is stored. */
export type StoredPage = CareerPageInput & { version: number };
/** A career page that visitors see, with whose it is. */
export type ShownPage = StoredPage & {
  company: { id: string; name: string; website: string | null; logo: string | null };
  updatedAt: Date;
  /** The domain of the company's own where it is as well; null for none. */
  domain: string | null;
};
/** The bytes of a picture. */
export type Picture = { hash: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> };

const columns = 'p.name, p.published, p.headline, p.intro, p.sections, p.color, p.sites, p.version';

/** The career page of a company; null while nobody has saved one. */
export async function findCareerPage(database: Database, companyId: string): Promise<StoredPage | null> {
  const [row] = await database.sql<StoredPage>(
    `select ${columns} from career_pages p where p.company_id = $1`,
    [companyId],
  );
  return row ?? null;
}

/** The published career page that a name leads to; its own name is another one where it was changed. Null for all others. */
export async function findShownPage(database: Database, name: string): Promise<ShownPage | null> {
  const [row] = await database.sql<ShownPage>(
    `select ${columns}, p.updated_at as "updatedAt", jsonb_build_object('id', c.id, 'name', c.name, 'website', c.website,
            'logo', '/api/company-logos/' || c.logo_hash) as company, d.domain
       from career_names n
       join career_pages p on p.company_id = n.company_id
       join companies c on c.id = p.company_id
       left join career_domains d on d.company_id = p.company_id and d.proven_at is not null
      where n.name = $1 and p.published`,
    [name],
  );
  return row ?? null;
}

/** The names of the published career pages that are at no domain of their own, at most `limit`. */
export async function listShownNames(database: Database, limit: number): Promise<string[]> {
  const rows = await database.sql<{ name: string }>(
    `select p.name from career_pages p
      where p.published
        and not exists (select 1 from career_domains d where d.company_id = p.company_id and d.proven_at is not null)
      order by p.name limit $1`,
    [limit],
  );
  return rows.map(({ name }) => name);
}

/** The department of each open job of a company that has one, by the job's id. */
export async function listJobDepartments(
  database: Database,
  companyId: string,
): Promise<Map<string, string>> {
  const rows = await database.sql<{ id: string; name: string }>(
    `select j.id, e.name from job_posting j join company_list_entries e on e.id = j.department_id
      where j.company_id = $1 and j.status = 'open'`,
    [companyId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Keeps that a name is a company's from now on; false where it is another's. */
export async function takeName(
  database: Database,
  companyId: string,
  name: string,
  now: Date,
): Promise<boolean> {
  await database.sql(
    'insert into career_names (name, company_id, created_at) values ($1, $2, $3) on conflict do nothing',
    [name, companyId, now],
  );
  const rows = await database.sql('select 1 from career_names where name = $1 and company_id = $2', [
    name,
    companyId,
  ]);
  return rows.length > 0;
}

/** Whether a name may be a company's. */
export async function isFreeName(database: Database, companyId: string, name: string): Promise<boolean> {
  const rows = await database.sql('select 1 from career_names where name = $1 and company_id <> $2', [
    name,
    companyId,
  ]);
  return rows.length === 0;
}

/** Stores a career page as it stands at a version, 0 for the first; false where it was changed meanwhile. */
export async function storeCareerPage(
  database: Database,
  companyId: string,
  version: number,
  page: CareerPageInput,
  now: Date,
): Promise<boolean> {
  const values = [
    companyId,
    page.name,
    page.published,
    page.headline,
    page.intro,
    JSON.stringify(page.sections),
    page.color,
    page.sites,
    now,
  ];
  const rows =
    version === 0
      ? await database.sql(
          `insert into career_pages (company_id, name, published, headline, intro, sections, color, sites, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::text[], $9, $9) on conflict (company_id) do nothing returning 1`,
          values,
        )
      : await database.sql(
          `update career_pages set name = $2, published = $3, headline = $4, intro = $5, sections = $6::jsonb, color = $7,
                  sites = $8::text[], updated_at = $9, version = version + 1
            where company_id = $1 and version = $10 returning 1`,
          [...values, version],
        );
  return rows.length > 0;
}

/** Stores a picture of a company; one that is there stays. */
export async function insertPicture(
  database: Database,
  companyId: string,
  { hash, mediaType, bytes }: Picture,
  now: Date,
): Promise<void> {
  await database.sql(
    `insert into career_pictures (company_id, hash, media_type, bytes, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [companyId, hash, mediaType, Buffer.from(bytes), now],
  );
}

/** The hashes of the pictures that a company has. */
export async function listPictures(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ hash: string }>(
    'select hash from career_pictures where company_id = $1',
    [companyId],
  );
  return rows.map(({ hash }) => hash);
}

/** Deletes the pictures of a company but for these. */
export async function deleteOtherPictures(
  database: Database,
  companyId: string,
  kept: string[],
): Promise<void> {
  await database.sql('delete from career_pictures where company_id = $1 and not hash = any($2::text[])', [
    companyId,
    kept,
  ]);
}

/** A picture that some company has now. */
export async function findPicture(
  database: Database,
  hash: string,
): Promise<Pick<Picture, 'mediaType' | 'bytes'> | null> {
  const [row] = await database.sql<{ mediaType: string; bytes: Uint8Array }>(
    'select media_type as "mediaType", bytes from career_pictures where hash = $1 limit 1',
    [hash],
  );
  return row ? { mediaType: row.mediaType, bytes: Uint8Array.from(row.bytes) } : null;
}

/** A picture that a company has now. */
export async function findPictureOf(
  database: Database,
  companyId: string,
  hash: string,
): Promise<Pick<Picture, 'mediaType' | 'bytes'> | null> {
  const [row] = await database.sql<{ mediaType: string; bytes: Uint8Array }>(
    'select media_type as "mediaType", bytes from career_pictures where company_id = $1 and hash = $2',
    [companyId, hash],
  );
  return row ? { mediaType: row.mediaType, bytes: Uint8Array.from(row.bytes) } : null;
}
