import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide-react';
import { interviewCalendarApi } from '../../../api/hiring/interview-calendar.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import type { InterviewFormValues } from './interview-form-values.ts';
import { clockTimeOf } from './interview-times.ts';
import classes from './interviews.module.css';
import { t } from '../../platform/messages.ts';

/** Puts up to three times at which the whole panel is free in place of those in the form. */
export function FreeTimes(props: { applicantId: string; form: UseFormReturnType<InterviewFormValues> }) {
  const { applicantId, form } = props;
  const { interviewers, minutes, time_zone: zone } = form.values;
  const find = useMutation({
    mutationFn: () =>
      call(interviewCalendarApi.listFreeTimes, {
        params: { id: applicantId },
        query: { people: interviewers.join(','), minutes: Number(minutes), time_zone: zone },
      }),
    onSuccess: ({ suggested }) => {
      if (suggested.length === 0) return toast.warning(t('interviews.noFreeTimes'));
      form.setValues({ times: suggested.map((at) => clockTimeOf(at, zone)), agreed: false });
      return toast.success(t('interviews.freeTimesFound', { count: suggested.length }));
    },
    onError: () => toast.error(t('interviews.freeTimesFailed')),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.start ?? ''}
      leftSection={<CalendarSearch size={16} aria-hidden />}
      disabled={interviewers.length === 0}
      loading={find.isPending}
      onClick={() => find.mutate()}
    >
      {t('interviews.findFreeTimes')}
    </Button>
  );
}
