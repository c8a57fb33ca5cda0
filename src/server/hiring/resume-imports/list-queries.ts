import {
  type ImportFile,
  type ImportState,
  importStates,
  type ResumeImport,
} from '../../../api/hiring/resume-imports.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isForTelling } from './people-queries.ts';
import { colleagueName, inEmployerScope, isBlindJob } from '../../platform/db/sql-parts.ts';

type ImportRow = Omit<ResumeImport, 'counts' | 'created_at'> & {
  created_at: Date;
  counts: Partial<Record<ImportState, number>> | null;
};

/**
 * A company's imports, newest first; with `id`, that one; with `jobId`, those for that job, `none` for the talent pool. Of people who were added one by one only
 * those that need a decision.
 */
export async function listImports(
  database: Database,
  scope: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  which: { id?: string; jobId?: string; limit: number; after?: [string, string] | null },
): Promise<ResumeImport[]> {
  const rows = await database.sql<ImportRow>(
    `select i.id, i.kind, i.job_id, coalesce(j.title, '') as job_title, i.source, i.created_at, coalesce(${colleagueName('u')}, '') as created_by,
            (select jsonb_object_agg(state, n) from (select state, count(*)::int as n from resume_import_files
               where import_id = i.id group by state) s) as counts,
            coalesce(p.untold, 0) as untold, coalesce(p.unreachable, 0) as unreachable,
            i.notify_from is not null as notifying, i.undone_at is not null as undone
       from resume_imports i
       left join job_posting j on j.id = i.job_id
       left join users u on u.id = i.created_by
       left join lateral (select count(*) filter (where p.email <> '')::int as untold, count(*) filter (where p.email = '')::int as unreachable
                            from resume_import_files f join added_people p on p.user_id = f.user_id
                           where f.import_id = i.id and ${isForTelling}) p on true
      where i.company_id = $1 and (i.job_id is null or ${inEmployerScope('i.job_id', '$2')})
        and ($3::uuid is null or i.id = $3)
        and ($4::text is null or case when $4 = 'none' then i.job_id is null else i.job_id::text = $4 end)
        and ($3::uuid is not null or i.kind <> 'person' or exists (select 1 from resume_import_files f
               where f.import_id = i.id and f.state in ('to_check', 'duplicate', 'failed')))
        and ($6::timestamptz is null or (i.created_at, i.id) < ($6, $7::uuid))
      order by i.created_at desc, i.id desc limit $5`,
    [
      scope.companyId,
      scope.onTeam,
      which.id ?? null,
      which.jobId ?? null,
      which.limit,
      which.after?.[0] ?? null,
      which.after?.[1] ?? null,
    ],
  );
  return rows.map(({ counts, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    counts: Object.fromEntries(importStates.map((state) => [state, counts?.[state] ?? 0])) as Record<
      ImportState,
      number
    >,
  }));
}

/** Where somebody works or worked last, as the resume of a profile says. */
const lastEmployer = (profile: string) => `${profile}.parsed_meta->'experience'->0->>'company'`;
/** SQL that is true where an employer may see more than the name of whoever a file may be of. */
const isShared =
  "a.stage is distinct from 'withdrawn' and (ap.user_id is not null or cp.visibility is distinct from 'private')";

type FileRow = Omit<ImportFile, 'notified_at'> & { notified_at: Date | null; created_at: Date };

/** The import of a company that holds a file; null for others'. */
export async function findImportOf(
  database: Database,
  companyId: string,
  fileId: string,
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select i.id from resume_import_files f join resume_imports i on i.id = f.import_id
      where f.id = $1 and i.company_id = $2`,
    [fileId, companyId],
  );
  return row?.id ?? null;
}

/** The files of an import in the order in which they came, with the key of each; with `id`, that one. */
export async function listFiles(
  database: Database,
  importId: string,
  which: { id?: string; state?: ImportState | undefined; limit: number; after?: [string, string] | null },
): Promise<{ item: ImportFile; key: [string, string] }[]> {
  const rows = await database.sql<FileRow>(
    `select f.id, f.file_name, f.file_size::float8 as file_size, f.state, f.detail, p.notified_at, f.created_at,
            case when not ${isBlindJob('i.job_id')} then f.application_id end as application_id, f.talent_id,
            case when ${isBlindJob('i.job_id')} then '' else coalesce(p.name, '') end as name,
            case when ${isBlindJob('i.job_id')} then '' else coalesce(p.email, '') end as email,
            case when ${isBlindJob('i.job_id')} then '' else coalesce(p.phone, '') end as phone,
            case when ${isBlindJob('i.job_id')} then '' else coalesce((select ${lastEmployer('own')} from candidate_profile own where own.user_id = f.user_id), '') end as employer,
            (select coalesce(jsonb_agg(jsonb_build_object('why', m->>'why', 'application_id', a.id, 'talent_id', tp.id, 'job_title', coalesce(j.title, ''), 'name',
                 coalesce(tp.name, nullif(ap.name, ''), trim(concat_ws(' ', cp.personal_info->>'first_name', cp.personal_info->>'last_name'))),
                 'email', coalesce(nullif(tp.email, ''), nullif(ap.email, ''), case when ap.user_id is null then mu.email end, ''),
                 'phone', case when ${isShared} then coalesce(nullif(tp.phone, ''), cp.personal_info->>'phone', ap.phone, '') else '' end,
                 'employer', case when ${isShared} then coalesce(${lastEmployer('cp')}, '') else '' end,
                 'file_name', case when a.stage is distinct from 'withdrawn' then coalesce(mr.file_name, '') else '' end,
                 'since', coalesce(a.created_at, tp.created_at), 'has_account', a.id is not null and ap.user_id is null,
                 'mergeable', a.stage is distinct from 'withdrawn')), '[]')
               from jsonb_array_elements(f.matches) m
               left join applications a on a.id = (m->>'application_id')::uuid
               left join job_posting j on j.id = a.job_id
               left join talent_people tp on tp.id = (m->>'talent_id')::uuid
               left join added_people ap on ap.user_id = coalesce(a.candidate_id, tp.person_id)
               left join users mu on mu.id = a.candidate_id
               left join candidate_profile cp on cp.user_id = coalesce(a.candidate_id, tp.person_id)
               left join resume_metadata mr on mr.id = coalesce(a.resume_id, (select r.id from resume_metadata r where r.user_id = tp.person_id and r.is_current and r.deleted_at is null limit 1))
              where tp.id is not null or a.id is not null and not ${isBlindJob('j.id')}) as matches
       from resume_import_files f
       join resume_imports i on i.id = f.import_id
       left join added_people p on p.user_id = f.user_id
      where f.import_id = $1 and ($2::uuid is null or f.id = $2) and ($3::text is null or f.state = $3)
        and ($5::timestamptz is null or (f.created_at, f.id) > ($5, $6::uuid))
      order by f.created_at, f.id limit $4`,
    [
      importId,
      which.id ?? null,
      which.state ?? null,
      which.limit,
      which.after?.[0] ?? null,
      which.after?.[1] ?? null,
    ],
  );
  return rows.map(({ notified_at, created_at, ...row }) => ({
    item: {
      ...row,
      matches: row.matches.map((one) => ({ ...one, since: new Date(one.since).toISOString() })),
      notified_at: notified_at?.toISOString() ?? null,
    },
    key: [created_at.toISOString(), row.id],
  }));
}
