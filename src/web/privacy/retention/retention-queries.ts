import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Retention, retentionApi } from '../../../api/privacy/retention.ts';
import { call } from '../../platform/client.ts';

/** How long the company keeps what it stores about applicants. */
export const retentionQuery = queryOptions({
  queryKey: ['company', 'retention'],
  queryFn: ({ signal }) => call(retentionApi.getRetention, { signal }),
});

/** Whose data would be deleted by some periods; null while these cannot be. */
export const previewQuery = (periods: Pick<Retention, 'months' | 'countries'> | null) =>
  queryOptions({
    queryKey: ['company', 'retention', 'preview', periods],
    queryFn: ({ signal }) =>
      call(retentionApi.previewRetention, { body: periods ?? { months: null, countries: [] }, signal }),
    enabled: periods !== null,
    placeholderData: keepPreviousData,
  });

/** Whose data is on hold. */
export const holdsQuery = queryOptions({
  queryKey: ['company', 'holds'],
  queryFn: ({ signal }) => call(retentionApi.listHolds, { signal }),
});

/** Whether an applicant's data is on hold, and was before. */
export const applicantHoldsQuery = (id: string) =>
  queryOptions({
    queryKey: ['company', 'holds', id],
    queryFn: ({ signal }) => call(retentionApi.listApplicantHolds, { params: { id }, signal }),
  });
