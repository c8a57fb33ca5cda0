import { Badge, Card, Group, SegmentedControl, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { InterviewRow } from '../../../api/hiring/interviews.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { type InterviewList, interviewsQuery } from './interview-queries.ts';
import { kindAndLength } from './interview-labels.ts';
import { dayLabel, elsewhereLabel, ownZone, spanLabel } from './interview-times.ts';
import { pickLabel } from './pick-labels.ts';
import classes from './interviews.module.css';
import { t } from '../../platform/messages.ts';

const lists = {
  ahead: t('interviews.upcoming'),
  waiting: t('interviews.withoutTime'),
  scorecards: t('interviews.scorecardsDue'),
} as const;
const empty: Record<InterviewList, string> = {
  ahead: t('interviews.noneAhead'),
  waiting: t('interviews.noneWaiting'),
  scorecards: t('interviews.noneToRate'),
};

type Scope = 'mine' | 'team';

/** Interviews in lists: those ahead, those that wait for a time, and those without a scorecard. */
export function InterviewLists({ scope }: { scope: Scope }) {
  const [which, setWhich] = useState<InterviewList>('ahead');
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label={t('interviews.whichInterviews')}
        data={Object.entries(lists).map(([value, label]) => ({ value, label }))}
        value={which}
        onChange={(value) => setWhich(value === 'waiting' || value === 'scorecards' ? value : 'ahead')}
      />
      <Interviews which={which} scope={scope} />
    </>
  );
}

function Interviews({ which, scope }: { which: InterviewList; scope: Scope }) {
  const found = useInfiniteQuery(interviewsQuery(which, scope));
  if (found.isError && !found.data) {
    return (
      <ErrorView
        title={t('interviews.listFailed')}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!found.data) return <SkeletonList rows={3} height={64} />;
  const rows = found.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) {
    return (
      <Empty icon={<CalendarDays size={32} />} title={t('interviews.noInterviews')}>
        {empty[which]}
      </Empty>
    );
  }
  return (
    <Card>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore list={found} />
    </Card>
  );
}

function Row({ row }: { row: InterviewRow }) {
  const zone = ownZone();
  const { id, starts_at: at, minutes, status } = row;
  const theirs = at && row.candidate_zone ? elsewhereLabel(at, zone, row.candidate_zone) : null;
  return (
    <li className={classes.row}>
      <div>
        <Text size="sm" fw={500}>
          {at === null ? t('interviews.noTimeYet') : dayLabel(at, zone)}
        </Text>
        <Text size="sm" c={at === null ? 'dimmed' : undefined}>
          {at === null
            ? row.pick
              ? pickLabel(row.pick)
              : t('interviews.timesProposed', { count: row.times.length })
            : spanLabel(at, minutes, zone)}
        </Text>
        {theirs !== null && (
          <Text size="xs" c="dimmed">
            {theirs}
          </Text>
        )}
      </div>
      <div>
        <Text size="sm">
          <TextLink inherit fw={500} to="/applicants/$id" params={{ id: row.application_id }}>
            {row.name}
          </TextLink>
          {` · ${row.job_title}`}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {`${kindAndLength(row)} · ${row.interviewers.map(({ name }) => name).join(', ')}`}
        </Text>
        {status === 'asked' && row.wish !== '' && (
          <Text size="sm">{t('interviews.quoted', { text: row.wish })}</Text>
        )}
      </div>
      <Group gap="xs">
        {status === 'asked' && <Badge color="orange">{t('interviews.askedForOtherTimes')}</Badge>}
        {row.scorecard_due && <Badge color="yellow">{t('interviews.yourScorecardDue')}</Badge>}
        <LinkButton size="compact-sm" variant="default" to="/interviews/$id" params={{ id }}>
          {t('interviews.kit')}
        </LinkButton>
      </Group>
    </li>
  );
}
