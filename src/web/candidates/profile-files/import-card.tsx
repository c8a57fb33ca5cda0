import { Alert, Button, Card, FileButton, Group, List, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CircleAlert, FileUp } from 'lucide-react';
import { longestProfileFile, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import { rich, t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ImportPreview } from './import-preview.tsx';
import { reselectFile } from '../../platform/ui/reselect-file.ts';

const accepted = '.json,.zip,.xml,.pdf,application/json,application/zip,application/xml,application/pdf';
const bold = { b: (text: ReactNode[]) => <b>{text}</b> };

/** Chooses the file of a profile, shows why it cannot be read, or what it would add and change. */
export function ImportCard() {
  const read = useMutation({
    mutationFn: (file: File) => {
      if (file.size === 0) throw new Error(t('profileFiles.fileEmpty'));
      if (file.size > longestProfileFile) throw new Error(t('profileFiles.fileTooLarge'));
      return call(profileFilesApi.readProfileFile, { body: file });
    },
  });
  return (
    <Card component="section" aria-labelledby="import">
      <Title order={2} size="h3" id="import" mb="xs">
        {t('profileFiles.import')}
      </Title>
      <Text size="sm" mb="sm">
        {t('profileFiles.importHint')}
      </Text>
      {!read.data && (
        <List size="sm" mb="md" spacing={4}>
          <List.Item>{rich('profileFiles.waysLinkedIn', bold)}</List.Item>
          <List.Item>{rich('profileFiles.waysEuropass', bold)}</List.Item>
          <List.Item>{rich('profileFiles.waysJson', bold)}</List.Item>
        </List>
      )}
      <Stack gap="md">
        <Group gap="sm">
          <FileButton
            inputProps={reselectFile}
            accept={accepted}
            onChange={(file) => file && read.mutate(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={read.isPending}
                leftSection={<FileUp size={16} aria-hidden />}
              >
                {read.data ? t('profileFiles.chooseAnother') : t('profileFiles.chooseFile')}
              </Button>
            )}
          </FileButton>
          {read.variables && !read.isPending && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {read.variables.name}
            </Text>
          )}
        </Group>
        {read.error && <Mistakes error={read.error} />}
        {read.data && <ImportPreview key={`${read.submittedAt}`} read={read.data} onDone={read.reset} />}
      </Stack>
    </Card>
  );
}

function Mistakes({ error }: { error: Error }) {
  const places = error instanceof ApiError ? error.errors : [];
  return (
    <Alert
      variant="default"
      role="alert"
      icon={<CircleAlert size={20} aria-hidden />}
      title={t('profileFiles.notImportable')}
    >
      {places.length === 0 ? (
        <Text size="sm">{error.message}</Text>
      ) : (
        <List size="sm">
          {places.map(({ pointer, detail }, index) => (
            <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
              {pointer}: {detail}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
