import { Checkbox, Text, TextInput } from '@mantine/core';
import {
  type SavedReport,
  type SavedReportSearch,
  savedReportsApi,
} from '../../../api/hiring/saved-reports.ts';
import { call } from '../../platform/client.ts';
import { rich, t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useFirstFocus } from './use-first-focus.ts';

type Done = (report: SavedReport) => void;

/** Keeps what the page shows under a name; `words` says what that is. */
export function SaveForm(props: {
  search: SavedReportSearch;
  words: string;
  onClose: () => void;
  onSaved: Done;
}) {
  const first = useFirstFocus();
  const form = useMutationForm({
    initialValues: { name: '', shared: false },
    draft: 'report',
    validate: { name: isNamed },
    save: (values, idempotencyKey) =>
      call(savedReportsApi.saveReport, {
        body: { ...values, search: props.search },
        idempotencyKey,
      }),
    saved: t('savedReports.savedToast'),
    onSaved: props.onSaved,
  });
  return (
    <DialogForm form={form} submit={t('savedReports.save')} onBack={props.onClose}>
      <Text size="sm">
        {rich('savedReports.shownNow', {
          filters: props.words,
          strong: (text) => <strong>{text}</strong>,
        })}
      </Text>
      <TextInput
        label={t('savedReports.name')}
        data-autofocus
        maxLength={60}
        {...form.form.getInputProps('name')}
        ref={first}
      />
      <Checkbox
        label={t('savedReports.share')}
        {...form.form.getInputProps('shared', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}

/** Gives a saved report another name. */
export function RenameForm({
  report: { id, version, name, shared, search },
  ...props
}: {
  report: SavedReport;
  onClose: () => void;
  onSaved: Done;
  onFailed: () => Promise<void>;
}) {
  const first = useFirstFocus();
  const form = useMutationForm({
    initialValues: { name },
    draft: `report-name:${id}`,
    validate: { name: isNamed },
    save: (values) =>
      call(savedReportsApi.changeSavedReport, {
        params: { id },
        body: { version, value: { ...values, shared, search } },
      }),
    saved: t('savedReports.renamed'),
    onSaved: props.onSaved,
    // Sent again, it is an edit of the newer one.
    onFailed: props.onFailed,
  });
  return (
    <DialogForm form={form} submit={t('savedReports.rename')} onBack={props.onClose}>
      <TextInput
        label={t('savedReports.name')}
        data-autofocus
        maxLength={60}
        {...form.form.getInputProps('name')}
        ref={first}
      />
    </DialogForm>
  );
}

function isNamed(name: string): string | null {
  return name.trim() === '' ? t('savedReports.nameMissing') : null;
}
