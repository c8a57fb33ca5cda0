import { NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { type ReportSchedule, type SavedReport, savedReportsApi } from '../../../api/hiring/saved-reports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];

type Chosen = { cadence: 'never' | ReportSchedule['cadence']; weekday: string };

/** Chooses when a report comes to me by mail. */
export function MailForm({
  report,
  onClose,
  onSaved,
}: {
  report: SavedReport;
  onClose: () => void;
  onSaved: (report: SavedReport) => void;
}) {
  const { id, mail } = report;
  const first = useFirstFocus();
  const form = useMutationForm({
    initialValues: {
      cadence: mail?.cadence ?? 'weekly',
      weekday: String(mail?.weekday ?? 1),
    } as Chosen,
    draft: `report-mail:${id}`,
    save: (values) =>
      call(savedReportsApi.setReportMail, { params: { id }, body: { mail: scheduleOf(values) } }),
    failed: t('savedReports.mailFailed'),
    onSaved: (answer) => {
      toast.success(
        answer.mail
          ? t('savedReports.mailOn', { at: new Date(answer.mail.next_at) })
          : t('savedReports.mailOff'),
      );
      onSaved(answer);
    },
  });
  const { getInputProps, values } = form.form;
  return (
    <DialogForm form={form} submit={t('savedReports.mailSave')} onBack={onClose}>
      <Text size="sm">{t('savedReports.mailAbout')}</Text>
      <Radio.Group label={t('savedReports.mailHow')} {...getInputProps('cadence')}>
        <Stack gap="xs" mt="xs">
          <Radio value="weekly" label={t('savedReports.mailEveryWeek')} data-autofocus ref={first} />
          <Radio value="monthly" label={t('savedReports.mailMonthly')} />
          {mail && <Radio value="never" label={t('savedReports.mailNever')} />}
        </Stack>
      </Radio.Group>
      {values.cadence === 'weekly' && (
        <NativeSelect
          label={t('savedReports.mailDay')}
          data={weekdays.map((value) => ({
            value,
            label: t('savedReports.weekday', { weekday: `d${value}` }),
          }))}
          {...getInputProps('weekday')}
        />
      )}
    </DialogForm>
  );
}

function scheduleOf({ cadence, weekday }: Chosen): ReportSchedule | null {
  if (cadence === 'never') return null;
  return cadence === 'weekly' ? { cadence, weekday: Number(weekday) } : { cadence };
}
