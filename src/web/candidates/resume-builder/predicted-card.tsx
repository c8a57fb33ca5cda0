import { Card, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { FitScore, LedgerRow } from '../../../api/matching/fit.ts';
import { t } from '../../platform/messages.ts';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { stateWord } from '../../matching/fit/requirement-state.tsx';

/** The match that a copy would have when it is sent, beside the present one, and which requirements would stand otherwise. */
export function PredictedCard(props: { now: FitScore | null; later: FitScore | null; isPending: boolean }) {
  const { now, later } = props;
  if (props.isPending) return <Skeleton height={140} />;
  if (!later) return null;
  const changes = now ? changesOf(now.ledger, later.ledger) : [];
  return (
    <Card component="section" aria-labelledby="predicted-match">
      <Stack gap="xs">
        <div>
          <Title order={2} size="h3" id="predicted-match">
            {t('resumeBuilder.predict')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('resumeBuilder.predictHint')}
          </Text>
        </div>
        <Text size="sm">
          {now
            ? t('resumeBuilder.predictNow', { now: now.skill_overlap, later: later.skill_overlap })
            : t('resumeBuilder.predictOnly', { later: later.skill_overlap })}
        </Text>
        <ScoreBar value={later.skill_overlap} shape={later.shape} />
        {now && changes.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('resumeBuilder.predictSame')}
          </Text>
        )}
        {changes.length > 0 && (
          <List size="sm" aria-label={t('resumeBuilder.predictChanges')}>
            {changes.map((change) => (
              <List.Item key={change.requirement}>{t('resumeBuilder.fromTo', change)}</List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

function changesOf(now: readonly LedgerRow[], later: readonly LedgerRow[]) {
  return later.flatMap((row) => {
    const before = now.find((one) => one.kind === row.kind && one.requirement === row.requirement);
    if (!before || stateWord(before) === stateWord(row)) return [];
    return [{ requirement: row.requirement, before: stateWord(before), after: stateWord(row) }];
  });
}
