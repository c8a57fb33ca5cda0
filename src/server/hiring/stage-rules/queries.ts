import type { JobStage } from '../../../api/hiring/job-stages.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, inEmployerScope, memberReaches } from '../../platform/db/sql-parts.ts';
import type { StoredRule } from './rules.ts';

/** The rules of a company as they are stored; none at version 0. */
export type StoredRules = { rules: StoredRule[]; version: number };

/** What rules name, by id: jobs within reach with the stages they have of their own, templates, and colleagues. */
export type Named = {
  jobs: Map<string, { title: string; stages: JobStage[] | null }>;
  templates: Map<string, string>;
  colleagues: Map<string, string>;
};

/** The rules of a company. */
export async function findStageRules(database: Database, companyId: string): Promise<StoredRules> {
  const [row] = await database.sql<StoredRules>(
    'select rules, version from stage_rules where company_id = $1',
    [companyId],
  );
  return row ?? { rules: [], version: 0 };
}

/** Stores the rules of a company over those of a version; false when there is a newer one. */
export async function storeStageRules(
  database: Database,
  { companyId, version, now }: { companyId: string; version: number; now: Date },
  rules: StoredRule[],
): Promise<boolean> {
  const rows = await database.sql(
    version === 0
      ? `insert into stage_rules (company_id, rules, updated_at, version) values ($1, $2, $3, $4::int + 1)
         on conflict (company_id) do nothing returning 1`
      : `update stage_rules set rules = $2, updated_at = $3, version = version + 1
          where company_id = $1 and version = $4 returning 1`,
    [companyId, JSON.stringify(rules), now, version],
  );
  return rows.length > 0;
}

/** What these rules name, as far as it is there. */
export async function findNamed(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  rules: readonly StoredRule[],
): Promise<Named> {
  const jobIds = rules.flatMap(({ job_id: id }) => id ?? []);
  const templateIds = rules.flatMap(({ act }) => (act.do === 'message' ? act.template_id : []));
  const people = rules.flatMap(({ act }) => ('to' in act ? (act.to ?? []) : []));
  const [jobs, templates, colleagues] = await database.together([
    () =>
      database.sql<{ id: string; title: string; stages: JobStage[] | null }>(
        `select j.id, j.title, p.stages from job_posting j left join job_pipelines p on p.job_id = j.id
          where j.company_id = $1 and j.id = any($2::uuid[]) and ${inEmployerScope('j.id', '$3')}`,
        [companyId, jobIds, onTeam],
      ),
    () =>
      database.sql<{ id: string; name: string }>(
        'select id, name from message_templates where company_id = $1 and id = any($2::uuid[])',
        [companyId, templateIds],
      ),
    () =>
      database.sql<{ id: string; name: string }>(
        `select u.id, ${colleagueName('u')} as name from company_members m join users u on u.id = m.user_id
          where m.company_id = $1 and u.id = any($2::uuid[])`,
        [companyId, people],
      ),
  ]);
  return {
    jobs: new Map(jobs.map(({ id, ...job }) => [id, job])),
    templates: new Map(templates.map(({ id, name }) => [id, name])),
    colleagues: new Map(colleagues.map(({ id, name }) => [id, name])),
  };
}

/** A template of a company that a rule sends; null when it is gone. */
export async function findRuleTemplate(
  database: Database,
  companyId: string,
  id: string,
): Promise<{ name: string; body: string } | null> {
  const [row] = await database.sql<{ name: string; body: string }>(
    'select name, body from message_templates where company_id = $1 and id = $2',
    [companyId, id],
  );
  return row ?? null;
}

/**
 * Whom a rule turns to about an application: that colleague, or without one whoever looks after it, else posted the job. Null when they
 * do not work with the job (any more).
 */
export async function findRecipient(
  database: Database,
  companyId: string,
  applicationId: string,
  personId: string | null,
): Promise<{ id: string; name: string } | null> {
  const [row] = await database.sql<{ id: string; name: string }>(
    `select u.id, ${colleagueName('u')} as name
       from applications a join job_posting j on j.id = a.job_id
       join company_members m on m.company_id = $1 and m.user_id in (coalesce($3::uuid, a.assigned_to, j.created_by), case when $3::uuid is null then j.created_by end)
       join users u on u.id = m.user_id
      where a.id = $2 and a.company_id = $1 and ${memberReaches('a.job_id')}
      order by (u.id = a.assigned_to) desc nulls last limit 1`,
    [companyId, applicationId, personId],
  );
  return row ?? null;
}
