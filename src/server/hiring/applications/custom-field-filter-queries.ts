import { isDay, type FieldFilter, readFieldFilters } from '../../../api/hiring/custom-field-filters.ts';

/** A condition on fields of the company's own: SQL of it with the parameter that holds a value, and whether words tell who it is of. */
export type FieldFilterPart = { sql: (add: (value: string) => string) => string; isText: boolean };

/** The conditions that filters by fields of the company's own set on the application `a`; each is led to by an index of the field. */
export function fieldFilterParts(text: string | undefined): FieldFilterPart[] {
  const filters = text === undefined ? [] : (readFieldFilters(text) ?? []);
  return filters.map((filter) => ({
    sql: (add) => conditionOf(filter, add),
    isText: filter.test === 'has' && filter.subject === 'application',
  }));
}

function conditionOf({ subject, field, test, value }: FieldFilter, add: (value: string) => string): string {
  const id = subject === 'job' ? 'a.job_id' : 'a.id';
  const fieldAt = `${add(field)}::uuid`;
  const of = `custom_field_values v where v.field_id = ${fieldAt}`;
  const at = add(value);
  const holds = {
    is: () => `v.chosen = ${at}::uuid`,
    has: () => `v.words @@ company_query(${fieldAt}, 'f', ${at})`,
    from: () => `${compared(value, at)[0]} >= ${compared(value, at)[1]}`,
    to: () => `${compared(value, at)[0]} <= ${compared(value, at)[1]}`,
  };
  return `${id} in (select v.subject_id from ${of} and ${holds[test]()})`;
}

function compared(value: string, at: string): [column: string, wanted: string] {
  return isDay(value) ? ['v.day', `${at}::date`] : ['v.number', `${at}::double precision`];
}
