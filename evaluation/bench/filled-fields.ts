import pg from 'pg';
import { api } from '../../src/api/index.ts';
import { type FieldFilter, fieldFiltersText } from '../../src/api/hiring/custom-field-filters.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Queries of the list of applicants by custom fields, by their names. */
export type FilledFields = Record<string, { custom_fields: string }>;

/** Gives a company custom fields and fills them on four of five of its applications, once; answers what to filter by. */
export async function seedFields(url: string, owner: Person): Promise<FilledFields> {
  const stored = (await owner.call(api.getCustomFields, {})).body;
  if (stored.application.items.length === 0) await makeFields(url, owner);
  const { items } = (await owner.call(api.getCustomFields, {})).body.application;
  const [notice = '', cost = '', start = '', size = ''] = items.map(({ id }) => id);
  const [option = ''] = items[3]?.options.map(({ id }) => id) ?? [];
  const by = (...filters: Omit<FieldFilter, 'subject'>[]) => ({
    custom_fields: fieldFiltersText(filters.map((filter) => ({ subject: 'application', ...filter }))),
  });
  const is = { field: size, test: 'is', value: option } as const;
  const from = { field: cost, test: 'from', value: '1000' } as const;
  return {
    choice: by(is),
    text: by({ field: notice, test: 'has', value: 'two weeks' }),
    number: by(from),
    day: by({ field: start, test: 'from', value: '2026-06-01' }),
    together: by(is, from),
  };
}

async function makeFields(url: string, owner: Person): Promise<void> {
  const items = [
    { name: 'Notice', kind: 'text' },
    { name: 'Cost', kind: 'number' },
    { name: 'Start', kind: 'date' },
    { name: 'Size', kind: 'choice', options: [{ name: 'Small' }, { name: 'Middle' }, { name: 'Large' }] },
  ] as never;
  await owner.call(api.changeCustomFields, { body: { subject: 'application', version: 0, items } });
  await withoutIndexes(url, ['custom_values', 'custom_field_values'], async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(values, [owner.user?.company?.id]);
      await client.query(rows);
    } finally {
      await client.end();
    }
  });
}

const values = `
  insert into custom_values (id, company_id, application_id, values)
  select gen_random_uuid(), a.company_id, a.id, jsonb_object_agg(f.id, case f.kind
           when 'text' then to_jsonb((array['two weeks','one month','at once'])[1 + abs(hashtext(a.id::text)) % 3])
           when 'number' then to_jsonb(abs(hashtext(a.id::text)) % 2000)
           when 'date' then to_jsonb(('2026-01-01'::date + abs(hashtext(a.id::text)) % 365)::text)
           else f.options->(abs(hashtext(a.id::text)) % 3)->'id' end)
    from applications a join custom_fields f on f.company_id = a.company_id and f.subject = 'application'
   where a.company_id = $1 and abs(hashtext(a.id::text)) % 5 > 0 group by a.id`;
/** As the command that stores values writes them. */
const rows = `
  insert into custom_field_values (subject_id, field_id, values_id, chosen, number, day, words)
  select v.application_id, f.id, v.id, case when f.kind = 'choice' then (one.value #>> '{}')::uuid end,
         case when f.kind = 'number' then (one.value #>> '{}')::double precision end,
         case when f.kind = 'date' then (one.value #>> '{}')::date end,
         case when f.kind = 'text' then array_to_tsvector(company_words(f.id, 'f', one.value #>> '{}')) end
    from custom_values v cross join lateral jsonb_each(v.values) as one join custom_fields f on f.id = one.key::uuid`;
