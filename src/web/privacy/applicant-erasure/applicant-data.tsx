import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { applicantCopiesApi } from '../../../api/privacy/applicant-copies.ts';
import { applicantErasureApi } from '../../../api/privacy/applicant-erasure.ts';
import { applicantName } from '../../hiring/applications/applicant-name.ts';
import { isOpenStage } from '../../hiring/job-stages/stage-labels.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { keepFile } from '../../platform/ui/save-file.ts';
import { toast } from '../../platform/ui/toast.ts';
import { HoldPart } from '../retention/hold-part.tsx';
import { applicantHoldsQuery } from '../retention/retention-queries.ts';

/** For owners: a copy of what the company stores about an applicant who asks for it, why it is kept, and its end once nothing stands against it. */
export function ApplicantData({ applicant }: { applicant: Applicant }) {
  const isOwner = useSession().user?.company?.owner ?? false;
  if (!isOwner) return null;
  return (
    <Card component="section" aria-labelledby="personal-data">
      <Stack gap="lg" align="flex-start">
        <Title order={2} size="h3" id="personal-data">
          {t('applicantErasure.title')}
        </Title>
        {applicant.blind ? (
          // While it is not shown who the applicant is, a copy of their data would tell.
          <Text size="sm" c="dimmed">
            {t('applicantCopy.revealFirst')}
          </Text>
        ) : (
          <>
            <CopyPart applicant={applicant} />
            <HoldPart id={applicant.id} name={applicantName(applicant.candidate)} />
            <ErasePart applicant={applicant} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function CopyPart({ applicant: { id, candidate } }: { applicant: Applicant }) {
  const copy = useMutation({
    mutationFn: async () => keepFile(await call(applicantCopiesApi.copyApplicantData, { params: { id } })),
    onSuccess: () => toast.success(t('applicantCopy.downloaded')),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('applicantCopy.about', { name: applicantName(candidate) })}</Text>
      <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
        {t('applicantCopy.download')}
      </Button>
    </Stack>
  );
}

function ErasePart({ applicant }: { applicant: Applicant }) {
  const name = applicantName(applicant.candidate);
  const erase = useErase(applicant);
  const holds = useQuery(applicantHoldsQuery(applicant.id));
  if (holds.data?.items.some(({ lifted }) => lifted === null))
    return <Text size="sm">{t('retention.liftToDelete')}</Text>;
  if (isOpenStage(applicant.stage)) return <Text size="sm">{t('applicantErasure.openFirst', { name })}</Text>;
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('applicantErasure.about', { name })}</Text>
      <ConfirmButton
        label={t('applicantErasure.erase')}
        title={t('applicantErasure.question', { name })}
        confirmLabel={t('applicantErasure.confirm')}
        onConfirm={() => erase.mutateAsync().catch(() => {})}
      >
        <Text size="sm" mb="sm">
          {t('applicantErasure.what')}
        </Text>
        <Text size="sm">{t('applicantErasure.stays')}</Text>
      </ConfirmButton>
    </Stack>
  );
}

function useErase({ id, job_id: jobId }: Applicant) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(applicantErasureApi.eraseApplicant, { params: { id } }),
    onSuccess: async () => {
      toast.success(t('applicantErasure.erased'));
      await navigate({ to: '/jobs/$id/applicants', params: { id: jobId } });
      await queries.invalidateQueries();
    },
    onError: (error) => toast.error(error.message),
  });
}
