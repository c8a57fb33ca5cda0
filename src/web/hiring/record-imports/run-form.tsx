import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type RecordImport, recordImportsApi } from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { recordImportQuery } from './record-queries.ts';

/** Where the people come from; sent, what was checked is imported. */
export function RunForm({ item }: { item: RecordImport }) {
  const queries = useQueryClient();
  const { form, formProps, problem, busy } = useMutationForm({
    initialValues: { source: item.source },
    draft: `source of ${item.id}`,
    validate: { source: (source) => (source.trim() === '' ? t('recordImports.sourceNeeded') : null) },
    save: ({ source }) =>
      call(recordImportsApi.runRecordImport, {
        params: { id: item.id },
        body: { version: item.version, source },
      }),
    onSaved: (now) => {
      queries.setQueryData(recordImportQuery(item.id).queryKey, now);
      return queries.invalidateQueries({ queryKey: ['record-imports'] });
    },
  });
  const { counts } = item;
  const fresh = counts ? (item.kind === 'jobs' ? counts.jobs : counts.applications) : 0;
  if (fresh === 0) return <Text>{t('recordImports.nothingNew')}</Text>;
  return (
    <form {...formProps}>
      <Stack gap="md" maw="44rem">
        <FormProblem problem={problem} />
        <Textarea
          label={t('recordImports.source')}
          description={t('recordImports.aboutSource')}
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps('source')}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t('recordImports.importNow', { count: fresh })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
