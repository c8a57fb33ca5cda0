import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AtsConnection, atsApi } from '../../../api/integrations/ats.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { atsQuery } from './ats-queries.ts';

/** Whether jobs that come in are open at once, or wait for a person. */
export function AtsOpening({ connection }: { connection: AtsConnection }) {
  const client = useQueryClient();
  const { version, provider, region } = connection;
  const choose = useMutation({
    mutationFn: (opens_jobs: boolean) =>
      call(atsApi.saveAtsConnection, { body: { version, provider, region, opens_jobs } }),
    onSuccess: (state) => client.setQueryData(atsQuery.queryKey, state),
    onError: () => {
      toast.error('Failed to save settings. Please try again.');
      void client.invalidateQueries({ queryKey: atsQuery.queryKey });
    },
  });
  return (
    <Switch
      label="Open imported jobs immediately"
      description="Otherwise each imported job stays a draft until someone opens it. Confidential and internal jobs are never imported."
      checked={connection.opens_jobs}
      disabled={choose.isPending}
      onChange={(event) => choose.mutate(event.currentTarget.checked)}
    />
  );
}
