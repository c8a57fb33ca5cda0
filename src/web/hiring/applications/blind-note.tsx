import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** Says that this job is reviewed blind, and reveals the applicant to this reader on request; that is written down. */
export function BlindNote({ id }: { id: string }) {
  const queries = useQueryClient();
  const reveal = useMutation({
    mutationFn: () => call(applicationsApi.revealApplicant, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applicants'] }),
    onError: () => toast.error(t('applications.revealFailed')),
  });
  return (
    <Alert color="gray" icon={<EyeOff size={20} aria-hidden />} title={t('applications.blindReview')} mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('applications.blindNote')}</Text>
        <Button variant="default" loading={reveal.isPending} onClick={() => reveal.mutate()}>
          {t('applications.reveal')}
        </Button>
      </Group>
    </Alert>
  );
}
