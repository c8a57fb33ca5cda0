import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { availabilityApi, type CalendarProvider } from '../../../api/hiring/availability.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { toast } from '../../platform/ui/toast.ts';
import { calendarsQuery } from './calendar-queries.ts';

/** What people call the calendars of a provider. */
export const providerNames: Record<CalendarProvider, string> = {
  google: t('availability.googleCalendar'),
  microsoft: t('availability.outlook'),
};

/** Leads to where I let a provider say when I am busy, and connects my calendar when I come back from there. */
export function usePermission() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { code, state, error } = search;
  const finish = useMutation({
    mutationFn: (body: { code: string; state: string }) =>
      call(availabilityApi.finishCalendarPermission, { body }),
    onSuccess: (answer) => {
      client.setQueryData(calendarsQuery.queryKey, answer);
      toast.success(t('availability.connected'));
    },
    onError: (failure) => toast.error(failure.message),
  });
  const comeBack = useEffectEvent(() => {
    if (typeof state !== 'string') return;
    if (typeof code === 'string') finish.mutate({ code, state });
    else if (error !== undefined) toast.warning(t('availability.notPermitted'));
    void navigate({ to: '/settings/$section', params: { section: 'availability' }, replace: true });
  });
  useEffect(() => comeBack(), [state]);
  return useMutation({
    mutationFn: (kind: CalendarProvider) => call(availabilityApi.askCalendarPermission, { body: { kind } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (failure) => toast.error(failure.message),
  });
}
