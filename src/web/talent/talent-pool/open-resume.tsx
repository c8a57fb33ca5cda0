import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { poolApplicationsApi } from '../../../api/talent/pool-applications.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { followFileLink } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';

/** Opens the resume with which the company added somebody to its pool. */
export function OpenResume({ id, name }: { id: string; name: string }) {
  const open = useMutation({
    mutationFn: () => call(poolApplicationsApi.linkTalentResume, { params: { id } }),
    onSuccess: ({ url }) => followFileLink(url),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="default"
      w="fit-content"
      maw="100%"
      leftSection={<FileText size={16} aria-hidden />}
      loading={open.isPending}
      aria-label={t('talentPool.openResume', { name })}
      onClick={() => open.mutate()}
    >
      {name}
    </Button>
  );
}
