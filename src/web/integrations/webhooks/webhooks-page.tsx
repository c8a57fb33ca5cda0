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

/** Where a company's own programs are told of what happens: for its owners. */
export function WebhooksPage() {
  const { user } = useSession();
  const manages = user?.company?.owner === true || user?.role === 'admin';
  return manages ? (
    <Endpoints />
  ) : (
    <>
      <PageHeader title="Webhooks" back={<Back />} />
      <Empty icon={<Icon size={20} />} title="For company owners">
        Ask an owner to set up what your programs need. Settings → Company shows who they are.
      </Empty>
    </>
  );
}

function Back() {
  return (
    <TextLink size="sm" to="/settings/company">
      Company
    </TextLink>
  );
}

type MadeEndpoint = { id: string; secret: string };

function Endpoints() {
  const { data, error, isPending, refetch } = useQuery(webhooksQuery);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeEndpoint | null>(null);
  const items = data?.items ?? [];
  const add = <Button onClick={() => setAdding(true)}>Add endpoint</Button>;
  const isFull = items.length >= webhooksPerCompany;
  return (
    <>
      <PageHeader
        title="Webhooks"
        back={<Back />}
        context={
          <>
            We notify your own programs about your jobs and applications. Every message is signed, as
            described in the{' '}
            <Anchor inherit underline="always" href="/api/docs">
              API documentation
            </Anchor>
            .
          </>
        }
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
          <ErrorView title="The endpoints could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {isFull && (
          <Text size="sm" c="dimmed">
            A company has at most {webhooksPerCompany} endpoints. Delete one to add another.
          </Text>
        )}
        {items.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook}>
            {made?.id === webhook.id && <SecretNote secret={made.secret} onDone={() => setMade(null)} />}
          </WebhookCard>
        ))}
      </Stack>
      {data && items.length === 0 && !adding && (
        <Empty icon={<Icon size={20} />} title="No endpoints yet" action={add}>
          Add the address of one of your programs and choose the events it should get: a new job, an
          application, an interview, an accepted offer.
        </Empty>
      )}
    </>
  );
}

function NewEndpoint(props: { onClose: () => void; onMade: (webhook: MadeEndpoint) => void }) {
  return (
    <Card component="section" aria-labelledby="new-webhook">
      <Title order={2} size="h3" id="new-webhook">
        New endpoint
      </Title>
      <WebhookForm webhook={null} {...props} />
    </Card>
  );
}
