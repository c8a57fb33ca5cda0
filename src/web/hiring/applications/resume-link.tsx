import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import { call } from '../../platform/client.ts';
import { followFileLink } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** Fetches the resume that was sent with an application through a link that is made for this person and this moment; the browser opens or saves it. */
export function ResumeLink({ id, label, name }: { id: string; label: string; name: string }) {
  const open = useMutation({
    mutationFn: () => call(applicationsApi.linkApplicantResume, { params: { id } }),
    onSuccess: ({ url }) => followFileLink(url),
    onError: () => toast.error(t('applications.fileFailed')),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<FileText size={16} aria-hidden />}
      aria-label={`${label}: ${name}`}
      disabled={open.isPending}
      onClick={() => open.mutate()}
    >
      {label}
    </Button>
  );
}
