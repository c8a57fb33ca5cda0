import { Alert, Button, Card, FileButton, Group, List, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, FileUp } from 'lucide-react';
import { longestDocument, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ImportPreview } from './import-preview.tsx';
import { reselectFile } from '../../platform/ui/reselect-file.ts';

/** Chooses a JSON Resume, shows its mistakes by place, or what it would add and change. */
export function ImportCard() {
  const check = useMutation({
    mutationFn: async (file: File) => {
      const document = await readText(file);
      return { document, found: await call(profileFilesApi.checkProfileFile, { body: { document } }) };
    },
  });
  return (
    <Card component="section" aria-labelledby="import">
      <Title order={2} size="h3" id="import" mb="xs">
        {t('profileFiles.import')}
      </Title>
      <Text size="sm" mb="md">
        {t('profileFiles.importHint')}
      </Text>
      <Stack gap="md">
        <Group gap="sm">
          <FileButton
            inputProps={reselectFile}
            accept="application/json,.json"
            onChange={(file) => file && check.mutate(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={check.isPending}
                leftSection={<FileUp size={16} aria-hidden />}
              >
                {check.data ? t('profileFiles.chooseAnother') : t('profileFiles.chooseFile')}
              </Button>
            )}
          </FileButton>
          {check.variables && !check.isPending && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {check.variables.name}
            </Text>
          )}
        </Group>
        {check.error && <Mistakes error={check.error} />}
        {check.data && (
          <ImportPreview
            key={`${check.submittedAt}`}
            document={check.data.document}
            found={check.data.found}
            onDone={check.reset}
          />
        )}
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

async function readText(file: File): Promise<string> {
  const text = file.size > longestDocument * 4 ? '' : await file.text();
  if (text === '' || text.length > longestDocument) {
    throw new Error(file.size === 0 ? t('profileFiles.fileEmpty') : t('profileFiles.fileTooLarge'));
  }
  return text;
}
