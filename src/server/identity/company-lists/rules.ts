import type { CompanyList } from '../../../api/identity/company-lists.ts';

/** An entry as it is to be saved: without an id, a new one. */
export type GivenEntry = { id?: string | undefined; name: string; retired: boolean };

/** What a change of a list does to its entries, by their names; `renamed` tells the new ones. */
export function changesOf(before: CompanyList['items'], given: GivenEntry[]) {
  const was = new Map(before.map((entry) => [entry.id, entry]));
  const names = (wanted: (entry: GivenEntry, old: CompanyList['items'][number] | undefined) => boolean) =>
    given.filter((entry) => wanted(entry, was.get(entry.id ?? ''))).map(({ name }) => name);
  return {
    added: names((_entry, old) => !old),
    renamed: names(({ name }, old) => old !== undefined && old.name !== name),
    retired: names(({ retired }, old) => retired && old?.retired !== true),
    restored: names(({ retired }, old) => !retired && old?.retired === true),
  };
}

/** True when something that was saved is missing, or an entry is named that is not of the list. */
export function losesEntries(before: CompanyList['items'], given: GivenEntry[]): boolean {
  const known = given.flatMap(({ id }) => id ?? []);
  const all = new Set(known);
  return all.size !== known.length || all.size !== before.length || before.some(({ id }) => !all.has(id));
}
