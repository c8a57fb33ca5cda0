import type { Database } from '../../platform/db/connect.ts';
import { labelOf, peopleIn } from './presenter.ts';
import { findCustomFields, namesOfPeople } from './queries.ts';
import type { Values } from './rules.ts';

/** What the fields of a company on jobs are called, and how they read on each of these jobs. */
export async function jobFieldCells<Job extends { own_fields: Values | null }>(
  database: Database,
  companyId: string,
  jobs: Job[],
): Promise<{ names: string[]; cells: (job: Job) => string[] }> {
  const fields = (await findCustomFields(database, companyId)).job.items;
  const stored = jobs.flatMap(({ own_fields: values }) => (values ? [values] : []));
  const people = await namesOfPeople(database, peopleIn(fields, stored));
  return {
    names: fields.map(({ name }) => name),
    cells: ({ own_fields: values }) => fields.map((field) => labelOf(field, values?.[field.id], people)),
  };
}
