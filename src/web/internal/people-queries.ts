import { infiniteQueryOptions } from '@tanstack/react-query';
import { peopleApi } from '../../api/people.ts';
import { type Role, roles } from '../../api/roles.ts';
import { call } from '../client.ts';

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

/** What happened, by the beginning of the action and by who did it, page after page. */
export function auditQuery(action: string, actor: string) {
  return infiniteQueryOptions({
    queryKey: ['audit', action, actor],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(peopleApi.listAuditEvents, { query: { action, actor, cursor: pageParam, limit: 50 }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
