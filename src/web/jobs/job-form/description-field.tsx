import { Button, Card, Group, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { JobFormValues } from './job-form-values.ts';
import { JobDescription } from '../jobs/job-description.tsx';

/** The description as it is typed in Markdown, or as candidates will read it. */
export function DescriptionField({ form }: { form: UseFormReturnType<JobFormValues> }) {
  const [previewing, setPreviewing] = useState(false);
  const text = form.values.description;
  return (
    <Stack gap="xs">
      {previewing ? (
        <Stack gap={4}>
          <Text size="sm" fw={500}>
            Description, as candidates see it
          </Text>
          <Card padding="md" mih={200}>
            {text.trim() === '' ? (
              <Text size="sm" c="dimmed">
                Nothing to preview yet.
              </Text>
            ) : (
              <JobDescription text={text} />
            )}
          </Card>
        </Stack>
      ) : (
        <Textarea
          label="Description"
          id="description"
          aria-required
          description="Markdown: ## for a heading, - for a list, **bold**. HTML and pictures are left out."
          autosize
          minRows={8}
          maxRows={24}
          maxLength={20_000}
          {...form.getInputProps('description')}
        />
      )}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={previewing ? <Pencil size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? 'Write description' : 'Preview description'}
        </Button>
      </Group>
    </Stack>
  );
}
