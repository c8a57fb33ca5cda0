import { Badge, Button, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../api/integrations/webhooks.ts';
import { formatAgo, formatDateTime } from '../../platform/ui/dates.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { deliveriesQuery } from './webhook-queries.ts';
import classes from './webhooks.module.css';
import { t } from '../../platform/messages.ts';

/** What was sent to an endpoint in the last 30 days, with what it answered. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const list = useInfiniteQuery(deliveriesQuery(webhook.id));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={classes.deliveries}>
      <Title order={3} size="h4" mb="xs">
        {t('webhooks.recentDeliveries')}
      </Title>
      {list.isPending && <SkeletonList rows={3} height={40} />}
      {list.isError && !list.data && (
        <ErrorView
          title={t('webhooks.deliveriesNotLoaded')}
          error={list.error}
          onRetry={() => void list.refetch()}
          order={3}
        />
      )}
      {list.data && items.length === 0 && (
        <Text size="sm" c="dimmed">
          {webhook.active ? t('webhooks.nothingSentYet') : t('webhooks.nothingSentOff')}
        </Text>
      )}
      <DividedList items={items} show={(item) => <Delivery item={item} webhook={webhook} />} />
      <ShowMore list={list} />
    </div>
  );
}

const states = {
  waiting: { color: 'orange', words: t('webhooks.waiting') },
  delivered: { color: 'green', words: t('webhooks.arrived') },
  failed: { color: 'red', words: t('webhooks.failed') },
} as const;

function Delivery({ item, webhook }: { item: WebhookDelivery; webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  const { resend } = useWebhookActions(webhook.id);
  const { color, words } = states[item.status];
  const delivery = { event: item.event_type, when: formatAgo(item.created_at) };
  return (
    <div>
      <div className={classes.delivery}>
        <Badge color={color} variant="light" className={classes.badge}>
          {words}
        </Badge>
        <div className={classes.words}>
          <Text size="sm" fw={500}>
            {item.event_type}
          </Text>
          <Text size="sm" c="dimmed">
            {factsOf(item)}
          </Text>
        </div>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={open}
          aria-label={open ? t('webhooks.hideDelivery', delivery) : t('webhooks.showDelivery', delivery)}
          onClick={() => setOpen((before) => !before)}
        >
          {open ? t('webhooks.hide') : t('webhooks.show')}
        </Button>
        {webhook.active && item.status !== 'waiting' && (
          <Button
            size="compact-sm"
            variant="default"
            loading={resend.isPending}
            onClick={() => resend.mutate(item.id)}
          >
            {t('webhooks.sendAgain')}
          </Button>
        )}
      </div>
      {open && (
        <div className={classes.details}>
          {item.problem && <Text size="sm">{item.problem}</Text>}
          <Text size="sm" c="dimmed">
            webhook-id <code className={classes.address}>{item.id}</code>
          </Text>
          <Text size="sm" fw={500}>
            {t('webhooks.sent')}
          </Text>
          <pre className={classes.text}>{indented(item.payload)}</pre>
          <Text size="sm" fw={500}>
            {t('webhooks.answer')}
          </Text>
          <pre className={classes.text}>{item.response_text || t('webhooks.noAnswer')}</pre>
        </div>
      )}
    </div>
  );
}

function factsOf(item: WebhookDelivery): string {
  const next = item.next_attempt_at;
  return [
    formatAgo(item.created_at),
    item.response_status === null ? '' : t('webhooks.answeredWith', { status: item.response_status }),
    item.attempts === 0 ? '' : t('webhooks.tries', { count: item.attempts }),
    next && item.attempts > 0 ? t('webhooks.nextTry', { when: formatDateTime(next) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function indented(payload: string): string {
  return JSON.stringify(JSON.parse(payload), null, 2);
}
