import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { MessageTemplate } from '../../../api/hiring/messages.ts';
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
import { MessageField } from './message-fields.tsx';
import { templatesQuery } from './message-queries.ts';

/** The texts that the company begins its messages with. */
export function TemplatesPage() {
  const templates = useQuery(templatesQuery);
  const [open, setOpen] = useState<string | null>(null);
  const closed = useSession().user?.company?.shares === false;
  return (
    <>
      <PageHeader
        title="Message templates"
        back={
          <TextLink size="sm" to="/recruiter/messages">
            Messages
          </TextLink>
        }
        context="Shared with your team. Fields in double braces are filled in for each person."
        action={open !== 'new' && !closed && <Button onClick={() => setOpen('new')}>New template</Button>}
      />
      <Stack gap="md" maw="44rem">
        {open === 'new' && <TemplateForm template={null} onClose={() => setOpen(null)} />}
        {templates.isPending && <SkeletonList rows={3} height={80} />}
        {templates.isError && (
          <ErrorView
            title="The templates could not be loaded."
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
        <Empty icon={<FileText size={20} />} title="No templates yet">
          Save messages you send often, such as an invitation to talk.
        </Empty>
      )}
    </>
  );
}

function Template({ template, onEdit }: { template: MessageTemplate; onEdit: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(messageThreadsApi.deleteMessageTemplate, { params: { id: template.id } }),
    onError: () => toast.error('The template could not be deleted.'),
    onSettled: () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
  return (
    <Card component="section" aria-label={template.name} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {template.name}
        </Title>
        <Group gap="xs" wrap="nowrap" flex="none">
          <Button variant="default" size="compact-sm" aria-label={`Edit ${template.name}`} onClick={onEdit}>
            Edit
          </Button>
          <ConfirmButton
            label="Delete"
            variant="subtle"
            size="compact-sm"
            title={`Delete ${template.name}?`}
            confirmLabel="Delete template"
            onConfirm={() => remove.mutateAsync()}
          >
            Messages written with it stay.
          </ConfirmButton>
        </Group>
      </Group>
      <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-line' }}>
        {template.body}
      </Text>
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
          <TextInput label="Name" maxLength={80} {...form.getInputProps('name')} />
          <MessageField field={body} label="Message" minRows={5} {...form.getInputProps('body')} />
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              onClick={() => {
                discard();
                props.onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save template
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
    initialValues: { name: template?.name ?? '', body: template?.body ?? '' },
    draft: `message template ${template?.id ?? 'new'}`,
    save: (value, idempotencyKey) =>
      template
        ? call(messageThreadsApi.changeMessageTemplate, {
            params: { id: template.id },
            body: { version: template.version, value },
          })
        : call(messageThreadsApi.createMessageTemplate, { body: value, idempotencyKey }),
    saved: 'Template saved.',
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      onClose();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 422) return;
      toast.error(error instanceof ApiError ? error.title : 'The template could not be saved.');
    },
  });
}
