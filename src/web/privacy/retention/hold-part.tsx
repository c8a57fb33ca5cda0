import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApplicantHold, retentionApi } from '../../../api/privacy/retention.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { applicantHoldsQuery, holdsQuery } from './retention-queries.ts';

type Props = { id: string; name: string };

/** Keeps an applicant's data from being deleted, and says who did so and why. */
export function HoldPart({ id, name }: Props) {
  const { data } = useQuery(applicantHoldsQuery(id));
  if (!data) return null;
  const holding = data.items.find(({ lifted }) => lifted === null);
  const before = data.items.filter(({ lifted }) => lifted !== null);
  return (
    <Stack gap="xs" align="flex-start">
      {holding ? <Holding id={id} hold={holding} /> : <HoldButton id={id} name={name} />}
      {before.map(({ at, reason, by, lifted }) => (
        <Text key={at} size="sm" c="dimmed">
          {t('retention.heldBefore', {
            reason,
            by,
            on: formatDate(at),
            lifter: lifted?.by ?? '',
            until: formatDate(lifted?.at ?? at),
          })}
        </Text>
      ))}
    </Stack>
  );
}

function HoldButton({ id, name }: Props) {
  const hold = useHold(id);
  return (
    <>
      <Text size="sm">{t('retention.aboutHold')}</Text>
      <ReasonButton
        label={t('retention.hold')}
        title={t('retention.holdQuestion', { name })}
        text={t('retention.holdText')}
        field={t('retention.reason')}
        about={id}
        needed
        confirmLabel={t('retention.keep')}
        onConfirm={hold.mutateAsync}
      />
    </>
  );
}

function Holding({ id, hold }: { id: string; hold: ApplicantHold }) {
  const changed = useChanged(id);
  const lift = useMutation({
    mutationFn: () => call(retentionApi.liftHold, { params: { id } }),
    onSuccess: async () => {
      await changed();
      toast.success(t('retention.lifted'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <>
      <Text size="sm" fw={600}>
        {t('retention.onHold', { reason: hold.reason })}
      </Text>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('retention.heldBy', { name: hold.by, on: formatDate(hold.at) })}
        </Text>
        <Button variant="default" size="compact-sm" loading={lift.isPending} onClick={() => lift.mutate()}>
          {t('retention.lift')}
        </Button>
      </Group>
    </>
  );
}

function useHold(id: string) {
  const changed = useChanged(id);
  return useMutation({
    mutationFn: (reason: string) => call(retentionApi.holdApplicant, { params: { id }, body: { reason } }),
    onSuccess: async () => {
      await changed();
      toast.success(t('retention.holdSaved'));
    },
    onError: (error) => toast.error(error.message),
  });
}

function useChanged(id: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: applicantHoldsQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: holdsQuery.queryKey });
  };
}
