import { Button, Card, Checkbox, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { poolConsent, talentApi } from '../../../api/talent/talent-pool.ts';
import { language } from '../../../messages/in-page.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { consentStateQuery } from './talent-queries.ts';
import { t } from '../../platform/messages.ts';

/** Whether the company keeps the applicant in mind for other jobs: agreed to and taken back here, at once. */
export function ConsentCard({ applicationId: id, employer }: { applicationId: string; employer: string }) {
  const { data } = useQuery(consentStateQuery(id));
  const client = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: (kept: boolean) =>
      call(talentApi.setKeptState, {
        params: { id },
        body: kept ? { kept, consent_version: poolConsent.version, consent_language: language } : { kept },
      }),
    onSuccess: (state) => {
      client.setQueryData(consentStateQuery(id).queryKey, state);
      setAgreed(false);
      toast.success(
        state.kept ? t('talentPool.consentGiven', { employer }) : t('talentPool.consentEnded', { employer }),
      );
    },
    onError: (error) => toast.error(error.message),
  });
  if (!data) return null;
  return (
    <Card component="section" aria-labelledby="kept">
      <Title order={2} size="h3" id="kept" mb="xs">
        {t('talentPool.otherJobs')}
      </Title>
      <Stack gap="sm" align="flex-start">
        {data.kept && data.until ? (
          <Text size="sm">{t('talentPool.consentUntil', { employer, until: formatDate(data.until) })}</Text>
        ) : (
          <Checkbox
            checked={agreed}
            error={problem}
            label={t('consents.keptByCompany')}
            onChange={(event) => {
              setAgreed(event.currentTarget.checked);
              setProblem(null);
            }}
          />
        )}
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => {
            setProblem(data.kept || agreed ? null : t('talentPool.agreeFirst'));
            if (data.kept || agreed) change.mutate(!data.kept);
          }}
        >
          {data.kept ? t('talentPool.undoThis') : t('talentPool.considerMe')}
        </Button>
      </Stack>
    </Card>
  );
}
