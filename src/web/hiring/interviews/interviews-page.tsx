import { Badge, Card, Group, SegmentedControl, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { interviewKinds, type InterviewRow } from '../../../api/hiring/interviews.ts';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { type InterviewList, interviewsQuery } from './interview-queries.ts';
import { dayLabel, elsewhereLabel, ownZone, spanLabel } from './interview-times.ts';
import classes from './interviews.module.css';

const lists = { ahead: 'Upcoming', waiting: 'Without a time', scorecards: 'Scorecards due' } as const;
const empty: Record<InterviewList, string> = {
  ahead: 'Booked interviews appear here, soonest first. Propose one from an applicant’s page.',
  waiting: 'Interviews waiting for the candidate, and requests for other times, appear here.',
  scorecards: 'Interviews you led stay here until you submit your scorecard.',
};

type Scope = 'mine' | 'team';
type Choice = { which: InterviewList; scope: Scope };

/** My interviews, or my team's: those ahead, those that wait for a time, and those without a scorecard. */
export function InterviewsPage() {
  const search = useSearch({ strict: false });
  const which: InterviewList =
    search['which'] === 'waiting' || search['which'] === 'scorecards' ? search['which'] : 'ahead';
  const scope = search['scope'] === 'team' ? 'team' : 'mine';
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader
        title="Interviews"
        back={
          <TextLink to="/recruiter" size="sm">
            Dashboard
          </TextLink>
        }
      />
      <Choices which={which} scope={scope} />
      <Interviews which={which} scope={scope} />
    </div>
  );
}

function Choices({ which, scope }: Choice) {
  const navigate = useNavigate();
  const go = (next: { which: string; scope: string }) =>
    void navigate({
      to: '/recruiter/interviews',
      search: {
        ...(next.which === 'ahead' ? {} : { which: next.which }),
        ...(next.scope === 'mine' ? {} : { scope: next.scope }),
      },
      replace: true,
    });
  return (
    <Group gap="sm" mb="md">
      <SegmentedControl
        aria-label="Which interviews"
        data={Object.entries(lists).map(([value, label]) => ({ value, label }))}
        value={which}
        onChange={(value) => go({ which: value, scope })}
      />
      <SegmentedControl
        aria-label="Whose interviews"
        data={[
          { value: 'mine', label: 'Mine' },
          { value: 'team', label: 'Team' },
        ]}
        value={scope}
        onChange={(value) => go({ which, scope: value })}
      />
    </Group>
  );
}

function Interviews({ which, scope }: Choice) {
  const found = useInfiniteQuery(interviewsQuery(which, scope));
  if (found.isError && !found.data) {
    return (
      <ErrorView title="It could not be loaded" error={found.error} onRetry={() => void found.refetch()} />
    );
  }
  if (!found.data) return <SkeletonList rows={3} height={64} />;
  const rows = found.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) {
    return (
      <Empty icon={<CalendarDays size={32} />} title="No interviews here">
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
          {at === null ? 'No time yet' : dayLabel(at, zone)}
        </Text>
        <Text size="sm" c={at === null ? 'dimmed' : undefined}>
          {at === null ? `${row.times.length} proposed` : spanLabel(at, minutes, zone)}
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
          {interviewKinds[row.kind]}, {minutes} minutes ·{' '}
          {row.interviewers.map(({ email }) => email).join(', ')}
        </Text>
        {status === 'asked' && row.wish !== '' && <Text size="sm">“{row.wish}”</Text>}
      </div>
      <Group gap="xs">
        {status === 'asked' && <Badge color="orange">Asked for other times</Badge>}
        {row.scorecard_due && <Badge color="yellow">Your scorecard is due</Badge>}
        <LinkButton size="compact-sm" variant="default" to="/interviews/$id" params={{ id }}>
          Interview kit
        </LinkButton>
      </Group>
    </li>
  );
}
