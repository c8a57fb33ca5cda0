import { Anchor, Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { interviewKinds, type MyInterview } from '../../../api/hiring/interviews.ts';
import { ListCard } from '../../platform/ui/list-card.tsx';
import { myInterviewsQuery } from './interview-queries.ts';
import { dayLabel, elsewhereLabel, isPast, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import { MyInterviewActs } from './my-interview-acts.tsx';

/** The interviews of one of my applications: times to choose from, the one that is booked, and ways to change it. */
export function MyInterviews({ applicationId, employer }: { applicationId: string; employer: string }) {
  const items = useQuery(myInterviewsQuery(applicationId)).data?.items;
  return (
    <ListCard
      id="my-interviews"
      title={items?.length === 1 ? 'Interview' : 'Interviews'}
      items={items}
      show={(item) => <Mine interview={item} employer={employer} />}
    />
  );
}

function Mine({ interview, employer }: { interview: MyInterview; employer: string }) {
  const zone = ownZone();
  const { status, kind, minutes, starts_at: startsAt } = interview;
  if (status === 'cancelled') return <Cancelled interview={interview} employer={employer} />;
  const isOver = interview.ends_at !== null && isPast(interview.ends_at);
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {interviewKinds[kind]}, {minutes} minutes
        </Text>
        <Badge color={status === 'booked' ? 'green' : 'yellow'}>{isOver ? 'Over' : words[status]}</Badge>
      </Group>
      {startsAt !== null && (
        <div>
          <Text fw={650} size="lg">
            {dayLabel(startsAt, zone)}
          </Text>
          <Text>
            {spanLabel(startsAt, minutes, zone)} in {zoneLabels(zone)}, your time zone
          </Text>
          <Elsewhere instant={startsAt} there={interview.time_zone} />
        </div>
      )}
      <Place interview={interview} />
      {interview.message !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {interview.message}
        </Text>
      )}
      {status === 'asked' && (
        <Text size="sm">
          You asked for other times{interview.wish === '' ? '.' : `: “${interview.wish}”`} {employer} proposes
          others.
        </Text>
      )}
      {!isOver && <MyInterviewActs interview={interview} employer={employer} zone={zone} />}
    </>
  );
}

const words = { proposed: 'Choose a time', asked: 'Other times asked for', booked: 'Booked' } as const;

function Cancelled({ interview, employer }: { interview: MyInterview; employer: string }) {
  const who =
    interview.cancelled_by === 'candidate'
      ? 'You cancelled'
      : interview.cancelled_by === 'company'
        ? `${employer} cancelled`
        : 'Cancelled with the application:';
  return (
    <Text size="sm" c="dimmed">
      {who} the {interviewKinds[interview.kind].toLowerCase()}
      {interview.starts_at ? ` on ${dayLabel(interview.starts_at, ownZone())}` : ''}.
      {interview.cancel_reason === '' ? '' : ` “${interview.cancel_reason}”`}
    </Text>
  );
}

function Elsewhere({ instant, there }: { instant: string; there: string }) {
  const said = elsewhereLabel(instant, ownZone(), there);
  return said === null ? null : (
    <Text size="sm" c="dimmed">
      {said}, the employer’s time zone
    </Text>
  );
}

function Place({ interview: { kind, place, link, status } }: { interview: MyInterview }) {
  return (
    <>
      {place !== '' && (
        <Text size="sm">
          {kind === 'phone' ? 'Phone: ' : 'Where: '}
          {place}
        </Text>
      )}
      {link !== '' && status === 'booked' && (
        <Text size="sm">
          <Anchor inherit underline="always" href={link} target="_blank" rel="noopener noreferrer nofollow">
            <Group component="span" gap={6} display="inline-flex">
              {kind === 'video' && <Video size={16} aria-hidden />}
              {kind === 'video' ? 'Join the video call' : link}
            </Group>
          </Anchor>
        </Text>
      )}
    </>
  );
}
