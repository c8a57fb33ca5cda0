import { Alert, Button, Group, Radio, Stack } from '@mantine/core';
import { CalendarPlus, Video } from 'lucide-react';
import { useState } from 'react';
import type { MyInterview } from '../../../api/hiring/interviews.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { dayLabel, elsewhereLabel, spanLabel, zoneLabels } from './interview-times.ts';
import classes from './interviews.module.css';
import { PickTime } from './pick-time.tsx';
import { useMyInterviewActions } from './use-my-interview-actions.ts';
import { t } from '../../platform/messages.ts';

type Props = { interview: MyInterview; employer: string; zone: string };

/** What a candidate can do with an interview that is ahead: choose a time, keep it in a calendar, ask for others, cancel. */
export function MyInterviewActions({ interview, employer, zone }: Props) {
  const [moving, setMoving] = useState(false);
  const { book, askForOthers, cancel } = useMyInterviewActions(interview, zone, () => setMoving(false));
  const { id, status } = interview;
  const isBooked = status === 'booked';
  const others = interview.times.filter((time) => time !== interview.starts_at);
  return (
    <Stack gap="sm" mt="xs">
      {(status === 'proposed' || moving) && (
        <WhichTime interview={interview} times={others} zone={zone} book={book} />
      )}
      <Group gap="xs" className={classes.acts}>
        {isBooked && interview.kind === 'video' && interview.link !== '' && (
          <JoinCall link={interview.link} />
        )}
        {isBooked && <AddToCalendar id={id} />}
        {isBooked && (others.length > 0 || interview.pick !== null) && !moving && (
          <Button variant="default" onClick={() => setMoving(true)}>
            {t('interviews.chooseAnotherTime')}
          </Button>
        )}
        {status !== 'asked' && (
          <ReasonButton
            label={isBooked ? t('interviews.askForOtherTimes') : t('interviews.noneOfTheseWork')}
            title={t('interviews.askForOtherTimes')}
            text={
              isBooked
                ? t('interviews.releaseWarning', { employer })
                : t('interviews.askWarning', { employer })
            }
            field={t('interviews.whenAvailable')}
            about={id}
            variant="subtle"
            confirmLabel={t('interviews.askForOtherTimes')}
            onConfirm={askForOthers.mutateAsync}
          />
        )}
        <ReasonButton
          label={t('interviews.cancelInterview')}
          danger
          title={t('interviews.confirmCancel')}
          text={t('interviews.myCancelWarning', { employer })}
          field={t('interviews.why')}
          about={id}
          variant="subtle"
          confirmLabel={t('interviews.cancelInterview')}
          onConfirm={cancel.mutateAsync}
        />
      </Group>
    </Stack>
  );
}

/** One of the times that were proposed, or of all that are free. */
function WhichTime(props: {
  interview: MyInterview;
  times: string[];
  zone: string;
  book: ReturnType<typeof useMyInterviewActions>['book'];
}) {
  const { book, ...rest } = props;
  const onBook = (time: string) => book.mutate(time);
  if (props.interview.pick === null) return <Times {...rest} busy={book.isPending} onBook={onBook} />;
  const problem = book.error?.message ?? null;
  return <PickTime {...rest} busy={book.isPending} problem={problem} onBook={onBook} />;
}

function JoinCall({ link }: { link: string }) {
  return (
    <Button
      component="a"
      variant="light"
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      leftSection={<Video size={16} aria-hidden />}
    >
      {t('interviews.joinCall')}
    </Button>
  );
}

function AddToCalendar({ id }: { id: string }) {
  return (
    <Button
      component="a"
      variant="default"
      href={`/api/interviews/${id}/calendar`}
      download="interview.ics"
      leftSection={<CalendarPlus size={16} aria-hidden />}
    >
      {t('interviews.addToCalendar')}
    </Button>
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
    return <Alert color="yellow">{t('interviews.noTimesLeft')}</Alert>;
  }
  return (
    <Stack gap="sm" align="flex-start">
      <Radio.Group
        label={t('interviews.chooseTime')}
        description={t('interviews.inYourZone', { zone: zoneLabels(zone) })}
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
        {t('interviews.bookTime')}
      </Button>
    </Stack>
  );
}
