import { infiniteQueryOptions } from '@tanstack/react-query';
import { peopleApi } from '../../../api/identity/people.ts';
import { type Role, roles } from '../../../api/identity/roles.ts';
import { call } from '../../platform/client.ts';

/** Accounts by a part of their address and by role, page after page. */
export function peopleQuery(q: string, role: string) {
  const known: Role | undefined = roles.find((one) => one === role);
  return infiniteQueryOptions({
    queryKey: ['people', q, known ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(peopleApi.listPeople, { query: { q, role: known, cursor: pageParam, limit: 50 }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** What happened, by the beginning of the action, who did it, words and days, page after page. */
export function auditQuery(filter: { action: string; actor: string; q: string; from: string; to: string }) {
  const days = { from: filter.from || undefined, to: filter.to || undefined };
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(peopleApi.listAuditEvents, {
        query: { ...filter, ...days, cursor: pageParam, limit: 50 },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
