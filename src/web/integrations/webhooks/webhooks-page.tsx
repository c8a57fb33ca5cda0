import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Webhook as Icon } from 'lucide-react';
import { useState } from 'react';
import { webhooksPerCompany } from '../../../api/integrations/webhooks.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { SecretNote } from './secret-note.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhooksQuery } from './webhook-queries.ts';
import { rich, t } from '../../platform/messages.ts';

/** Where a company's own programs are told of what happens: for its owners. */
export function WebhooksPage() {
  const { user } = useSession();
  const manages = user?.company?.owner === true || user?.role === 'admin';
  return manages ? (
    <Endpoints />
  ) : (
    <>
      <PageHeader title={t('webhooks.title')} back={<Back />} />
      <Empty icon={<Icon size={20} />} title={t('webhooks.forOwners')}>
        {t('webhooks.forOwnersHint')}
      </Empty>
    </>
  );
}

function Back() {
  return (
    <TextLink size="sm" to="/settings/$section" params={{ section: 'company' }}>
      {t('webhooks.company')}
    </TextLink>
  );
}

type MadeEndpoint = { id: string; secret: string };

function Endpoints() {
  const { data, error, isPending, refetch } = useQuery(webhooksQuery);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeEndpoint | null>(null);
  const items = data?.items ?? [];
  const add = <Button onClick={() => setAdding(true)}>{t('webhooks.addEndpoint')}</Button>;
  const isFull = items.length >= webhooksPerCompany;
  return (
    <>
      <PageHeader
        title={t('webhooks.title')}
        back={<Back />}
        context={rich('webhooks.about', {
          docs: (text) => (
            <Anchor inherit underline="always" href="/api/docs">
              {text}
            </Anchor>
          ),
        })}
        action={items.length > 0 && !adding && !isFull && add}
      />
      <Stack gap="lg">
        {adding && (
          <NewEndpoint
            onClose={() => setAdding(false)}
            onMade={(webhook) => {
              setMade(webhook);
              setAdding(false);
            }}
          />
        )}
        {isPending && <SkeletonList rows={2} height={120} />}
        {error && !data && (
          <ErrorView title={t('webhooks.endpointsNotLoaded')} error={error} onRetry={() => void refetch()} />
        )}
        {isFull && (
          <Text size="sm" c="dimmed">
            {t('webhooks.endpointLimit', { most: webhooksPerCompany })}
          </Text>
        )}
        {items.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook}>
            {made?.id === webhook.id && <SecretNote secret={made.secret} onDone={() => setMade(null)} />}
          </WebhookCard>
        ))}
      </Stack>
      {data && items.length === 0 && !adding && (
        <Empty icon={<Icon size={20} />} title={t('webhooks.noEndpoints')} action={add}>
          {t('webhooks.noEndpointsHint')}
        </Empty>
      )}
    </>
  );
}

function NewEndpoint(props: { onClose: () => void; onMade: (webhook: MadeEndpoint) => void }) {
  return (
    <Card component="section" aria-labelledby="new-webhook">
      <Title order={2} size="h3" id="new-webhook">
        {t('webhooks.newEndpoint')}
      </Title>
      <WebhookForm webhook={null} {...props} />
    </Card>
  );
}
