import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Webhook,
  type WebhookEvent,
  webhookEvents,
  webhookInput,
  webhooksApi,
} from '../../../api/integrations/webhooks.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../../identity/auth/fields.ts';
import { call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { webhooksQuery } from './webhook-queries.ts';
import classes from './webhooks.module.css';

type Values = { url: string; description: string; event_types: WebhookEvent[]; active: boolean };
type Made = { id: string; secret: string };

/** Adds an endpoint, or changes one; `onMade` gets the secret of a new one. */
export function WebhookForm(props: {
  webhook: Webhook | null;
  onClose: () => void;
  onMade?: (made: Made) => void;
}) {
  const made = useWebhookForm(props.webhook, props.onClose, props.onMade);
  const { form, problem, busy, formProps, isTypedBefore, discard } = made;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        <FormProblem problem={problem} />
        <TextInput
          label="Address"
          description="Starts with https:// and answers with a 2xx status within 15 seconds."
          type="url"
          placeholder="https://example.com/tenon"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label="What is it for?"
          description="Optional, for your team."
          maxLength={120}
          {...form.getInputProps('description')}
        />
        <Checkbox.Group label="Events to send" {...form.getInputProps('event_types')}>
          <div className={classes.events}>
            {Object.entries(webhookEvents).map(([type, words]) => (
              <Checkbox key={type} value={type} label={words} description={<code>{type}</code>} />
            ))}
          </div>
        </Checkbox.Group>
        {props.webhook && (
          <Switch label="Send events to it" {...form.getInputProps('active', { type: 'checkbox' })} />
        )}
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {props.webhook ? 'Save changes' : 'Add endpoint'}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              discard();
              props.onClose();
            }}
          >
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useWebhookForm(webhook: Webhook | null, onClose: () => void, onMade?: (made: Made) => void) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      event_types: webhook?.event_types ?? [],
      active: webhook?.active ?? true,
    } satisfies Values,
    draft: `webhook ${webhook?.id ?? 'new'}`,
    validate: {
      url: (value) => issueIn(webhookInput.shape.url, value),
      event_types: (value) => issueIn(webhookInput.shape.event_types, value),
    },
    save: async (value, idempotencyKey) => {
      if (!webhook) return call(webhooksApi.createWebhook, { body: value, idempotencyKey });
      const { id, version } = webhook;
      await call(webhooksApi.updateWebhook, { params: { id }, body: { version, value } });
      return null;
    },
    saved: webhook ? 'Endpoint saved.' : 'Endpoint added.',
    onSaved: async (made) => {
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      if (made) onMade?.(made);
      else onClose();
    },
  });
}
