import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import {
  delays,
  MessageField,
  Preview,
  TemplateSelect,
  usePreview,
  withTemplate,
} from './message-fields.tsx';
import { applicantThreadQuery, templatesQuery } from './message-queries.ts';
import { t } from '../../platform/messages.ts';

/** Writes to one applicant: from a template or freely, with fields that are filled, looked at before it goes. */
export function MessageComposer({ id, field }: { id: string; field: RefObject<HTMLTextAreaElement | null> }) {
  const { form, problem, busy, formProps, preview } = useComposer(id);
  const { body } = form.values;
  const isEmpty = body.trim() === '';
  return (
    <form {...formProps}>
      <Stack gap="xs">
        <Templates onChoose={(text) => form.setFieldValue('body', withTemplate(body, text))} />
        <MessageField
          field={field}
          label={t('messages.write')}
          minRows={3}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
          {...form.getInputProps('body')}
        />
        {preview.data && <Preview {...preview.data} />}
        <FormProblem problem={problem} />
        <Group justify="flex-end" gap="xs" align="flex-end">
          <NativeSelect
            aria-label={t('messages.whenToSend')}
            data={delays}
            {...form.getInputProps('delay')}
          />
          <Button
            variant="default"
            disabled={isEmpty}
            loading={preview.isPending}
            onClick={() => preview.mutate({ id, body })}
          >
            {t('messages.preview')}
          </Button>
          <Button type="submit" variant="default" disabled={isEmpty} loading={busy}>
            {t('messages.sendMessage')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useComposer(id: string) {
  const queries = useQueryClient();
  const preview = usePreview();
  const made = useMutationForm({
    initialValues: { body: '', delay: '0' },
    draft: `message ${id}`,
    onValuesChange: () => preview.reset(),
    save: ({ body, delay }, idempotencyKey) =>
      call(messageThreadsApi.writeApplicantMessage, {
        params: { id },
        body: { body, delay_minutes: Number(delay) },
        idempotencyKey,
      }),
    onSaved: (thread, { delay }) => {
      queries.setQueryData(applicantThreadQuery(id).queryKey, thread);
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      void queries.invalidateQueries({ queryKey: ['recruiter'] });
      toast.success(delay === '0' ? t('messages.messageSent') : t('messages.messageScheduled'));
      made.form.setFieldValue('body', '');
    },
  });
  return { ...made, preview };
}

function Templates({ onChoose }: { onChoose: (body: string) => void }) {
  const hasSome = (useQuery(templatesQuery).data?.items.length ?? 0) > 0;
  return (
    <Group gap="sm">
      <TemplateSelect onChoose={onChoose} />
      <TextLink size="sm" to="/recruiter/templates">
        {hasSome ? t('messages.templates') : t('messages.createTemplate')}
      </TextLink>
    </Group>
  );
}
