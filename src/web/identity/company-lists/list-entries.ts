import type { CompanyList } from '../../../api/identity/company-lists.ts';

/** An entry of a list that is being changed; without an id it was not saved yet. */
export type Entry = { key: string; id?: string; name: string; retired: boolean };

/** The entries of a saved list, the retired ones last. */
export function entriesOf({ items }: Pick<CompanyList, 'items'>): Entry[] {
  const entries = items.map((item) => ({ ...item, key: item.id }));
  return [...entries.filter(({ retired }) => !retired), ...entries.filter(({ retired }) => retired)];
}

/** The entries with a new one after those that are offered. */
export function withNew<E extends Entry>(entries: E[], added: E): E[] {
  const offered = entries.filter(({ retired }) => !retired);
  const retired = entries.filter((entry) => entry.retired);
  return [...offered, added, ...retired];
}

/** The entries with one of those that are offered moved a place up or down. */
export function moved<E extends Entry>(entries: E[], key: string, by: -1 | 1): E[] {
  const at = entries.findIndex((entry) => entry.key === key);
  const [entry, other] = [entries[at], entries[at + by]];
  if (!entry || !other || other.retired !== entry.retired) return entries;
  return entries.with(at, other).with(at + by, entry);
}

/** The entries without one that was never saved; one that was is retired, or offered again, as the last of its part. */
export function withRetired<E extends Entry>(entries: E[], key: string, retired: boolean): E[] {
  const entry = entries.find((one) => one.key === key);
  const others = entries.filter((one) => one.key !== key);
  if (!entry || entry.id === undefined) return others;
  const offered = others.filter((one) => !one.retired);
  const old = others.filter((one) => one.retired);
  return retired ? [...offered, ...old, { ...entry, retired }] : [...offered, { ...entry, retired }, ...old];
}

/** What is typed, with the saved entries that somebody else added meanwhile. */
export function withTheirs<E extends Entry>(typed: E[], saved: E[]): E[] {
  const known = new Set(typed.map(({ id }) => id));
  const theirs = saved.filter(({ id }) => !known.has(id));
  return [
    ...[...typed, ...theirs].filter(({ retired }) => !retired),
    ...[...typed, ...theirs].filter(({ retired }) => retired),
  ];
}

/** True when another entry has the same name, whatever the case. */
export function isNameTwice(name: string, entries: Pick<Entry, 'name'>[]): boolean {
  const key = nameKey(name);
  return key !== '' && entries.filter((entry) => nameKey(entry.name) === key).length > 1;
}

function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
