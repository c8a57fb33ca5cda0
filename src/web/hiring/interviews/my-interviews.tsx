import { Alert, Anchor, Badge, Button, Card, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Video } from 'lucide-react';
import { useState } from 'react';
import { interviewKinds, interviewsApi, type MyInterview } from '../../../api/hiring/interviews.ts';
import { refreshApplications } from '../my-applications/application-queries.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { myInterviewsQuery } from './interview-queries.ts';
import { dayLabel, elsewhereLabel, isPast, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import classes from './interviews.module.css';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';

/** The interviews of one of my applications: times to choose from, the one that is booked, and ways to change it. */
export function MyInterviews({ applicationId, employer }: { applicationId: string; employer: string }) {
  const { data } = useQuery(myInterviewsQuery(applicationId));
  if (!data || data.items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="my-interviews">
      <Title order={2} size="h3" id="my-interviews" mb="sm">
        {data.items.length === 1 ? 'Interview' : 'Interviews'}
      </Title>
      <DividedList items={data.items} show={(item) => <Mine interview={item} employer={employer} />} />
    </Card>
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
      {!isOver && <Acts interview={interview} employer={employer} zone={zone} />}
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

type Act = { interview: MyInterview; employer: string; zone: string };

function Acts({ interview, employer, zone }: Act) {
  const client = useQueryClient();
  const [moving, setMoving] = useState(false);
  const { id, version, status, application_id: applicationId } = interview;
  const params = { id };
  const isBooked = status === 'booked';
  async function act(work: () => Promise<{ items: MyInterview[] }>, done: string) {
    let isDone = false;
    try {
      client.setQueryData(myInterviewsQuery(applicationId).queryKey, await work());
      setMoving(false);
      isDone = true;
      toast.success(done);
    } catch (error) {
      const said = error instanceof ApiError ? (error.detail ?? error.title) : undefined;
      toast.error(said ?? 'That did not work. Nothing was changed.');
    }
    await refreshApplications(client);
    return isDone;
  }
  const book = useMutation({
    mutationFn: (startsAt: string) =>
      act(
        () =>
          call(interviewsApi.bookInterview, {
            params,
            body: { version, starts_at: startsAt, time_zone: zone },
          }),
        'The interview is booked.',
      ),
  });
  const others = interview.times.filter((time) => time !== interview.starts_at);
  return (
    <Stack gap="sm" mt="xs">
      {(status === 'proposed' || moving) && (
        <Times
          interview={interview}
          times={others}
          zone={zone}
          busy={book.isPending}
          onBook={(time) => book.mutate(time)}
        />
      )}
      <Group gap="xs">
        {isBooked && (
          <Button
            component="a"
            variant="default"
            href={`/api/interviews/${id}/calendar`}
            download="interview.ics"
            leftSection={<CalendarPlus size={16} aria-hidden />}
          >
            Add to calendar
          </Button>
        )}
        {isBooked && others.length > 0 && !moving && (
          <Button variant="default" onClick={() => setMoving(true)}>
            Choose another time
          </Button>
        )}
        {status !== 'asked' && (
          <ReasonButton
            label={isBooked ? 'Ask for other times' : 'None of these suits me'}
            title="Ask for other times"
            text={
              isBooked
                ? `Your booked time is given up, and ${employer} proposes others.`
                : `${employer} is told, and proposes others.`
            }
            field="When could you? (optional)"
            confirmLabel="Ask for other times"
            onConfirm={(wish) =>
              act(
                () =>
                  call(interviewsApi.askForOtherTimes, { params, body: { version, wish, time_zone: zone } }),
                'The employer was told.',
              )
            }
          />
        )}
        <ReasonButton
          label="Cancel interview"
          danger
          title="Cancel this interview?"
          text={`${employer} is told. Your application goes on.`}
          field="Why? (optional)"
          confirmLabel="Cancel interview"
          onConfirm={(reason) =>
            act(
              () => call(interviewsApi.cancelMyInterview, { params, body: { version, reason } }),
              'The interview is cancelled.',
            )
          }
        />
      </Group>
    </Stack>
  );
}

function Times(props: {
  interview: MyInterview;
  times: string[];
  zone: string;
  busy: boolean;
  onBook: (time: string) => void;
}) {
  const { interview, times, zone } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const time = chosen !== null && times.includes(chosen) ? chosen : null;
  if (times.length === 0) {
    return <Alert color="yellow">None of the proposed times can be booked any more. Ask for others.</Alert>;
  }
  return (
    <Stack gap="sm" align="flex-start">
      <Radio.Group
        label="Choose a time"
        description={`In ${zoneLabels(zone)}, your time zone`}
        value={time ?? ''}
        onChange={setChosen}
        w="100%"
      >
        <div className={classes.times}>
          {times.map((item) => (
            <Radio
              key={item}
              value={item}
              className={classes.time}
              label={`${dayLabel(item, zone)}, ${spanLabel(item, interview.minutes, zone)}`}
              description={elsewhereLabel(item, zone, interview.time_zone)}
            />
          ))}
        </div>
      </Radio.Group>
      <Button disabled={time === null} loading={props.busy} onClick={() => time && props.onBook(time)}>
        Book this time
      </Button>
    </Stack>
  );
}
