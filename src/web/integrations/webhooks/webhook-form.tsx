import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Webhook,
  type WebhookEvent,
  webhookEvents,
  webhookInput,
  webhooksApi,
} from '../../../api/integrations/webhooks.ts';
import { labelsInPage } from '../../../messages/in-page.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { webhooksQuery } from './webhook-queries.ts';
import classes from './webhooks.module.css';
import { t } from '../../platform/messages.ts';

const eventLabels = labelsInPage(webhookEvents);
const events = Object.keys(webhookEvents) as WebhookEvent[];

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
          label={t('webhooks.address')}
          description={t('webhooks.addressNote')}
          type="url"
          placeholder="https://example.com/tenon"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('webhooks.whatIsItFor')}
          description={t('webhooks.purposeNote')}
          maxLength={120}
          {...form.getInputProps('description')}
        />
        <Checkbox.Group label={t('webhooks.eventsToSend')} {...form.getInputProps('event_types')}>
          <div className={classes.events}>
            {events.map((type) => (
              <Checkbox key={type} value={type} label={eventLabels[type]} description={<code>{type}</code>} />
            ))}
          </div>
        </Checkbox.Group>
        {props.webhook && (
          <Switch label={t('webhooks.sendEvents')} {...form.getInputProps('active', { type: 'checkbox' })} />
        )}
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {props.webhook ? t('settings.saveChanges') : t('webhooks.addEndpoint')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              discard();
              props.onClose();
            }}
          >
            {t('webhooks.cancel')}
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
    saved: webhook ? t('webhooks.endpointSaved') : t('webhooks.endpointAdded'),
    onSaved: async (made) => {
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      if (made) onMade?.(made);
      else onClose();
    },
  });
}
