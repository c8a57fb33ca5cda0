import { useQueryClient } from '@tanstack/react-query';
import { type Experience, experiencesApi } from '../../api/experiences.ts';
import { messages } from '../../api/messages.ts';
import { ApiError, call } from '../client.ts';
import { ConfirmButton } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { refreshExperiences } from './experience-queries.ts';

/** Deletes an experience after asking; `onDeleted` follows. One that is gone already counts as deleted. */
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
  const name = `${experience.job_title} at ${experience.company_name}`;
  async function remove() {
    try {
      await call(experiencesApi.deleteExperience, { params: { id: experience.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) {
        toast.error(messages.experience.deleteFailed);
        return;
      }
    }
    toast.success(messages.experience.deleted);
    onDeleted?.();
    refreshExperiences(client);
  }
  return (
    <ConfirmButton
      label="Delete"
      title="Delete this experience?"
      confirmLabel="Delete experience"
      onConfirm={remove}
      size={size}
      aria-label={`Delete ${name}`}
    >
      {name} will be removed from your profile. This cannot be undone.
    </ConfirmButton>
  );
}
