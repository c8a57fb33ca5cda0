import { queryOptions } from '@tanstack/react-query';
import { customFieldsApi, type FieldSubject } from '../../../api/hiring/custom-fields.ts';
import { call } from '../../platform/client.ts';

/** The fields that my company made. */
export const customFieldsQuery = queryOptions({
  queryKey: ['company', 'fields'],
  queryFn: ({ signal }) => call(customFieldsApi.getCustomFields, { signal }),
});

/** What stands in these fields on a job or an application. */
export function fieldValuesQuery(of: FieldSubject, id: string) {
  return queryOptions({
    queryKey: [of === 'job' ? 'jobs' : 'applicants', 'fields', id],
    queryFn: ({ signal }) =>
      call(of === 'job' ? customFieldsApi.getJobFields : customFieldsApi.getApplicantFields, {
        params: { id },
        signal,
      }),
  });
}
