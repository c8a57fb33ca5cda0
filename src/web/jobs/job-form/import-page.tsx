import { Alert, Button, FileButton, Group, List, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { jobFilesApi } from '../../../api/jobs/job-files.ts';
import type { ImportedRow } from '../../../api/jobs/job-files.ts';
import { ApiError, call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { requestKeys } from '../../platform/ui/request-keys.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { t } from '../../platform/messages.ts';

/** Jobs out of a CSV file: shown with every mistake first, then posted all together. */
export function ImportPage() {
  const { check, send } = useJobFile();
  const rows = check.data?.rows ?? [];
  const wrong = rows.filter((row) => row.mistakes.length > 0).length;
  const error = check.error ?? send.error;
  return (
    <>
      <PageHeader
        title={t('jobForm.importJobs')}
        back={
          <TextLink to="/recruiter/jobs" size="sm">
            {t('jobForm.jobPostings')}
          </TextLink>
        }
      />
      <Stack gap="lg">
        <Stack gap="xs" maw="42rem">
          <Text>{t('jobForm.aboutCsv')}</Text>
          <Text size="sm" c="dimmed">
            {t('jobForm.aboutCsvLists')}
          </Text>
          <FromElsewhere />
        </Stack>
        <Group gap="xs">
          <FileButton
            inputProps={reselectFile}
            accept=".csv,text/csv"
            onChange={(file) => file && check.mutate(file)}
          >
            {(props) => (
              <Button {...props} variant={rows.length > 0 ? 'default' : 'filled'} loading={check.isPending}>
                {rows.length > 0 ? t('jobForm.chooseAnotherFile') : t('jobForm.chooseAFile')}
              </Button>
            )}
          </FileButton>
          {rows.length > 0 && (
            <Button disabled={wrong > 0} loading={send.isPending} onClick={() => send.mutate()}>
              {t('jobForm.importJobsCount', { count: rows.length })}
            </Button>
          )}
        </Group>
        {error && (
          <Alert color="red" role="alert" title={t('jobForm.fileNotImported')}>
            {error instanceof ApiError ? (error.errors[0]?.detail ?? error.message) : error.message}
          </Alert>
        )}
        {wrong > 0 && (
          <Alert color="yellow" title={t('jobForm.rowsWithMistakes', { count: wrong })}>
            {t('jobForm.correctTheFile')}
          </Alert>
        )}
        {rows.length > 0 && <Rows rows={rows} />}
      </Stack>
    </>
  );
}

/** Leads recruiters to the import of what another system wrote. */
function FromElsewhere() {
  if (useSession().user?.role === 'hiring_manager') return null;
  return (
    <TextLink size="sm" to="/recruiter/move">
      {t('recordImports.importFromElsewhere')}
    </TextLink>
  );
}

/** The file is kept as it was checked: what is sent is what was shown. */
function useJobFile() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [{ keyFor }] = useState(() => requestKeys());
  const [csv, setCsv] = useState('');
  const check = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > 200_000) throw new Error(t('jobForm.fileTooLarge'));
      const text = await file.text();
      setCsv(text);
      return call(jobFilesApi.checkJobFile, { body: { csv: text } });
    },
  });
  const send = useMutation({
    mutationFn: () => call(jobFilesApi.importJobFile, { body: { csv }, idempotencyKey: keyFor({ csv }) }),
    onSuccess: async ({ created }) => {
      toast.success(t('jobForm.jobsImported', { count: created }));
      await queries.invalidateQueries({ queryKey: ['recruiter'] });
      await navigate({ to: '/recruiter/jobs' });
    },
  });
  return { check, send };
}

function Rows({ rows }: { rows: ImportedRow[] }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('jobForm.job')}</Table.Th>
          <Table.Th>{t('jobForm.line')}</Table.Th>
          <Table.Th>{t('jobForm.whatToCorrect')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, index) => (
          <Table.Tr key={index}>
            <Table.Td miw={96} style={{ overflowWrap: 'anywhere' }}>
              {row.title || t('jobForm.noTitle')}
            </Table.Td>
            <Table.Td>{row.line}</Table.Td>
            <Table.Td>
              {row.mistakes.length === 0 ? (
                t('jobForm.nothing')
              ) : (
                <List size="sm">
                  {row.mistakes.map((mistake, at) => (
                    <List.Item key={at}>
                      {mistake.column}: {mistake.detail}
                    </List.Item>
                  ))}
                </List>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
