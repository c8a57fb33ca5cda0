import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhooksApi } from '../../../api/integrations/webhooks.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { deliveriesQuery, webhooksQuery } from './webhook-queries.ts';
import { t } from '../../platform/messages.ts';

/** What can be done with an endpoint; each tells how it went. `reveal` and `rotate` answer its secret. */
export function useWebhookActions(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onError = (error: Error) => toast.error(error.message);
  const reload = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const reloadDeliveries = () => client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
  const test = useMutation({
    mutationFn: () => call(webhooksApi.testWebhook, { params }),
    onSuccess: () => toast.success(t('webhooks.testEventSent')),
    onError,
    onSettled: reloadDeliveries,
  });
  const reveal = useMutation({
    mutationFn: () => call(webhooksApi.revealWebhookSecret, { params }),
    onError,
  });
  const rotate = useMutation({
    mutationFn: () => call(webhooksApi.rotateWebhookSecret, { params }),
    onError,
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: () => call(webhooksApi.deleteWebhook, { params }),
    onSuccess: () => toast.success(t('webhooks.endpointDeleted')),
    onError,
    onSettled: reload,
  });
  const resend = useMutation({
    mutationFn: (deliveryId: string) =>
      call(webhooksApi.resendWebhookDelivery, { params: { id: deliveryId } }),
    onSuccess: () => toast.success(t('webhooks.sentAgain')),
    onError,
    onSettled: reloadDeliveries,
  });
  return { test, reveal, rotate, remove, resend };
}
