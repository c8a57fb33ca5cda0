import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { MyInterview } from '../../../api/hiring/interviews.ts';
import { kindAndLength } from './interview-labels.ts';
import { dayLabel, elsewhereLabel, isPast, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import { MyInterviewActions } from './my-interview-actions.tsx';
import { t } from '../../platform/messages.ts';

/** One of my interviews: when and where it is, in my own time zone, and what I can do with it. */
export function InterviewDetails({ interview, employer }: { interview: MyInterview; employer: string }) {
  const zone = ownZone();
  const { status, minutes, starts_at: startsAt } = interview;
  if (status === 'cancelled') return <Cancelled interview={interview} employer={employer} />;
  const isOver = interview.ends_at !== null && isPast(interview.ends_at);
  return (
    <>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {kindAndLength(interview)}
        </Text>
        <Badge color={status === 'booked' ? 'green' : 'yellow'}>
          {isOver ? t('interviews.over') : words[status]}
        </Badge>
      </Group>
      {startsAt !== null && (
        <div>
          <Text fw={650} size="lg">
            {dayLabel(startsAt, zone)}
          </Text>
          <Text>
            {t('interviews.timeInYourZone', {
              time: spanLabel(startsAt, minutes, zone),
              zone: zoneLabels(zone),
            })}
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
          {interview.wish === ''
            ? t('interviews.youAskedForOthers', { employer })
            : t('interviews.youAskedForOthersSaying', { employer, wish: interview.wish })}
        </Text>
      )}
      {!isOver && <MyInterviewActions interview={interview} employer={employer} zone={zone} />}
    </>
  );
}

const words = {
  proposed: t('interviews.chooseTime'),
  asked: t('interviews.otherTimesAsked'),
  booked: t('interviews.booked'),
} as const;

function Cancelled({ interview, employer }: { interview: MyInterview; employer: string }) {
  const facts = { by: interview.cancelled_by ?? 'application', kind: interview.kind, employer };
  return (
    <Text size="sm" c="dimmed">
      {interview.starts_at === null
        ? t('interviews.cancelledBy', facts)
        : t('interviews.cancelledOnDayBy', { ...facts, day: dayLabel(interview.starts_at, ownZone()) })}{' '}
      {interview.cancel_reason !== '' && t('interviews.quoted', { text: interview.cancel_reason })}
    </Text>
  );
}

function Elsewhere({ instant, there }: { instant: string; there: string }) {
  const facts = elsewhereLabel(instant, ownZone(), there);
  return facts === null ? null : (
    <Text size="sm" c="dimmed">
      {t('interviews.employersZone', { time: facts })}
    </Text>
  );
}

function Place({ interview: { kind, place, link, status } }: { interview: MyInterview }) {
  return (
    <>
      {place !== '' && (
        <Text size="sm">
          {kind === 'phone' ? t('interviews.phonePlace', { place }) : t('interviews.place', { place })}
        </Text>
      )}
      {link !== '' && status === 'booked' && kind !== 'video' && (
        <Text size="sm">
          <Anchor inherit underline="always" href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </Anchor>
        </Text>
      )}
    </>
  );
}
