import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MyInterview } from '../../../api/hiring/interviews.ts';
import { timesToPickQuery } from './interview-queries.ts';
import { clockTimeOf, dayLabel, elsewhereLabel, spanLabel, zoneLabels } from './interview-times.ts';
import { shortDay } from './pick-labels.ts';
import classes from './pick-time.module.css';
import { t } from '../../platform/messages.ts';

type Props = {
  interview: MyInterview;
  zone: string;
  busy: boolean;
  /** Why the last one was not booked, such as that somebody else was quicker. */
  problem: string | null;
  onBook: (time: string) => void;
};

const firstDays = 10;

/** A candidate picks a day, then a time of it at which everybody is free, by the clock of their own zone. */
export function PickTime(props: Props) {
  const { interview, zone, problem } = props;
  const found = useQuery(timesToPickQuery(interview.id));
  const times = found.data?.items.filter((time) => time !== interview.starts_at);
  return (
    <Stack gap="sm" align="stretch">
      {problem !== null && (
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
      )}
      {found.isError && !times && <Alert color="red">{t('interviews.freeTimesFailed')}</Alert>}
      {found.isPending && <Skeleton height={220} />}
      {times?.length === 0 && <Alert color="yellow">{t('interviews.nothingLeftToPick')}</Alert>}
      {times !== undefined && times.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t('interviews.inYourZone', { zone: zoneLabels(zone) })}
          </Text>
          <Choice {...props} times={times} />
        </>
      )}
    </Stack>
  );
}

function Choice({ interview, times, zone, busy, onBook }: Props & { times: string[] }) {
  const byDay = Map.groupBy(times, (time) => clockTimeOf(time, zone).date);
  const days = [...byDay.keys()];
  const [wantedDay, setDay] = useState<string | null>(null);
  const [wanted, setTime] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const day = wantedDay !== null && byDay.has(wantedDay) ? wantedDay : (days[0] ?? '');
  const ofDay = byDay.get(day) ?? [];
  const time = wanted !== null && ofDay.includes(wanted) ? wanted : null;
  const [first = ''] = ofDay;
  return (
    <>
      <Chips
        legend={t('interviews.pickDay')}
        value={day}
        onChange={(value) => {
          setDay(value);
          setTime(null);
        }}
        options={(all ? days : days.slice(0, Math.max(firstDays, days.indexOf(day) + 1))).map((date) => {
          const at = byDay.get(date)?.[0] ?? '';
          return { value: date, label: shortDay(at, zone), name: dayLabel(at, zone) };
        })}
      />
      {!all && days.length > firstDays && (
        <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => setAll(true)}>
          {t('interviews.moreDays', { count: days.length - firstDays })}
        </Button>
      )}
      <Chips
        key={day}
        legend={t('interviews.timesOn', { day: dayLabel(first, zone) })}
        value={time ?? ''}
        onChange={setTime}
        options={ofDay.map((at) => ({ value: at, label: startLabel(at, zone), name: startLabel(at, zone) }))}
      />
      <Text size="sm" component="output" mih="1.5em">
        {time !== null &&
          [
            `${dayLabel(time, zone)}, ${spanLabel(time, interview.minutes, zone)}`,
            elsewhereLabel(time, zone, interview.time_zone),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
      </Text>
      <Button
        w="fit-content"
        disabled={time === null}
        loading={busy}
        onClick={() => time !== null && onBook(time)}
      >
        {t('interviews.bookTime')}
      </Button>
    </>
  );
}

function startLabel(time: string, zone: string): string {
  return spanLabel(time, 0, zone).split(' – ')[0] ?? '';
}

/** One of several short choices, side by side: the arrow keys go through them. */
function Chips(props: {
  legend: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string; name: string }[];
}) {
  const name = useId();
  return (
    <fieldset className={classes.chips}>
      <legend>{props.legend}</legend>
      {props.options.map(({ value, label, name: spoken }) => (
        <label key={value} className={classes.chip}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={spoken}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
