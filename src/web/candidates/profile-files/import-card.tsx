import { Alert, Button, Card, FileButton, Group, List, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, FileUp } from 'lucide-react';
import { longestDocument, profileFilesApi } from '../../../api/candidates/profile-files.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ImportPreview } from './import-preview.tsx';
import { fileAgain } from '../../platform/ui/file-again.ts';

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
        Import
      </Title>
      <Text size="sm" mb="md">
        Choose a JSON Resume file. You’ll see what it would add or change before anything is saved.
      </Text>
      <Stack gap="md">
        <Group gap="sm">
          <FileButton
            inputProps={fileAgain}
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
                {check.data ? 'Choose another file' : 'Choose a file'}
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
      title="This file cannot be imported"
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
    throw new Error(file.size === 0 ? 'The file is empty.' : 'The file is too large for a resume.');
  }
  return text;
}
