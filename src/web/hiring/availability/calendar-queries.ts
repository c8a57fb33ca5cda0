import { queryOptions } from '@tanstack/react-query';
import { availabilityApi } from '../../../api/hiring/availability.ts';
import { call } from '../../platform/client.ts';

/** The calendars elsewhere by which I am busy. */
export const calendarsQuery = queryOptions({
  queryKey: ['account', 'calendars'],
  queryFn: ({ signal }) => call(availabilityApi.listCalendars, { signal }),
});
