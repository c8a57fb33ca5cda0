import { Alert, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import type { InterviewFormValues } from './interview-form-values.ts';
import { panelTimesQuery } from './interview-queries.ts';
import { clockTimeOf } from './interview-times.ts';
import { listed } from './pick-labels.ts';
import { t } from '../../platform/messages.ts';

const notices = ['2', '4', '12', '24', '48', '72'];
const buffers = ['0', '5', '10', '15', '30', '60'];

type Props = { form: UseFormReturnType<InterviewFormValues>; applicantId: string };

/** In which days the candidate picks a time, how near to other things, and how many times there are now. */
export function PickFields({ form, applicantId }: Props) {
  const { values, getInputProps: field } = form;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('interviews.pickHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput type="date" label={t('interviews.firstDay')} {...field('pick.from')} />
        <TextInput type="date" label={t('interviews.lastDay')} {...field('pick.until')} />
        <NativeSelect
          label={t('interviews.notice')}
          data={[...new Set([...notices, values.pick.notice_hours])].map((value) => ({
            value,
            label: t('interviews.hoursAhead', { count: Number(value) }),
          }))}
          {...field('pick.notice_hours')}
        />
        <NativeSelect
          label={t('interviews.buffer')}
          data={[...new Set([...buffers, values.pick.buffer_minutes])].map((value) => ({
            value,
            label:
              value === '0' ? t('interviews.noBuffer') : t('interviews.minutes', { count: Number(value) }),
          }))}
          {...field('pick.buffer_minutes')}
        />
      </SimpleGrid>
      <HowMany values={values} applicantId={applicantId} />
    </>
  );
}

/** Says how many times the candidate would have now. */
function HowMany({ values, applicantId }: { values: InterviewFormValues; applicantId: string }) {
  const [asked] = useDebouncedValue(values, 300);
  const { from, until } = asked.pick;
  const isWhole = from !== '' && until !== '' && from <= until && asked.interviewers.length > 0;
  const { data, isError } = useQuery({ ...panelTimesQuery(applicantId, asked), enabled: isWhole });
  const members = useQuery(membersQuery).data?.items ?? [];
  const unread = members.filter(({ id }) => data?.unread.includes(id)).map(({ name }) => name);
  const days = new Set(data?.items.map((at) => clockTimeOf(at, asked.time_zone).date));
  return (
    <>
      {unread.length > 0 && isWhole && (
        <Alert color="orange" p="xs">
          {t('interviews.calendarsUnread', { people: listed(unread) })}
        </Alert>
      )}
      <Text size="sm" component="output" mih="1.5em">
        {isError && t('interviews.freeTimesFailed')}
        {data &&
          isWhole &&
          (data.items.length === 0
            ? t('interviews.nothingToPick')
            : t('interviews.timesToPick', { count: data.items.length, days: days.size }))}
      </Text>
    </>
  );
}
