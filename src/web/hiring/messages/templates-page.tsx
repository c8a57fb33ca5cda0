import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { MessageTemplate } from '../../../api/hiring/message-templates.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { FollowUps } from './follow-ups.tsx';
import { MessageField } from './message-fields.tsx';
import { templatesQuery } from './message-queries.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

/** The texts that the company begins its messages with. */
export function TemplatesPage() {
  const templates = useQuery(templatesQuery);
  const [open, setOpen] = useState<string | null>(null);
  const closed = useSession().user?.company?.shares === false;
  return (
    <>
      <PageHeader
        title={t('messages.messageTemplates')}
        back={
          <TextLink size="sm" to="/recruiter/messages">
            {t('messages.messages')}
          </TextLink>
        }
        context={t('messages.aboutTemplates')}
        action={
          open !== 'new' &&
          !closed && <Button onClick={() => setOpen('new')}>{t('messages.newTemplate')}</Button>
        }
      />
      <Stack gap="md" maw="44rem">
        {open === 'new' && <TemplateForm template={null} onClose={() => setOpen(null)} />}
        {templates.isPending && <SkeletonList rows={3} height={80} />}
        {templates.isError && (
          <ErrorView
            title={t('messages.templatesFailed')}
            error={templates.error}
            onRetry={() => void templates.refetch()}
          />
        )}
        {templates.data?.items.map((template) =>
          open === template.id ? (
            <TemplateForm key={template.id} template={template} onClose={() => setOpen(null)} />
          ) : (
            <Template key={template.id} template={template} onEdit={() => setOpen(template.id)} />
          ),
        )}
      </Stack>
      {templates.data?.items.length === 0 && open !== 'new' && (
        <Empty icon={<FileText size={20} />} title={t('messages.noTemplates')}>
          {t('messages.whyTemplates')}
        </Empty>
      )}
    </>
  );
}

function Template({ template, onEdit }: { template: MessageTemplate; onEdit: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(messageThreadsApi.deleteMessageTemplate, { params: { id: template.id } }),
    onError: () => toast.error(t('messages.deleteFailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey }),
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

function TemplateForm(props: { template: MessageTemplate | null; onClose: () => void }) {
  const body = useRef<HTMLTextAreaElement>(null);
  const { form, busy, formProps, isTypedBefore, discard } = useTemplateForm(props.template, props.onClose);
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <Card>
      <form {...formProps}>
        <Stack gap="sm">
          <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
          <TextInput label={t('messages.name')} maxLength={80} {...form.getInputProps('name')} />
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

function useTemplateForm(template: MessageTemplate | null, onClose: () => void) {
  const queries = useQueryClient();
  return useMutationForm({
    initialValues: {
      name: template?.name ?? '',
      body: template?.body ?? '',
      follow_ups: template?.follow_ups ?? [],
    },
    draft: `message template ${template?.id ?? 'new'}`,
    save: (value, idempotencyKey) =>
      template
        ? call(messageThreadsApi.changeMessageTemplate, {
            params: { id: template.id },
            body: { version: template.version, value },
          })
        : call(messageThreadsApi.createMessageTemplate, { body: value, idempotencyKey }),
    saved: t('messages.templateSaved'),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      onClose();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 422) return;
      toast.error(error instanceof ApiError ? error.title : t('messages.saveFailed'));
    },
  });
}
