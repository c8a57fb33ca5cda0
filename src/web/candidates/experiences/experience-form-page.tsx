import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Experience, experiencesApi } from '../../../api/candidates/experiences.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useLoadingTimeout } from '../profiles/use-loading-timeout.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { DeleteExperience } from './delete-experience.tsx';
import { ExperienceForm } from './experience-form.tsx';
import { noExperience, toFormValues, toInput } from './experience-form-values.ts';
import { experienceQuery, refreshExperiences } from './experience-queries.ts';

/** Adds an experience, or edits the one named in the address. */
export function ExperienceFormPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <NewExperience /> : <EditExperience key={id} id={id} />;
}

function NewExperience() {
  const leave = useLeave();
  return (
    <>
      <PageHeader title={t('experiences.addHeading')} />
      <ExperienceForm
        initial={noExperience}
        version={null}
        saveLabel={t('experiences.add')}
        onSave={(values, _version, idempotencyKey) =>
          call(experiencesApi.createExperience, { body: toInput(values), idempotencyKey })
        }
        onSaved={() => leave(t('experiences.added'))}
      />
    </>
  );
}

function EditExperience({ id }: { id: string }) {
  const query = useQuery({
    ...experienceQuery(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data, error } = query;
  const navigate = useNavigate();
  const { late, askAnew } = useLoadingTimeout(query, experienceQuery(id).queryKey);
  const notMine = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useEffect(() => {
    if (!notMine) return;
    toast.error(t('experiences.notYours'));
    void navigate({ to: '/experiences', replace: true });
  }, [notMine, navigate]);
  return (
    <>
      <PageHeader title={t('experiences.editHeading')} />
      {data ? (
        <Edit experience={data} />
      ) : (error || late) && !notMine ? (
        <ErrorView title={t('experiences.notLoaded')} error={error} onRetry={askAnew}>
          {late ? t('experiences.loadingTooLong') : t('experiences.loadFailed')}
        </ErrorView>
      ) : (
        <SkeletonList rows={2} height={160} />
      )}
    </>
  );
}

function Edit({ experience: loaded }: { experience: Experience }) {
  // What the form began with: a newer one that arrives meanwhile must not lend its version to older values.
  const [experience] = useState(loaded);
  const leave = useLeave();
  const navigate = useNavigate();
  return (
    <ExperienceForm
      initial={toFormValues(experience)}
      version={experience.version}
      saveLabel={t('experiences.save')}
      onSave={(values, version) =>
        call(experiencesApi.updateExperience, {
          params: { id: experience.id },
          body: { version: version ?? experience.version, value: toInput(values) },
        })
      }
      onSaved={() => leave(t('experiences.updated'))}
      extra={
        <DeleteExperience
          experience={experience}
          onDeleted={() => void navigate({ to: '/experiences', ignoreBlocker: true })}
        />
      }
    />
  );
}

function useLeave(): (message: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (message) => {
    refreshExperiences(client);
    toast.success(message);
    void navigate({ to: '/experiences' });
  };
}
