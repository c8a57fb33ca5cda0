import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { followFileLink } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';

/** Opens a file that was brought in. */
export function OpenFile({ id, name }: { id: string; name: string }) {
  const open = useMutation({
    mutationFn: () => call(resumeImportsApi.linkImportFile, { params: { id } }),
    onSuccess: ({ url }) => followFileLink(url),
    onError: () => toast.error(t('resumeImports.fileFailed')),
  });
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      ta="start"
      disabled={open.isPending}
      aria-label={t('resumeImports.openFile', { name })}
      onClick={() => open.mutate()}
    >
      {name}
    </Anchor>
  );
}
