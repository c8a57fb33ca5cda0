import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Webhook } from '../../../api/integrations/webhooks.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretNote } from './secret-note.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookForm } from './webhook-form.tsx';
import { formatDateTime } from '../../platform/ui/dates.ts';
import classes from './webhooks.module.css';
import { t } from '../../platform/messages.ts';

/** One endpoint: how it stands, what it hears of, what was sent, and what can be done with it. */
export function WebhookCard({ webhook, children }: { webhook: Webhook; children: ReactNode }) {
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const name = webhook.description || new URL(webhook.url).host;
  if (editing)
    return (
      <Card component="section" aria-label={name}>
        <WebhookForm webhook={webhook} onClose={() => setEditing(false)} />
      </Card>
    );
  return (
    <Card component="section" aria-label={name}>
      <div className={classes.top}>
        <div className={classes.words}>
          <Title order={2} size="h3">
            {name}
          </Title>
          <Text size="sm" c="dimmed" className={classes.address}>
            {webhook.url}
          </Text>
        </div>
        <State webhook={webhook} />
      </div>
      <Why webhook={webhook} />
      <Text size="sm" mt="sm">
        {webhook.event_types.join(', ')}
      </Text>
      {children}
      {secret !== null && <SecretNote secret={secret} onDone={() => setSecret(null)} />}
      <WebhookActions
        webhook={webhook}
        name={name}
        open={open}
        onOpen={setOpen}
        onEdit={() => setEditing(true)}
        onSecret={setSecret}
      />
      {open && <Deliveries webhook={webhook} />}
    </Card>
  );
}

function WebhookActions(props: {
  webhook: Webhook;
  name: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}) {
  const { webhook, name, open } = props;
  const { test, reveal, rotate, remove } = useWebhookActions(webhook.id);
  const show = { onSuccess: (found: { secret: string }) => props.onSecret(found.secret) };
  return (
    <Group gap="xs" mt="md">
      {webhook.active && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => test.mutate(undefined, { onSuccess: () => props.onOpen(true) })}
        >
          {t('webhooks.sendTest')}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={props.onEdit}>
        {webhook.active ? t('webhooks.edit') : t('webhooks.editOrTurnOn')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => reveal.mutate(undefined, show)}>
        {t('webhooks.showSecret')}
      </Button>
      <ConfirmButton
        size="compact-sm"
        label={t('webhooks.newSecret')}
        title={t('webhooks.newSecretQuestion', { name })}
        confirmLabel={t('webhooks.createNewSecret')}
        danger={false}
        onConfirm={() => rotate.mutateAsync(undefined, show)}
      >
        {t('webhooks.newSecretNote')}
      </ConfirmButton>
      <ConfirmButton
        size="compact-sm"
        label={t('webhooks.delete')}
        title={t('webhooks.deleteQuestion', { name })}
        confirmLabel={t('webhooks.deleteEndpoint')}
        onConfirm={() => remove.mutateAsync()}
      >
        {t('webhooks.deleteNote')}
      </ConfirmButton>
      <Button size="compact-sm" variant="subtle" aria-expanded={open} onClick={() => props.onOpen(!open)}>
        {open ? t('webhooks.hideDeliveries') : t('webhooks.deliveries')}
      </Button>
    </Group>
  );
}

function State({ webhook: { active, failing_since: failing } }: { webhook: Webhook }) {
  if (!active)
    return (
      <Badge color="gray" variant="light">
        {t('webhooks.off')}
      </Badge>
    );
  return (
    <Badge color={failing ? 'orange' : 'green'} variant="light">
      {failing ? t('webhooks.failing') : t('webhooks.on')}
    </Badge>
  );
}

function Why({ webhook }: { webhook: Webhook }) {
  const { off_because: because, failing_since: failing, old_secret_until: old } = webhook;
  const lines = [
    because === 'owner' ? t('webhooks.offByOwner') : '',
    because === 'gone' ? t('webhooks.offGone') : '',
    because === 'failing' ? t('webhooks.offFailing') : '',
    !because && failing ? t('webhooks.failingSince', { since: formatDateTime(failing) }) : '',
    old ? t('webhooks.previousSecret', { until: formatDateTime(old) }) : '',
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Text size="sm" mt="xs">
      {lines.join(' ')}
    </Text>
  );
}
