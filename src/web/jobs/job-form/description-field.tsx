import { Button, Card, Group, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { JobFormValues } from './job-form-values.ts';
import { ReviewButton, TextProposals, useTextProposals } from './text-proposals.tsx';
import { JobDescription } from '../jobs/job-description.tsx';
import { t } from '../../platform/messages.ts';

/** The description as it is typed in Markdown, or as candidates will read it. */
export function DescriptionField({
  form,
  isNew,
}: {
  form: UseFormReturnType<JobFormValues>;
  isNew: boolean;
}) {
  const [previewing, setPreviewing] = useState(false);
  const found = useTextProposals(form, isNew);
  const text = form.values.description;
  return (
    <Stack gap="xs">
      {previewing ? (
        <Stack gap={4}>
          <Text size="sm" fw={500}>
            {t('jobForm.descriptionPreview')}
          </Text>
          <Card padding="md" mih={200}>
            {text.trim() === '' ? (
              <Text size="sm" c="dimmed">
                {t('jobForm.nothingToPreviewYet')}
              </Text>
            ) : (
              <JobDescription text={text} />
            )}
          </Card>
        </Stack>
      ) : (
        <Textarea
          label={t('jobForm.description')}
          id="description"
          aria-required
          description={t('jobForm.aboutMarkdown')}
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
          {previewing ? t('jobForm.writeDescription') : t('jobForm.previewDescription')}
        </Button>
        <ReviewButton {...found} />
      </Group>
      <TextProposals form={form} isNew={isNew} found={found} />
    </Stack>
  );
}
