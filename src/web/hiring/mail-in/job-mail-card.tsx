import { Button, Card, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { jobMailApi } from '../../../api/hiring/job-mail.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';

/** The address by which people apply to a job by mail, where this site takes mail in: made, copied, replaced and ended. */
export function JobMailCard({ id }: { id: string }) {
  const found = useQuery(jobMailQuery(id));
  return found.data?.available ? <Shown id={id} address={found.data.address} /> : null;
}

/** The same at the end of a long page: it is asked for once somebody comes there. */
export function JobMailCardInView({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={place}>{seen && <JobMailCard id={id} />}</div>;
}

function Shown({ id, address }: { id: string; address: string | null }) {
  return (
    <Card component="section" aria-labelledby="job-mail" maw="44rem" padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h3" id="job-mail">
          {t('jobMail.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {address === null ? t('jobMail.none') : t('jobMail.about')}
        </Text>
        {address !== null && (
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
            {address}
          </Code>
        )}
        <Actions id={id} address={address} />
      </Stack>
    </Card>
  );
}

function Actions({ id, address }: { id: string; address: string | null }) {
  const renew = useAct(id, 'renewJobMailAddress', t('jobMail.created'));
  const end = useAct(id, 'endJobMailAddress', t('jobMail.turnedOff'));
  if (address === null) {
    return (
      <Group gap="xs">
        <Button size="compact-sm" variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('jobMail.create')}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs">
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? t('jobMail.copied') : t('jobMail.copy')}
          </Button>
        )}
      </CopyButton>
      <ConfirmButton
        label={t('jobMail.renew')}
        size="compact-sm"
        title={t('jobMail.renewTitle')}
        confirmLabel={t('jobMail.renew')}
        danger={false}
        onConfirm={() => renew.mutateAsync()}
      >
        {t('jobMail.renewText')}
      </ConfirmButton>
      <ConfirmButton
        label={t('jobMail.turnOff')}
        size="compact-sm"
        title={t('jobMail.turnOffTitle')}
        confirmLabel={t('jobMail.turnOff')}
        onConfirm={() => end.mutateAsync()}
      >
        {t('jobMail.turnOffText')}
      </ConfirmButton>
    </Group>
  );
}

function jobMailQuery(id: string) {
  return queryOptions({
    queryKey: ['job-mail', id],
    queryFn: ({ signal }) => call(jobMailApi.getJobMailAddress, { params: { id }, signal }),
  });
}

function useAct(id: string, act: 'renewJobMailAddress' | 'endJobMailAddress', done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(jobMailApi[act], { params: { id } }),
    onSuccess: (value) => {
      queries.setQueryData(jobMailQuery(id).queryKey, value);
      toast.success(done);
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
}
