import {
  type CompanyList,
  type CompanyListName,
  companyListNames,
  type CompanyLists,
} from '../../../api/identity/company-lists.ts';
import type { Database } from '../../platform/db/connect.ts';

/** The lists of a company, each in its order; empty ones of whoever works for none. */
export async function findCompanyLists(database: Database, companyId: string | null): Promise<CompanyLists> {
  const rows = await database.sql<{ list: CompanyListName } & CompanyList>(
    `select n.list, coalesce(l.version, 0) as version, coalesce((
              select json_agg(json_build_object('id', e.id, 'name', e.name, 'retired', e.retired_at is not null) order by e.position, e.id)
                from company_list_entries e where e.company_id = $1 and e.list = n.list), '[]') as items
       from unnest($2::text[]) n(list)
       left join company_lists l on l.company_id = $1 and l.list = n.list`,
    [companyId, companyListNames],
  );
  const of = (name: CompanyListName): CompanyList => {
    const found = rows.find(({ list }) => list === name);
    return { items: found?.items ?? [], version: found?.version ?? 0 };
  };
  return { reject_reasons: of('reject_reasons'), departments: of('departments'), locations: of('locations') };
}

/** Puts entries in place of those of a list, in this order, and counts its version up, in the caller's transaction. */
export async function storeCompanyList(
  database: Database,
  { companyId, list, now }: { companyId: string; list: CompanyListName; now: Date },
  items: CompanyList['items'],
): Promise<void> {
  await database.sql(
    `insert into company_lists (company_id, list, updated_at) values ($1, $2, $3)
     on conflict (company_id, list) do update set version = company_lists.version + 1, updated_at = excluded.updated_at`,
    [companyId, list, now],
  );
  await database.sql(
    `insert into company_list_entries (id, company_id, list, name, position, retired_at)
     select i.id, $1, $2, i.name, i.position, case when i.retired then $3::timestamptz end
       from unnest($4::uuid[], $5::text[], $6::boolean[]) with ordinality i(id, name, retired, position)
     on conflict (id) do update
       set name = excluded.name, position = excluded.position,
           retired_at = case when excluded.retired_at is not null
             then coalesce(company_list_entries.retired_at, excluded.retired_at) end
     where company_list_entries.company_id = $1 and company_list_entries.list = $2`,
    [
      companyId,
      list,
      now,
      items.map(({ id }) => id),
      items.map(({ name }) => name),
      items.map(({ retired }) => retired),
    ],
  );
}

/** True when a company offers an entry of one of its lists. */
export async function offersEntry(
  database: Database,
  companyId: string,
  list: CompanyListName,
  id: string,
): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from company_list_entries
      where id = $3 and company_id = $1 and list = $2 and retired_at is null for share`,
    [companyId, list, id],
  );
  return rows.length > 0;
}
