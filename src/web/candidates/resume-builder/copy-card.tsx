import { Button, Card, Group, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BuilderResume } from '../../../api/candidates/resume-builder.ts';
import { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { rich, t } from '../../platform/messages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { builderQuery } from './builder-queries.ts';

/** The name of a resume, and how to delete it. */
export function CopyCard({ resume }: { resume: BuilderResume }) {
  return (
    <Card component="section" aria-labelledby="copy-name">
      <Title order={2} size="h3" id="copy-name" mb="sm">
        {t('tailoredResumes.thisCopy')}
      </Title>
      <NameForm key={resume.name} resume={resume} />
    </Card>
  );
}

function NameForm({ resume }: { resume: BuilderResume }) {
  const client = useQueryClient();
  const { form, busy, formProps } = useMutationForm({
    initialValues: { name: resume.name },
    draft: `name of ${resume.id}`,
    save: ({ name }) =>
      call(tailoredApi.updateTailoredResume, {
        params: { id: resume.id },
        body: { version: resume.version, name },
      }),
    onSaved: async () => {
      void client.invalidateQueries({ queryKey: ['tailored'] });
      await client.invalidateQueries({ queryKey: builderQuery(resume.id).queryKey, exact: true });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <TextInput
          label={t('tailoredResumes.name')}
          maxLength={200}
          required
          {...form.getInputProps('name')}
        />
        <Group gap="xs">
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={!form.isDirty() || form.values.name.trim() === ''}
          >
            {t('tailoredResumes.saveName')}
          </Button>
          <DeleteButton resume={resume} />
        </Group>
      </Stack>
    </form>
  );
}

function DeleteButton({ resume }: { resume: BuilderResume }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      call(tailoredApi.deleteTailoredResume, { params: { id: resume.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: async () => {
      toast.success(t('tailoredResumes.deleted'));
      void client.invalidateQueries({ queryKey: ['tailored'], exact: true });
      await navigate({ to: '/profile', search: { tab: 'resumes' } });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <ConfirmButton
      label={t('tailoredResumes.delete')}
      title={t('tailoredResumes.deleteQuestion')}
      confirmLabel={t('tailoredResumes.deleteCopy')}
      onConfirm={() => remove.mutateAsync()}
    >
      {rich('tailoredResumes.deleteWarning', { name: resume.name, b: (text) => <strong>{text}</strong> })}
    </ConfirmButton>
  );
}
