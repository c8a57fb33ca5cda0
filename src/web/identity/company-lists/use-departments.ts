import { useQuery } from '@tanstack/react-query';
import type { CompanyListName } from '../../../api/identity/company-lists.ts';
import { companyListsQuery } from './company-list-queries.ts';

/** An entry to choose. */
type Option = { value: string; label: string };

/** What can be chosen of one of the company's lists: what is offered, and what is chosen already; nothing while that is not known. */
export function useListOptions(list: CompanyListName, chosen = ''): Option[] {
  const items = useQuery(companyListsQuery).data?.[list].items ?? [];
  return items
    .filter(({ id, retired }) => !retired || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** All departments to filter by, also those that are no longer offered; nothing while they are not known. */
export function useDepartments(): Option[] {
  const items = useQuery(companyListsQuery).data?.departments.items ?? [];
  return items.map(({ id, name }) => ({ value: id, label: name }));
}

/** What an entry of a list is called; empty while that is not known. */
export function useEntryName(list: CompanyListName, id: string | undefined): string {
  const { data } = useQuery({ ...companyListsQuery, enabled: id !== undefined && id !== '' });
  return data?.[list].items.find((item) => item.id === id)?.name ?? '';
}
