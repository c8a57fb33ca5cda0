import type { Database } from '../../platform/db/connect.ts';
import { labelOf, peopleIn } from './presenter.ts';
import { findCustomFields, listValues, namesOfPeople } from './queries.ts';

/** How the fields of a company read on these applications: a cell for each field; texts are left out where a blind review hides who it is. */
export async function fieldCells(
  database: Database,
  companyId: string,
  applicationIds: string[],
): Promise<(row: { id: string; blind: boolean }) => string[]> {
  const fields = (await findCustomFields(database, companyId)).application.items;
  const values = await listValues(database, companyId, applicationIds);
  const names = await namesOfPeople(database, peopleIn(fields, values.values()));
  return ({ id, blind }) =>
    fields.map((field) =>
      blind && field.kind === 'text' ? '' : labelOf(field, values.get(id)?.[field.id], names),
    );
}
