import { Alert, Anchor, Button, FileButton, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AtsConnection, atsApi } from '../../../api/integrations/ats.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { atsQuery, atsStatusQuery } from './ats-queries.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { rich, t } from '../../platform/messages.ts';

/** Working with files: the jobs of one come in, and the applications to them are another to download. */
export function AtsFiles({ connection }: { connection: AtsConnection | null }) {
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      if (!connection) await call(atsApi.saveAtsConnection, { body: { version: 0, provider: 'csv' } });
      return call(atsApi.uploadAtsFile, { body: { csv } });
    },
    onSuccess: (state) => {
      client.setQueryData(atsQuery.queryKey, state);
      toast.success(t('ats.fileSaved'));
    },
    onError: () => client.invalidateQueries({ queryKey: atsQuery.queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: atsStatusQuery.queryKey }),
  });
  return (
    <Stack gap="sm" maw="42rem">
      <Text size="sm">{rich('ats.columnsNote', { b: (text) => <b>{text}</b> })}</Text>
      {upload.error && <Refused error={upload.error} />}
      <Group gap="md">
        <FileButton
          inputProps={reselectFile}
          accept=".csv,text/csv"
          onChange={(file) => file && upload.mutate(file)}
        >
          {(props) => (
            <Button {...props} variant={connection?.ready ? 'default' : 'filled'} loading={upload.isPending}>
              {connection?.ready ? t('ats.uploadNewerFile') : t('ats.uploadJobFile')}
            </Button>
          )}
        </FileButton>
        {connection?.ready && <ApplicationsLink />}
      </Group>
    </Stack>
  );
}

/** Where the applications to the jobs of a file are downloaded. */
export function ApplicationsLink() {
  return (
    <Anchor size="sm" href="/api/ats/applications-file" download="applications.csv">
      {t('ats.downloadApplications')}
    </Anchor>
  );
}

/** Why a file was not taken. */
export function Refused({ error }: { error: Error }) {
  const lines = error instanceof ApiError ? error.errors.map(({ detail }) => detail) : [];
  return (
    <Alert color="red" role="alert" title={t('ats.fileNotImported')}>
      {lines.length > 0 ? (
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      ) : (
        error.message
      )}
    </Alert>
  );
}
