import { Button, Card, Divider, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { rich, t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { jobFitQuery } from '../../matching/fit/fit-queries.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { Suggestion } from './suggestion.tsx';
import { suggestionsQuery } from './tailored-queries.ts';

/** Up to five bullets of the resume worded for a job, each to be taken into a copy, turned down, or asked for again. */
export function SuggestedBullets({ jobId }: { jobId: string }) {
  const [skip, setSkip] = useState<string[]>([]);
  const found = useQuery({ ...suggestionsQuery(jobId, skip), placeholderData: keepPreviousData });
  const data = found.data;
  useCountInScore(jobId, skip.length === 0 && !found.isPlaceholderData ? data?.items.length : undefined);
  const expected = useExpectedHeight(jobId);
  const card = useRef<HTMLElement>(null);
  const leave = useNextFocus(card, data, found.isPlaceholderData);
  // It opens at a press elsewhere on the page: keyboard and screen follow.
  useEffect(() => card.current?.focus(), []);
  return (
    <Card
      component="section"
      ref={card}
      tabIndex={-1}
      id="suggested-bullets"
      aria-labelledby="suggested-bullets-title"
      padding="lg"
    >
      <Stack gap="md">
        <Heading />
        {found.isPending && <Skeleton height={expected} />}
        {found.isError && <Failed onRetry={() => void found.refetch()} />}
        {data?.items.length === 0 && (
          <NothingToImprove claims={data.claims} away={skip.length + data.rejected} />
        )}
        {data?.items.map((one, index) => (
          <Fragment key={one.text}>
            {index > 0 && <Divider />}
            <Suggestion
              jobId={jobId}
              suggestion={one}
              busy={found.isPlaceholderData}
              onSkip={() => setSkip((before) => [...before, one.text])}
              onAction={() => leave(index)}
            />
          </Fragment>
        ))}
        {data?.model === 'failed' && <NoModel />}
        {skip.length > 0 && (
          <Away words={t('tailoredResumes.skipped', { count: skip.length })}>
            <Button variant="default" size="compact-sm" onClick={() => setSkip([])}>
              {t('tailoredResumes.showSkipped')}
            </Button>
          </Away>
        )}
        {data !== undefined && data.rejected > 0 && <Rejected jobId={jobId} count={data.rejected} />}
        {data?.tailored && <CopyLink copy={data.tailored} />}
      </Stack>
    </Card>
  );
}

/** About as high as the suggestions that the score counts will be, so that little moves when they have come. */
function useExpectedHeight(jobId: string): number {
  const count = useQuery(jobFitQuery(jobId)).data?.tailored_bullet_count ?? 1;
  return 24 + 270 * count;
}

function Heading() {
  return (
    <div>
      <Title order={2} size="h3" id="suggested-bullets-title">
        {t('tailoredResumes.suggestedBullets')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('tailoredResumes.suggestedBulletsHint')}
      </Text>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Group gap="sm" role="alert">
      <Text size="sm">{t('fit.suggestionsFailed')}</Text>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('tailoredResumes.tryAgain')}
      </Button>
    </Group>
  );
}

function NoModel() {
  return (
    <Text size="sm" c="dimmed">
      {t('tailoredResumes.modelFailed')}
    </Text>
  );
}

function CopyLink({ copy }: { copy: { id: string; changes: number } }) {
  return (
    <Text size="sm">
      {rich('tailoredResumes.copyForJob', {
        count: copy.changes,
        link: (text) => (
          <TextLink to="/tailored/$id" params={{ id: copy.id }} underline="always">
            {text}
          </TextLink>
        ),
      })}
    </Text>
  );
}

/** Gives the focus to what stands in the place of a suggestion that was dealt with; to the card when none is left. */
function useNextFocus(card: RefObject<HTMLElement | null>, data: unknown, waiting: boolean) {
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null || waiting || document.activeElement !== document.body) return;
    const rows = [...(card.current?.querySelectorAll('[data-suggestion]') ?? [])];
    const next = rows[left.current] ?? rows.at(-1);
    (next?.querySelector('button') ?? card.current)?.focus();
    left.current = null;
  }, [card, data, waiting]);
  return (index: number) => {
    left.current = index;
  };
}

/** Shows how many bullets were suggested beside the score and on the job's card, as the server keeps it. */
function useCountInScore(jobId: string, count: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (count === undefined) return;
    const { queryKey } = jobFitQuery(jobId);
    queries.setQueryData(queryKey, (fit) => fit && { ...fit, tailored_bullet_count: count });
    void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
  }, [queries, jobId, count]);
}

function Rejected({ jobId, count }: { jobId: string; count: number }) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => call(tailoredApi.restoreBullets, { params: { id: jobId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['bullets', jobId] }),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Away words={t('tailoredResumes.rejected', { count })}>
      <Button
        variant="default"
        size="compact-sm"
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {t('tailoredResumes.suggestRejected')}
      </Button>
    </Away>
  );
}

/** How many suggestions are not shown, and the way to have them back. */
function Away({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {words}
      </Text>
      {children}
    </Group>
  );
}

/** Why there is no suggestion; `away` counts those set aside or turned down. */
function NothingToImprove({ claims, away }: { claims: number; away: number }) {
  return (
    <Text size="sm" c="dimmed">
      {claims === 0
        ? t('tailoredResumes.nothingToTailor')
        : away > 0
          ? t('tailoredResumes.noMoreSuggestions')
          : t('tailoredResumes.nothingToImprove')}
    </Text>
  );
}
