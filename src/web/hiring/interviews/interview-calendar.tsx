import { Button, Popover, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { initialsOf } from '../../platform/ui/initials.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { locale } from '../../platform/ui/locale-settings.ts';
import {
  type Block,
  blocksOf,
  type BusyBlock,
  busyOn,
  within,
  clockOf,
  dayHead,
  hoursOf,
  minutesOf,
  placeIn,
  shownDays,
  type Slot,
} from './calendar-week.ts';
import { CalendarCursor } from './calendar-cursor.tsx';
import { calendarQuery } from './interview-queries.ts';
import { kindAndLength } from './interview-labels.ts';
import { clockTimeOf, elsewhereLabel, spanLabel } from './interview-times.ts';
import classes from './interview-calendar.module.css';
import { t } from '../../platform/messages.ts';

type Props = {
  dates: string[];
  scope: 'mine' | 'team';
  zone: string;
  onPropose: (slot: Slot) => void;
};

/** Days of interviews side by side: what is booked is solid, what is proposed dashed. Dragging, or the arrow keys, choose a time to propose. */
export function InterviewCalendar({ dates, scope, zone, onPropose }: Props) {
  const calendar = useQuery(calendarQuery(dates, scope, zone));
  const blocks = blocksOf(calendar.data?.items ?? [], dates, zone);
  const hours = hoursOf(blocks);
  const busy = busyOn(calendar.data?.busy ?? [], dates, zone).flatMap((one) => within(hours, one) ?? []);
  const [opened] = useState(() => new Date().toISOString());
  const today = clockTimeOf(opened, zone);
  const shown = shownDays(dates, blocks, today.date);
  return (
    <div
      className={classes.calendar}
      style={{ '--days': shown.length, '--hours': hours.until - hours.from } as CSSProperties}
      aria-busy={calendar.isPending}
    >
      {calendar.isError && <Text size="sm">{t('interviews.listFailed')}</Text>}
      {calendar.data?.more === true && <Text size="sm">{t('interviews.calendarFull')}</Text>}
      <div className={classes.heads}>
        {shown.map((date) => (
          <div key={date} className={classes.head} data-today={date === today.date || undefined}>
            {dayHead(date, locale())}
          </div>
        ))}
      </div>
      <div className={classes.grid}>
        <Hours {...hours} />
        {shown.map((date) => (
          <Day
            key={date}
            date={date}
            hours={hours}
            zone={zone}
            blocks={blocks.filter((block) => block.date === date)}
            busy={busy.filter((block) => block.date === date)}
            now={date === today.date ? today.clock : null}
            onPropose={onPropose}
          />
        ))}
        <CalendarCursor dates={shown} hours={hours} onPropose={onPropose} />
      </div>
    </div>
  );
}

function Hours({ from, until }: { from: number; until: number }) {
  const format = new Intl.DateTimeFormat(locale(), { hour: 'numeric', timeZone: 'UTC' });
  return (
    <ol className={classes.hours} aria-hidden>
      {Array.from({ length: until - from }, (_, at) => (
        <li key={at}>{format.format(Date.UTC(2026, 0, 1, from + at))}</li>
      ))}
    </ol>
  );
}

function Day(props: {
  date: string;
  hours: { from: number; until: number };
  zone: string;
  blocks: Block[];
  busy: BusyBlock[];
  now: string | null;
  onPropose: (slot: Slot) => void;
}) {
  const { date, hours, blocks } = props;
  const [drag, handlers] = useDrag(date, hours, props.onPropose);
  const now = props.now === null ? 0 : minutesOf(props.now);
  return (
    <div className={classes.day} {...handlers}>
      {props.busy.length > 0 && (
        <ul className={classes.blocks} aria-label={t('interviews.busyOn', { day: dayHead(date, locale()) })}>
          {props.busy.map((block) => (
            <li key={block.key} className={classes.busy} style={placeIn(hours, block)}>
              {t('interviews.busy', { name: block.name })}
              <span className={classes.hidden}>
                {`${clockOf(block.start)} – ${clockOf(block.start + block.minutes)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.blocks} aria-label={dayHead(date, locale())}>
        {blocks.map((block) => (
          <li
            key={block.key}
            className={classes.place}
            style={
              { ...placeIn(hours, block), '--lane': block.lane, '--lanes': block.lanes } as CSSProperties
            }
          >
            <Entry block={block} zone={props.zone} />
          </li>
        ))}
      </ul>
      {drag && (
        <div className={classes.drag} style={placeIn(hours, drag)} aria-hidden>
          {`${clockOf(drag.start)} – ${clockOf(drag.start + drag.minutes)}`}
        </div>
      )}
      {props.now !== null && now / 60 > hours.from && now / 60 < hours.until && (
        <div className={classes.now} style={placeIn(hours, { start: now, minutes: 0 })} aria-hidden />
      )}
    </div>
  );
}

const step = 15;

/** Draws a time of a day with the mouse or a pen; a finger scrolls, and a tap chooses a time of the usual length. */
function useDrag(date: string, hours: { from: number; until: number }, onPropose: (slot: Slot) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState(0);
  const minuteAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height));
    return Math.floor((hours.from * 60 + part * (hours.until - hours.from) * 60) / step) * step;
  };
  const slotTo = (start: number, end: number): Slot => {
    const length = Math.abs(end - start) + step;
    return { date, start: Math.min(start, end), minutes: length === step ? 45 : length };
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a') !== null) return;
      if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(minuteAt(event));
      setTo(minuteAt(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => from !== null && setTo(minuteAt(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (from === null) return;
      setFrom(null);
      onPropose(slotTo(from, event.pointerType === 'touch' ? from : minuteAt(event)));
    },
    onPointerCancel: () => setFrom(null),
  };
  return [from === null ? null : slotTo(from, to), handlers] as const;
}

/** An interview in its place; pressed, it says more. */
function Entry({ block, zone }: { block: Block; zone: string }) {
  const { row, booked, at } = block;
  const time = spanLabel(at, row.minutes, zone);
  return (
    <Popover position="right-start" withinPortal trapFocus returnFocus width={280}>
      <Popover.Target>
        <button type="button" className={classes.entry} data-booked={booked || undefined}>
          <span className={classes.name}>{row.name}</span>
          <span className={classes.about}>
            {booked ? row.job_title : t('interviews.proposedFor', { job: row.job_title })}
          </span>
          <span className={classes.hidden}>{row.interviewers.map(({ name }) => name).join(', ')}</span>
          <span className={classes.people} aria-hidden>
            {row.interviewers.map(({ id, name }) => (
              <span key={id}>{initialsOf(name)}</span>
            ))}
          </span>
          <span className={classes.hidden}>{time}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Details block={block} time={time} zone={zone} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Details({ block, time, zone }: { block: Block; time: string; zone: string }) {
  const { row, booked, at } = block;
  const theirs = row.candidate_zone === null ? null : elsewhereLabel(at, zone, row.candidate_zone);
  return (
    <div className={classes.details}>
      <TextLink fw={600} to="/applicants/$id" params={{ id: row.application_id }} hash="interviews">
        {row.name}
      </TextLink>
      <Text size="sm">{row.job_title}</Text>
      <Text size="sm">
        {booked ? time : t('interviews.proposedTime', { time })}
        {theirs !== null && ` (${theirs})`}
      </Text>
      <Text size="sm">{[kindAndLength(row), row.place].filter((part) => part !== '').join(' · ')}</Text>
      <Text size="sm" c="dimmed">
        {row.interviewers.length === 0
          ? t('interviews.noInterviewer')
          : t('interviews.ledBy', { people: row.interviewers.map(({ name }) => name).join(', ') })}
      </Text>
      <div className={classes.buttons}>
        {booked && row.link !== '' && (
          <Button
            component="a"
            size="compact-sm"
            href={row.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {t('interviews.join')}
          </Button>
        )}
        <LinkButton size="compact-sm" variant="default" to="/interviews/$id" params={{ id: row.id }}>
          {t('interviews.kit')}
        </LinkButton>
        <LinkButton
          size="compact-sm"
          variant="default"
          to="/applicants/$id"
          params={{ id: row.application_id }}
          hash="interviews"
        >
          {t('interviews.move')}
        </LinkButton>
      </div>
    </div>
  );
}
