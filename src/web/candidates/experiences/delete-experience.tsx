import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Experience, experiencesApi } from '../../../api/candidates/experiences.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { refreshExperiences } from './experience-queries.ts';

/** Deletes an experience after asking, with a toast that brings it back; `onDeleted` follows. One that is gone already counts as deleted. */
export function DeleteExperience({
  experience,
  onDeleted,
  size,
}: {
  experience: Experience;
  onDeleted?: () => void;
  size?: 'compact-sm' | 'sm';
}) {
  const client = useQueryClient();
  const name = t('experiences.positionAt', {
    title: experience.job_title,
    company: experience.company_name,
  });
  const restore = useMutation({
    mutationFn: () => call(experiencesApi.restoreExperience, { params: { id: experience.id } }),
    onSuccess: () => toast.success(t('experiences.restored', { name })),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('experiences.notRestored')),
    onSettled: () => refreshExperiences(client),
  });
  const remove = useMutation({
    mutationFn: () =>
      call(experiencesApi.deleteExperience, { params: { id: experience.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: () => {
      toast.undo(t('experiences.deleted'), () => restore.mutate());
      onDeleted?.();
      refreshExperiences(client);
    },
    onError: () => toast.error(t('experiences.deleteFailed')),
  });
  return (
    <ConfirmButton
      label={t('experiences.delete')}
      title={t('experiences.deleteQuestion')}
      confirmLabel={t('experiences.deleteExperience')}
      onConfirm={() => remove.mutateAsync()}
      size={size}
      aria-label={t('experiences.deleteNamed', { name })}
    >
      {t('experiences.deleteWarning', { name })}
    </ConfirmButton>
  );
}
