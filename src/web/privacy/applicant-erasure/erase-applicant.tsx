import { Card, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { applicantErasureApi } from '../../../api/privacy/applicant-erasure.ts';
import { applicantName } from '../../hiring/applications/applicant-name.ts';
import { isOpenStage } from '../../hiring/job-stages/stage-labels.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';

/** For owners: deletes what the company stores about an applicant who asks for it, once their application is closed. */
export function EraseApplicant({ applicant }: { applicant: Applicant }) {
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
  const isOpen = isOpenStage(applicant.stage);
  return (
    <Card component="section" aria-labelledby="personal-data">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h3" id="personal-data">
          {t('applicantErasure.title')}
        </Title>
        <Text size="sm">
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
