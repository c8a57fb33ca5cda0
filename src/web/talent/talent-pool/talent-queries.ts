import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type talentWays, talentApi } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';

/** Whom the address of the pool asks for, and which of its parts is open. */
export type TalentSearch = {
  q?: string;
  skill?: string;
  place?: string;
  tag?: string;
  way?: (typeof talentWays)[number];
  job?: string;
  person?: string;
  view?: 'duplicates';
};

/** A page of them, with how many there are. */
export type TalentPage = Awaited<ReturnType<typeof call<typeof talentApi.listTalent>>>;

/** People of the pool for a search, page after page. */
export function talentQueryOf({ view: _view, person: _person, ...query }: TalentSearch) {
  return infiniteQueryOptions({
    queryKey: ['recruiter', 'talent', 'list', query],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(talentApi.listTalent, { query: { ...query, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** One person of the pool, and the score for a job. */
export function talentRecordQuery(id: string, job: string | undefined) {
  return queryOptions({
    queryKey: ['recruiter', 'talent', 'one', id, job ?? ''],
    queryFn: ({ signal }) => call(talentApi.getTalent, { params: { id }, query: job ? { job } : {}, signal }),
  });
}

/** Records that may be one person's. */
export const duplicatesQuery = queryOptions({
  queryKey: ['recruiter', 'talent', 'duplicates'],
  queryFn: ({ signal }) => call(talentApi.listTalentDuplicates, { signal }),
});

/** Invitations of mine to apply that are open. */
export const invitationsQuery = queryOptions({
  queryKey: ['applications', 'invitations'],
  queryFn: ({ signal }) => call(talentApi.listJobInvitations, { signal }),
});

/** Whether the company of one of my applications keeps me in mind. */
export function consentStateQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applications', 'kept', applicationId],
    queryFn: ({ signal }) => call(talentApi.getKeptState, { params: { id: applicationId }, signal }),
  });
}
