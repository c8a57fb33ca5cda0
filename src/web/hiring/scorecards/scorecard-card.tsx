import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scorecard, Scorecards } from '../../../api/hiring/scorecards.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import classes from '../applications/applicant-page.module.css';
import { ScorecardForm } from './scorecard-form.tsx';
import { scorecardsQuery } from './scorecard-queries.ts';
import { verdictLabels } from './verdict-labels.ts';
import { t } from '../../platform/messages.ts';

/**
 * One's own scorecard of an applicant and, once it is submitted, those of colleagues. `questions`: with the questions to ask, where the
 * page does not show them by itself.
 */
export function ScorecardCard({ id, questions = true }: { id: string; questions?: boolean }) {
  const found = useQuery(scorecardsQuery(id));
  const [open, setOpen] = useState(false);
  const { data } = found;
  if (!data) return null;
  return (
    <Card component="section" aria-labelledby="scorecards">
      <Stack gap="sm">
        <Title order={2} size="h3" id="scorecards">
          {t('scorecards.scorecards')}
        </Title>
        {questions && data.kit.length > 0 && <Kit kit={data.kit} />}
        {data.mine && !open && <Filed card={data.mine} />}
        {open ? (
          <ScorecardForm id={id} cards={data} onClose={() => setOpen(false)} />
        ) : (
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              {data.mine ? t('scorecards.changeMine') : t('scorecards.fillInMine')}
            </Button>
          </Group>
        )}
        {data.hidden > 0 && (
          <Text size="sm" c="dimmed">
            {t('scorecards.hiddenOthers', { count: data.hidden })}
          </Text>
        )}
        {data.others.map((card) => (
          <Filed key={card.id} card={card} />
        ))}
      </Stack>
    </Card>
  );
}

function Kit({ kit }: { kit: Scorecards['kit'] }) {
  return (
    <details>
      <summary>
        <Text span size="sm" fw={500}>
          {t('scorecards.questions', { count: kit.length })}
        </Text>
      </summary>
      <Text size="xs" c="dimmed" my={4}>
        {t('scorecards.aboutQuestions')}
      </Text>
      <ol className={classes.questions}>
        {kit.map(({ requirement, question }) => (
          <li key={requirement}>
            <Text size="sm">{question}</Text>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Filed({ card }: { card: Scorecard }) {
  const rated = card.ratings.filter(({ rating }) => rating !== null);
  return (
    <Stack
      gap={4}
      component="section"
      aria-label={card.is_mine ? t('scorecards.yours') : t('scorecards.scorecardOf', { author: card.author })}
    >
      <Text size="sm">
        <b>{verdictLabels[card.verdict]}</b>
        {' · '}
        {card.is_mine ? t('scorecards.you') : card.author || t('scorecards.formerColleague')}
        <Text span size="xs" c="dimmed">
          {' '}
          {formatAgo(card.filed_at)}
        </Text>
      </Text>
      {rated.length > 0 && (
        <Text size="xs">
          {rated
            .map(({ attribute, rating }) => t('scorecards.rating', { attribute, rating: rating ?? 0 }))
            .join(', ')}
        </Text>
      )}
      {card.note !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {card.note}
        </Text>
      )}
    </Stack>
  );
}
