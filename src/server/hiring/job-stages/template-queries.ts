import type { JobStage, StageTemplate } from '../../../api/hiring/job-stages.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockCompanyForCount } from '../../platform/db/locks.ts';

/** A company's lists of stages, by name. */
export function listStageTemplates(database: Database, companyId: string): Promise<StageTemplate[]> {
  return database.sql<StageTemplate>(
    'select id, name, stages from stage_templates where company_id = $1 order by lower(name) limit 200',
    [companyId],
  );
}

/**
 * Keeps a list of stages under a name of the company's, in place of the one that had the name. Nobody else adds one until the
 * caller's transaction ends.
 */
export async function saveStageTemplate(
  database: Database,
  template: { id: string; companyId: string; name: string; stages: JobStage[] },
): Promise<void> {
  await lockCompanyForCount(database, template.companyId);
  await database.sql(
    `insert into stage_templates (id, company_id, name, stages) values ($1, $2, $3, $4)
     on conflict (company_id, lower(name)) do update set name = excluded.name, stages = excluded.stages`,
    [template.id, template.companyId, template.name, JSON.stringify(template.stages)],
  );
}

/** Deletes a company's list of stages; false when there is none. */
export async function deleteStageTemplate(
  database: Database,
  companyId: string,
  id: string,
): Promise<boolean> {
  const rows = await database.sql(
    'delete from stage_templates where id = $1 and company_id = $2 returning 1',
    [id, companyId],
  );
  return rows.length > 0;
}
