import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { FollowUp } from '../../../api/hiring/message-templates.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { FollowUps } from './follow-ups.tsx';
import { delays, MessageField, TemplateSelect, withTemplate } from './message-fields.tsx';
import { applicantThreadQuery, templatesQuery } from './message-queries.ts';
import { atTime, type Draft, Planned, usePlan, wishOf } from './message-plan.tsx';
import { t } from '../../platform/messages.ts';

/**
 * Writes to one applicant: from a template or freely, now or later, with what follows while they do not answer. Fields that are filled, and
 * hours that are chosen for it, are shown before it goes.
 */
export function MessageComposer({ id, field }: { id: string; field: RefObject<HTMLTextAreaElement | null> }) {
  const { form, problem, busy, formProps } = useComposer(id);
  const { body, follow_ups: later } = form.values;
  const plan = usePlan(id, form.values);
  return (
    <form {...formProps}>
      <Stack gap="xs">
        <Templates
          onChoose={(template) => {
            form.setFieldValue('body', withTemplate(body, template.body));
            if (later.length === 0) form.setFieldValue('follow_ups', template.follow_ups);
          }}
        />
        <MessageField
          field={field}
          label={t('messages.write')}
          minRows={3}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
          {...form.getInputProps('body')}
        />
        {(body.trim() !== '' || later.length > 0) && (
          <FollowUps
            values={later}
            errors={form.errors}
            onChange={(values) => form.setFieldValue('follow_ups', values)}
          />
        )}
        <Planned plan={plan} />
        <FormProblem problem={problem} />
        <Group justify="flex-end" gap="xs" align="flex-end">
          <When form={form} />
          <Button
            type="submit"
            variant="default"
            disabled={body.trim() === ''}
            loading={busy || plan.isComing}
          >
            {form.values.delay === '0' ? t('messages.sendMessage') : t('messages.scheduleMessage')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Form = ReturnType<typeof useComposer>['form'];

/** When it goes: now, after a while, or at a time of one's own. */
function When({ form }: { form: Form }) {
  return (
    <>
      {form.values.delay === atTime && (
        <TextInput
          type="datetime-local"
          aria-label={t('messages.sendAt')}
          {...form.getInputProps('send_at')}
        />
      )}
      <NativeSelect
        aria-label={t('messages.whenToSend')}
        data={[...delays, { value: atTime, label: t('messages.pickTime') }]}
        {...form.getInputProps('delay')}
      />
    </>
  );
}

const empty: Draft = { body: '', delay: '0', send_at: '', follow_ups: [] };

function useComposer(id: string) {
  const queries = useQueryClient();
  const made = useMutationForm({
    initialValues: empty,
    draft: `message ${id}`,
    validate: (values) =>
      values.delay === atTime && wishOf(values).send_at === null ? { send_at: t('messages.enterTime') } : {},
    save: (values, idempotencyKey) =>
      call(messageThreadsApi.writeApplicantMessage, { params: { id }, body: wishOf(values), idempotencyKey }),
    onSaved: (thread, { delay }) => {
      queries.setQueryData(applicantThreadQuery(id).queryKey, thread);
      void queries.invalidateQueries({ queryKey: ['messages', 'threads'] });
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      void queries.invalidateQueries({ queryKey: ['recruiter'] });
      toast.success(delay === '0' ? t('messages.messageSent') : t('messages.messageScheduled'));
      made.form.setValues(empty);
    },
  });
  return made;
}

function Templates({ onChoose }: { onChoose: (template: { body: string; follow_ups: FollowUp[] }) => void }) {
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
