import { useQueryClient } from '@tanstack/react-query';
import { webhooksApi } from '../../../api/integrations/webhooks.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { deliveriesQuery, webhooksQuery } from './webhook-queries.ts';

/** What can be done with an endpoint; failures are told in a toast and answer null or false. */
export function useWebhookActs(id: string) {
  const client = useQueryClient();
  const params = { id };
  const reload = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  async function attempt<T>(work: () => Promise<T>, failed: string): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : failed);
      return null;
    }
  }
  return {
    test: async () => {
      const sent = await attempt(() => call(webhooksApi.testWebhook, { params }), 'The test was not sent.');
      await client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
      if (sent) toast.success('A test event is on its way.');
      return sent !== null;
    },
    reveal: async () => {
      const found = await attempt(
        () => call(webhooksApi.revealWebhookSecret, { params }),
        'The secret could not be read.',
      );
      return found?.secret ?? null;
    },
    rotate: async () => {
      const made = await attempt(
        () => call(webhooksApi.rotateWebhookSecret, { params }),
        'No new secret was made.',
      );
      await reload();
      return made?.secret ?? null;
    },
    remove: async () => {
      const work = async () => {
        await call(webhooksApi.deleteWebhook, { params });
        toast.success('The endpoint is deleted.');
      };
      await attempt(work, 'The endpoint was not deleted.');
      await reload();
    },
    resend: async (deliveryId: string) => {
      const resend = () => call(webhooksApi.resendWebhookDelivery, { params: { id: deliveryId } });
      if (await attempt(resend, 'It was not sent again.')) toast.success('It is sent again.');
      await client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
    },
  };
}
