import { Card, NativeSelect, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AtsStage,
  type AtsStageKind,
  atsStageKinds,
  atsSyncApi,
} from '../../../api/integrations/ats-sync.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { atsStatusQuery } from './ats-queries.ts';
import classes from './ats.module.css';
import { t } from '../../platform/messages.ts';

const labels: Record<AtsStageKind, string> = {
  new: t('ats.new'),
  screen: t('ats.screen'),
  interview: t('ats.interview'),
  offer: t('ats.offer'),
  hired: t('ats.hired'),
};

/** Which stage here each stage of the other system is. */
export function AtsStages({ stages }: { stages: AtsStage[] }) {
  const client = useQueryClient();
  const map = useMutation({
    mutationFn: (body: { id: string; kind: AtsStageKind | null }) => call(atsSyncApi.mapAtsStage, { body }),
    onSuccess: (status) => client.setQueryData(atsStatusQuery.queryKey, status),
    onError: (error) => toast.error(error.message),
  });
  if (stages.length === 0) return null;
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-stages">
      <Title order={2} size="h3" id="ats-stages">
        {t('ats.stages')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="xs" maw="42rem">
        {t('ats.stagesNote')}
      </Text>
      <ul className={classes.list}>
        {stages.map(({ id, name, kind }) => (
          <li key={id} className={classes.row}>
            <Text size="sm" className={classes.grow}>
              {name}
            </Text>
            <NativeSelect
              size="xs"
              aria-label={t('ats.stageHereFor', { name })}
              value={kind ?? ''}
              data={[
                { value: '', label: t('ats.movesNoOne') },
                ...atsStageKinds.map((value) => ({ value, label: labels[value] })),
              ]}
              onChange={(event) => {
                const chosen = atsStageKinds.find((value) => value === event.currentTarget.value);
                map.mutate({ id, kind: chosen ?? null });
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
