import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { applicantCopiesApi } from '../../../api/privacy/applicant-copies.ts';
import { applicantErasureApi } from '../../../api/privacy/applicant-erasure.ts';
import { applicantName } from '../../hiring/applications/applicant-name.ts';
import { isOpenStage } from '../../hiring/job-stages/stage-labels.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { keepFile } from '../../platform/ui/save-file.ts';
import { HoldPart } from '../retention/hold-part.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';

/** For owners: a copy of what the company stores about an applicant who asks for it, and its end, once their application is closed. */
export function ApplicantData({ applicant }: { applicant: Applicant }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isOwner = useSession().user?.company?.owner ?? false;
  const erase = useMutation({
    mutationFn: () => call(applicantErasureApi.eraseApplicant, { params: { id: applicant.id } }),
    onSuccess: async () => {
      toast.success(t('applicantErasure.erased'));
      await navigate({ to: '/jobs/$id/applicants', params: { id: applicant.job_id } });
      await queries.invalidateQueries();
    },
    onError: (error) => toast.error(error.message),
  });
  if (!isOwner) return null;
  const name = applicantName(applicant.candidate);
  if (applicant.blind) return <Hidden />;
  const isOpen = isOpenStage(applicant.stage);
  return (
    <Card component="section" aria-labelledby="personal-data">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h3" id="personal-data">
          {t('applicantErasure.title')}
        </Title>
        <CopyButton applicant={applicant} name={name} />
        <HoldPart id={applicant.id} name={name} />
        <Text size="sm" mt="xs">
          {isOpen ? t('applicantErasure.openFirst', { name }) : t('applicantErasure.about', { name })}
        </Text>
        {!isOpen && (
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
        )}
      </Stack>
    </Card>
  );
}

/** While it is not shown who the applicant is, a copy of their data would tell. */
function Hidden() {
  return (
    <Card component="section" aria-labelledby="personal-data">
      <Stack gap="xs">
        <Title order={2} size="h3" id="personal-data">
          {t('applicantErasure.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('applicantCopy.revealFirst')}
        </Text>
      </Stack>
    </Card>
  );
}

function CopyButton({ applicant: { id }, name }: { applicant: Applicant; name: string }) {
  const copy = useMutation({
    mutationFn: async () => keepFile(await call(applicantCopiesApi.copyApplicantData, { params: { id } })),
    onSuccess: () => toast.success(t('applicantCopy.downloaded')),
    onError: (error) => toast.error(error.message),
  });
  return (
    <>
      <Text size="sm">{t('applicantCopy.about', { name })}</Text>
      <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
        {t('applicantCopy.download')}
      </Button>
    </>
  );
}
