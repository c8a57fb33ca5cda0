import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { toast } from '../../platform/ui/toast.ts';

/** Opens the builder with the person's own resume, or with their copy for a job. */
export function OpenBuilder({ jobId = null, ...look }: { jobId?: string | null } & ButtonProps) {
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () =>
      call<Api['openResumeBuilder']>(
        { method: 'POST', path: '/api/resume-builder' },
        { body: { job_id: jobId } },
      ),
    onSuccess: ({ id }) => navigate({ to: '/tailored/$id', params: { id } }),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      {...look}
      leftSection={<FilePen size={16} aria-hidden />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {jobId === null ? t('resumeBuilder.open') : t('resumeBuilder.tailor')}
    </Button>
  );
}
