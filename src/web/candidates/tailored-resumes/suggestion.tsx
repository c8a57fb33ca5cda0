import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BulletSuggestion, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { DiffText } from './diff-text.tsx';

/** One suggested wording with what it rests on and why, to be taken, turned down, or exchanged for another. */
export function Suggestion(props: {
  jobId: string;
  suggestion: BulletSuggestion;
  busy: boolean;
  onSkip: () => void;
  /** Told before anything is done with it. */
  onAction: () => void;
}) {
  const { suggestion } = props;
  const { accept, reject } = useSuggestionActions(props.jobId, suggestion);
  const act = (work: () => void) => () => {
    props.onAction();
    work();
  };
  const busy = props.busy || accept.isPending || reject.isPending;
  return (
    <Stack gap="xs" style={{ overflowWrap: 'anywhere' }} data-suggestion>
      <Text>{suggestion.text}</Text>
      <Basis suggestion={suggestion} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          loading={accept.isPending}
          disabled={busy && !accept.isPending}
          aria-label={t('tailoredResumes.acceptText', { text: suggestion.text })}
          onClick={act(() => accept.mutate())}
        >
          {t('tailoredResumes.accept')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={busy}
          aria-label={t('tailoredResumes.anotherText', { text: suggestion.text })}
          onClick={act(props.onSkip)}
        >
          {t('tailoredResumes.another')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          loading={reject.isPending}
          disabled={busy && !reject.isPending}
          aria-label={t('tailoredResumes.rejectText', { text: suggestion.text })}
          onClick={act(() => reject.mutate())}
        >
          {t('tailoredResumes.reject')}
        </Button>
        {suggestion.writer === 'model' && <Badge color="gray">{t('tailoredResumes.writtenByAi')}</Badge>}
      </Group>
    </Stack>
  );
}

/** The person's own words that it rests on, and why they are worded so. */
function Basis({ suggestion }: { suggestion: BulletSuggestion }) {
  const from = [suggestion.position.title, suggestion.position.company].filter(Boolean).join(', ');
  return (
    <>
      <Text size="sm" component="p" m={0}>
        <Text span size="sm" c="dimmed">
          {from
            ? t('tailoredResumes.basedOnPosition', { position: from })
            : t('tailoredResumes.basedOn')}{' '}
        </Text>
        <DiffText parts={suggestion.diff} />
      </Text>
      <Text size="sm" c="dimmed">
        {suggestion.reasons.join(' ')}
      </Text>
    </>
  );
}

function useSuggestionActions(jobId: string, suggestion: BulletSuggestion) {
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: () =>
      call(tailoredApi.acceptBullet, {
        params: { id: jobId },
        body: { claim: suggestion.claim, text: suggestion.text },
      }),
    onSuccess: async () => {
      toast.success(t('tailoredResumes.added'));
      await queries.invalidateQueries({ queryKey: ['bullets', jobId] });
      void queries.invalidateQueries({ queryKey: ['tailored'] });
    },
    onError: (error) => toast.error(error.message),
  });
  const reject = useMutation({
    mutationFn: () =>
      call(tailoredApi.rejectBullet, { params: { id: jobId }, body: { text: suggestion.text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['bullets', jobId] }),
    onError: (error) => toast.error(error.message),
  });
  return { accept, reject };
}
