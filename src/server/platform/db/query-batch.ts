import type { Database } from './connect.ts';

/** SQL with `$1` parameters, and what its rows say. An instant in a row may come as ISO text: `new Date(...)` reads both. */
export type Query<T> = { text: string; values: unknown[]; read: (rows: never[]) => T };

/** A query with rows of this type. */
export function query<Row extends Record<string, unknown>, T>(
  text: string,
  values: unknown[],
  read: (rows: Row[]) => T,
): Query<T> {
  return { text, values, read };
}

/** Asks one query alone. */
export async function runQuery<T>(database: Pick<Database, 'planned'>, asked: Query<T>): Promise<T> {
  return asked.read((await database.planned(asked.text, asked.values)) as never[]);
}

/** Asks independent queries in one statement, as of one moment: a page that needs many waits for the database once. */
export async function runBatch<T extends Record<string, unknown>>(
  database: Pick<Database, 'planned'>,
  asked: { [Name in keyof T]: Query<T[Name]> },
): Promise<T> {
  const values: unknown[] = [];
  const names: (keyof T & string)[] = Object.keys(asked);
  const parts = names.map((name) => {
    const { text, values: own } = asked[name];
    const before = values.length;
    values.push(...own);
    const shifted = text.replaceAll(/\$(\d+)/g, (_all, number) => `$${Number(number) + before}`);
    return `(select coalesce(json_agg(q), '[]') from (${shifted}) q) as "${name}"`;
  });
  const [row] = await database.planned<Record<string, never[]>>(`select ${parts.join(',\n')}`, values);
  return Object.fromEntries(names.map((name) => [name, asked[name].read(row?.[name] ?? [])])) as T;
}
