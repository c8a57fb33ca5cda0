import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AtsConnection, atsApi } from '../../../api/integrations/ats.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { atsQuery } from './ats-queries.ts';
import { t } from '../../platform/messages.ts';

/** Whether jobs that come in are open at once, or wait for a person. */
export function AtsOpening({ connection }: { connection: AtsConnection }) {
  const client = useQueryClient();
  const { version, provider, region } = connection;
  const choose = useMutation({
    mutationFn: (opens_jobs: boolean) =>
      call(atsApi.saveAtsConnection, { body: { version, provider, region, opens_jobs } }),
    onSuccess: (state) => client.setQueryData(atsQuery.queryKey, state),
    onError: () => {
      toast.error(t('settings.saveFailed'));
      void client.invalidateQueries({ queryKey: atsQuery.queryKey });
    },
  });
  return (
    <Switch
      label={t('ats.openImportedJobs')}
      description={t('ats.openImportedJobsNote')}
      checked={connection.opens_jobs}
      disabled={choose.isPending}
      onChange={(event) => choose.mutate(event.currentTarget.checked)}
    />
  );
}
