import { Anchor, Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fitApi } from '../../../api/matching/fit.ts';
import { call } from '../../platform/client.ts';
import { resumesQuery } from '../../candidates/resumes/resume-queries.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { jobFitQuery } from './fit-queries.ts';
import { LiveScores } from './live-scores.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { t } from '../../platform/messages.ts';

/** The candidate's own match with a job: calculated on request, shown from then on; says when there is no resume. */
export function MatchCard({ jobId, onSuggest }: { jobId: string; onSuggest?: () => void }) {
  const fit = useQuery(jobFitQuery(jobId));
  const resumes = useQuery(resumesQuery);
  const calculate = useCalculation(jobId);
  const isPending = fit.isPending || resumes.isPending;
  const hasResume = resumes.data === undefined || resumes.data.items.length > 0;
  return (
    <Card component="section" aria-labelledby="your-match">
      <LiveScores />
      <Stack gap="sm" align="stretch">
        <Title order={2} size="h3" id="your-match">
          Your Match
        </Title>
        {isPending && <Skeleton height={90} />}
        {fit.isError && (
          <Text size="sm" c="dimmed">
            Your stored score could not be loaded.
          </Text>
        )}
        {!isPending && fit.data && (
          <>
            <ScoreSummary score={fit.data} />
            <Text size="sm">
              <Anchor inherit href="#why-this-score">
                Why this score
              </Anchor>
            </Text>
          </>
        )}
        {!isPending && !hasResume && <NoResume />}
        {!isPending && hasResume && fit.data === null && (
          <Text size="sm" c="dimmed">
            Compares the job’s requirements with your resume and shows the evidence for each.
          </Text>
        )}
        {!isPending && hasResume && (
          <Button variant="default" loading={calculate.isPending} onClick={() => calculate.mutate()}>
            {fit.data ? 'Calculate again' : 'Calculate Match Score'}
          </Button>
        )}
        {!isPending && fit.data && onSuggest && <Button onClick={onSuggest}>Get Resume Suggestions</Button>}
      </Stack>
    </Card>
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
      You have no resume yet, so there is nothing to compare.{' '}
      <TextLink to="/dashboard" underline="always">
        Upload a resume
      </TextLink>
    </Text>
  );
}
