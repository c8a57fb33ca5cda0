import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { MessageTemplate } from '../../../api/hiring/message-templates.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { OfferText, useOwnFields } from '../offers/offer-text.tsx';
import { FollowUps } from './follow-ups.tsx';
import { MessageField } from './message-fields.tsx';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

/** A template with the ways to change and delete it. */
export function Template({ template, onEdit }: { template: MessageTemplate; onEdit: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(messageThreadsApi.deleteMessageTemplate, { params: { id: template.id } }),
    onError: () => toast.error(t('messages.deleteFailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['messages', 'templates'] }),
  });
  return (
    <Card component="section" aria-label={template.name} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {template.name}
        </Title>
        <Group gap="xs" wrap="nowrap" flex="none">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('messages.editName', { name: template.name })}
            onClick={onEdit}
          >
            {t('messages.edit')}
          </Button>
          <ConfirmButton
            label={t('messages.delete')}
            variant="subtle"
            size="compact-sm"
            title={t('messages.confirmDelete', { name: template.name })}
            confirmLabel={t('messages.deleteTemplate')}
            onConfirm={() => remove.mutateAsync()}
          >
            {t('messages.messagesStay')}
          </ConfirmButton>
        </Group>
      </Group>
      <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-line' }}>
        {template.body}
      </Text>
      {template.follow_ups.map((later, index) => (
        <div key={index} className={classes.followUp}>
          <Text size="xs" c="dimmed" mt="xs">
            {t('messages.ifNoAnswer', { count: later.after_days })}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {later.body}
          </Text>
        </div>
      ))}
    </Card>
  );
}

/** Writes a template of a kind, or changes one. */
export function TemplateForm(props: {
  kind: MessageTemplate['kind'];
  template: MessageTemplate | null;
  onClose: () => void;
}) {
  const { kind } = props;
  const body = useRef<HTMLTextAreaElement>(null);
  const { form, busy, formProps, isTypedBefore, discard } = useTemplateForm(props);
  const own = useOwnFields(kind === 'offer');
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <Card>
      <form {...formProps}>
        <Stack gap="sm">
          <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
          <TextInput label={t('messages.name')} maxLength={80} {...form.getInputProps('name')} />
          {kind === 'offer' ? (
            <OfferText own={own} label={t('offers.offerText')} {...form.getInputProps('body')} />
          ) : (
            <>
              <MessageField
                field={body}
                label={t('messages.message')}
                minRows={5}
                {...form.getInputProps('body')}
              />
              <FollowUps
                values={form.values.follow_ups}
                errors={form.errors}
                onChange={(values) => form.setFieldValue('follow_ups', values)}
              />
            </>
          )}
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              onClick={() => {
                discard();
                props.onClose();
              }}
            >
              {t('messages.cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('messages.saveTemplate')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function useTemplateForm({ kind, template, onClose }: Parameters<typeof TemplateForm>[0]) {
  const queries = useQueryClient();
  return useMutationForm({
    initialValues: {
      kind,
      name: template?.name ?? '',
      body: template?.body ?? '',
      follow_ups: template?.follow_ups ?? [],
    },
    draft: `${kind} template ${template?.id ?? 'new'}`,
    save: (value, idempotencyKey) =>
      template
        ? call(messageThreadsApi.changeMessageTemplate, {
            params: { id: template.id },
            body: { version: template.version, value },
          })
        : call(messageThreadsApi.createMessageTemplate, { body: value, idempotencyKey }),
    saved: t('messages.templateSaved'),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['messages', 'templates'] });
      onClose();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 422) return;
      toast.error(error instanceof ApiError ? error.title : t('messages.saveFailed'));
    },
  });
}
