import { Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InterviewRow } from '../../../api/hiring/interviews.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { interviewsQuery } from './interview-queries.ts';
import { pickLabel } from './pick-labels.ts';
import classes from './interview-calendar.module.css';
import { t } from '../../platform/messages.ts';

/** What is left to do beside the calendar: answers and scorecards of the team's, and times that candidates have yet to choose. */
export function NeedsYou({ scope }: { scope: 'mine' | 'team' }) {
  const waiting = rowsOf(useInfiniteQuery(interviewsQuery('waiting', scope)).data);
  const rating = rowsOf(useInfiniteQuery(interviewsQuery('scorecards', scope)).data);
  const asked = waiting?.filter((row) => row.status === 'asked');
  const proposed = waiting?.filter((row) => row.status === 'proposed');
  return (
    <aside className={classes.side} aria-label={t('interviews.leftOver')}>
      <section aria-labelledby="needs-you">
        <Title order={2} size="h3" id="needs-you">
          {t('interviews.needsYou')}
        </Title>
        {asked?.length === 0 && rating?.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('interviews.caughtUp')}
          </Text>
        )}
        <ul className={classes.waiting}>
          {asked?.map((row) => (
            <Asked key={row.id} row={row} />
          ))}
          {rating?.map((row) => (
            <li key={row.id}>
              <Person row={row} />
              <LinkButton size="compact-sm" variant="default" to="/interviews/$id" params={{ id: row.id }}>
                {row.scorecard_due ? t('interviews.fillScorecard') : t('interviews.kit')}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
      {proposed !== undefined && proposed.length > 0 && (
        <section aria-labelledby="waiting-for">
          <Title order={2} size="h3" id="waiting-for">
            {t('interviews.waitingForCandidate')}
          </Title>
          <ul className={classes.waiting}>
            {proposed.map((row) => (
              <li key={row.id}>
                <Person row={row} />
                <Text size="xs" c="dimmed">
                  {row.pick
                    ? pickLabel(row.pick)
                    : t('interviews.timesProposed', { count: row.times.length })}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.legend}>
        <span data-booked>{t('interviews.booked')}</span>
        <span>{t('interviews.proposed')}</span>
        <span data-busy>{t('interviews.busyLegend')}</span>
      </div>
    </aside>
  );
}

function rowsOf(data: { pages: { items: InterviewRow[] }[] } | undefined): InterviewRow[] | undefined {
  return data?.pages.flatMap((page) => page.items);
}

function Person({ row }: { row: InterviewRow }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <TextLink size="sm" fw={500} to="/applicants/$id" params={{ id: row.application_id }} hash="interviews">
        {row.name}
      </TextLink>
      {row.ends_at !== null && (
        <Text size="xs" c="dimmed">
          {formatAgo(row.ends_at)}
        </Text>
      )}
    </Group>
  );
}

function Asked({ row }: { row: InterviewRow }) {
  return (
    <li>
      <Person row={row} />
      <Text size="xs" c="dimmed">
        {row.wish === '' ? t('interviews.askedForOtherTimes') : t('interviews.quoted', { text: row.wish })}
      </Text>
      <LinkButton
        size="compact-sm"
        variant="default"
        to="/applicants/$id"
        params={{ id: row.application_id }}
        hash="interviews"
      >
        {t('interviews.proposeOtherTimes')}
      </LinkButton>
    </li>
  );
}
