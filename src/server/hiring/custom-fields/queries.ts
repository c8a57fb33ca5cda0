import {
  type CustomField,
  type CustomFieldList,
  type FieldSubject,
  fieldSubjects,
} from '../../../api/hiring/custom-fields.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';
import type { Values } from './rules.ts';

/** Whose values: those of a job, or of an application. */
export type Subject = { kind: FieldSubject; id: string; companyId: string };
/** What was saved for one subject. */
export type StoredValues = { values: Values; version: number };

/** The fields of a company, on each subject in their order. */
export async function findCustomFields(
  database: Database,
  companyId: string,
): Promise<Record<FieldSubject, CustomFieldList>> {
  const rows = await database.sql<{ subject: FieldSubject } & CustomFieldList>(
    `select s.subject, coalesce(l.version, 0) as version, coalesce((
              select json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options,
                                                'retired', f.retired_at is not null) order by f.position, f.id)
                from custom_fields f where f.company_id = $1 and f.subject = s.subject), '[]') as items
       from unnest($2::text[]) s(subject)
       left join custom_field_lists l on l.company_id = $1 and l.subject = s.subject`,
    [companyId, fieldSubjects],
  );
  const of = (subject: FieldSubject): CustomFieldList => {
    const found = rows.find((row) => row.subject === subject);
    return { items: found?.items ?? [], version: found?.version ?? 0 };
  };
  return { job: of('job'), application: of('application') };
}

/** Puts fields in place of those on a subject, in this order, and counts their version up, in the caller's transaction. */
export async function storeCustomFields(
  database: Database,
  { companyId, subject, now }: { companyId: string; subject: FieldSubject; now: Date },
  items: readonly CustomField[],
): Promise<void> {
  await database.sql(
    `insert into custom_field_lists (company_id, subject, updated_at) values ($1, $2, $3)
     on conflict (company_id, subject) do update set version = custom_field_lists.version + 1, updated_at = excluded.updated_at`,
    [companyId, subject, now],
  );
  await database.sql(
    `insert into custom_fields (id, company_id, subject, name, kind, options, position, retired_at)
     select (i.value->>'id')::uuid, $1, $2, i.value->>'name', i.value->>'kind', i.value->'options', i.position,
            case when (i.value->>'retired')::boolean then $3::timestamptz end
       from jsonb_array_elements($4::jsonb) with ordinality i(value, position)
     on conflict (id) do update
       set name = excluded.name, options = excluded.options, position = excluded.position,
           retired_at = case when excluded.retired_at is not null then coalesce(custom_fields.retired_at, excluded.retired_at) end
     where custom_fields.company_id = $1 and custom_fields.subject = $2`,
    [companyId, subject, now, JSON.stringify(items)],
  );
}

/** What stands in the fields of a job or an application; nothing, at version 0, while nothing was saved. */
export async function findValues(database: Database, { kind, id }: Subject): Promise<StoredValues> {
  const [row] = await database.sql<StoredValues>(
    `select values, version from custom_values where ${columnOf(kind)} = $1`,
    [id],
  );
  return row ?? { values: {}, version: 0 };
}

/** Stores values over those of a version, and the rows that lists filter by; false when there is a newer one. In a transaction. */
export async function storeValues(
  database: Database,
  { kind, id, companyId }: Subject,
  { newId, version, values, now }: { newId: string; version: number; values: Values; now: Date },
): Promise<boolean> {
  const stored = JSON.stringify(values);
  const rows =
    version === 0
      ? await database.sql<{ id: string }>(
          `insert into custom_values (company_id, ${columnOf(kind)}, values, updated_at, id) values ($1, $2, $3, $4, $5)
           on conflict (${columnOf(kind)}) do nothing returning id`,
          [companyId, id, stored, now, newId],
        )
      : await database.sql<{ id: string }>(
          `update custom_values set values = $3, updated_at = $4, version = version + 1
            where company_id = $1 and ${columnOf(kind)} = $2 and version = $5 returning id`,
          [companyId, id, stored, now, version],
        );
  const [row] = rows;
  if (!row) return false;
  await storeRows(database, row.id);
  return true;
}

/** Writes what stands in fields a row each, in place of what stood there. */
async function storeRows(database: Database, valuesId: string): Promise<void> {
  await database.sql('delete from custom_field_values where values_id = $1', [valuesId]);
  await database.sql(
    `insert into custom_field_values (subject_id, field_id, values_id, chosen, number, day, words)
     select coalesce(v.application_id, v.job_id), f.id, v.id,
            case when f.kind in ('choice','person') then (one.value #>> '{}')::uuid end,
            case when f.kind = 'number' then (one.value #>> '{}')::double precision end,
            case when f.kind = 'date' then (one.value #>> '{}')::date end,
            case when f.kind = 'text' then array_to_tsvector(company_words(f.id, 'f', one.value #>> '{}')) end
       from custom_values v cross join lateral jsonb_each(v.values) as one
       join custom_fields f on f.id = one.key::uuid and f.company_id = v.company_id
      where v.id = $1`,
    [valuesId],
  );
}

/** What stands in the fields of these applications, by their ids. */
export async function listValues(
  database: Database,
  companyId: string,
  applicationIds: string[],
): Promise<Map<string, Values>> {
  const rows = await database.sql<{ id: string; values: Values }>(
    'select application_id as id, values from custom_values where company_id = $1 and application_id = any($2::uuid[])',
    [companyId, applicationIds],
  );
  return new Map(rows.map(({ id, values }) => [id, values]));
}

/** What those who work or worked for a company are called, of these ids. */
export async function namesOfPeople(database: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.sql<{ id: string; name: string }>(
    `select u.id, ${colleagueName('u')} as name from users u where u.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function columnOf(kind: FieldSubject): string {
  return kind === 'job' ? 'job_id' : 'application_id';
}
