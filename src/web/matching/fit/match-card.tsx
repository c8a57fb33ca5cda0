import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fitApi } from '../../../api/matching/fit.ts';
import { rich, t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { OpenBuilder } from '../../candidates/resume-builder/open-builder.tsx';
import { resumesQuery } from '../../candidates/resumes/resume-queries.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { jobFitQuery } from './fit-queries.ts';
import { LiveScores } from './live-scores.tsx';
import classes from './match-card.module.css';
import { ScoreSummary } from './score-summary.tsx';

/** The candidate's own match with a job: calculated on request, shown from then on; says when there is no resume. */
export function MatchCard({ jobId, onSuggest }: { jobId: string; onSuggest?: () => void }) {
  const fit = useQuery(jobFitQuery(jobId));
  // A match says by itself that there was a resume.
  const resumes = useQuery({ ...resumesQuery, enabled: fit.isSuccess && fit.data === null });
  const calculate = useCalculation(jobId);
  const isPending = fit.isPending || resumes.isLoading;
  const hasResume = resumes.data === undefined || resumes.data.items.length > 0;
  return (
    <Card component="section" aria-labelledby="your-match">
      <LiveScores />
      <Stack gap="sm" align="stretch">
        <Title order={2} size="h3" id="your-match">
          {t('fit.yourMatch')}
        </Title>
        {isPending && <Skeleton className={classes.waiting} />}
        {fit.isError && (
          <Text size="sm" c="dimmed">
            {t('fit.scoreNotLoaded')}
          </Text>
        )}
        {!isPending && fit.data && (
          <>
            <ScoreSummary score={fit.data} />
            {onSuggest && <WaysOn jobId={jobId} onSuggest={onSuggest} />}
            <Group justify="space-between" gap="xs">
              <Anchor size="sm" href="#why-this-score">
                {t('fit.whyThisScore')}
              </Anchor>
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.flush}
                loading={calculate.isPending}
                onClick={() => calculate.mutate()}
              >
                {t('fit.calculateAgain')}
              </Button>
            </Group>
          </>
        )}
        {!isPending && !hasResume && <NoResume />}
        {!isPending && hasResume && !fit.data && (
          <>
            {!fit.isError && (
              <Text size="sm" c="dimmed">
                {t('fit.matchHint')}
              </Text>
            )}
            <Button variant="default" loading={calculate.isPending} onClick={() => calculate.mutate()}>
              {t('fit.calculateMatchScore')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

function WaysOn({ jobId, onSuggest }: { jobId: string; onSuggest: () => void }) {
  return (
    <>
      <Button variant="default" onClick={onSuggest}>
        {t('fit.getResumeSuggestions')}
      </Button>
      <OpenBuilder jobId={jobId} variant="default" />
    </>
  );
}

function useCalculation(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(fitApi.calculateJobFit, { params: { id: jobId } }),
    onSuccess: ({ fit }) => {
      queries.setQueryData(jobFitQuery(jobId).queryKey, fit);
      void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
      toast.success(t('fit.calculated'));
    },
    onError: () => toast.error(t('fit.calculateFailed')),
  });
}

function NoResume() {
  return (
    <Text size="sm">
      {rich('fit.noResume', {
        link: (text) => (
          <TextLink to="/dashboard" underline="always">
            {text}
          </TextLink>
        ),
      })}
    </Text>
  );
}
