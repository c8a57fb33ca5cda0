import { Badge, Button, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../api/integrations/webhooks.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useWebhookActs } from './use-webhook-acts.ts';
import { formatMoment } from './format-moment.ts';
import { deliveriesQuery } from './webhook-queries.ts';
import classes from './webhooks.module.css';

/** What was sent to an endpoint in the last 30 days, with what it answered. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const list = useInfiniteQuery(deliveriesQuery(webhook.id));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={classes.deliveries}>
      <Title order={3} size="h4" mb="xs">
        Deliveries of the last 30 days
      </Title>
      {list.isPending && <SkeletonList rows={3} height={40} />}
      {list.isError && !list.data && (
        <ErrorView
          title="The deliveries could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
          order={3}
        />
      )}
      {list.data && items.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing sent yet. {webhook.active ? 'Send a test to see what arrives.' : 'It is off.'}
        </Text>
      )}
      <DividedList items={items} show={(item) => <Delivery item={item} webhook={webhook} />} />
      <ShowMore list={list} />
    </div>
  );
}

const states = {
  waiting: { color: 'orange', words: 'Waiting' },
  delivered: { color: 'green', words: 'Arrived' },
  failed: { color: 'red', words: 'Failed' },
} as const;

function Delivery({ item, webhook }: { item: WebhookDelivery; webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  const { resend } = useWebhookActs(webhook.id);
  const { color, words } = states[item.status];
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
          aria-label={`${open ? 'Hide' : 'Show'} ${item.event_type}, ${formatAgo(item.created_at)}`}
          onClick={() => setOpen((before) => !before)}
        >
          {open ? 'Hide' : 'Show'}
        </Button>
        {webhook.active && item.status !== 'waiting' && (
          <Button
            size="compact-sm"
            variant="default"
            loading={resend.isPending}
            onClick={() => resend.mutate(item.id)}
          >
            Send again
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
            Sent
          </Text>
          <pre className={classes.text}>{indented(item.payload)}</pre>
          <Text size="sm" fw={500}>
            Answer
          </Text>
          <pre className={classes.text}>{item.response_text || 'None, or empty.'}</pre>
        </div>
      )}
    </div>
  );
}

function factsOf(item: WebhookDelivery): string {
  const next = item.next_attempt_at;
  return [
    formatAgo(item.created_at),
    item.response_status === null ? '' : `answered ${item.response_status}`,
    item.attempts === 0 ? '' : item.attempts === 1 ? '1 try' : `${item.attempts} tries`,
    next && item.attempts > 0 ? `next try ${formatMoment(next)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function indented(payload: string): string {
  return JSON.stringify(JSON.parse(payload), null, 2);
}
