import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { locale } from '../../platform/ui/locale-settings.ts';
import { clockOf, placeIn, type Slot } from './calendar-week.ts';
import classes from './interview-calendar.module.css';
import { t } from '../../platform/messages.ts';

/**
 * A time that is chosen by the keys: up and down by a quarter of an hour, left and right by a day, with Shift longer or shorter, Enter
 * proposes it. It is seen while it has the focus.
 */
export function CalendarCursor(props: {
  dates: string[];
  hours: { from: number; until: number };
  onPropose: (slot: Slot) => void;
}) {
  const { dates, hours } = props;
  const [place, setPlace] = useState({ day: 0, start: 10 * 60, minutes: 45 });
  const day = Math.min(place.day, dates.length - 1);
  const date = dates[day] ?? '';
  const label = t('interviews.proposeAt', {
    day: new Intl.DateTimeFormat(locale(), {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T12:00:00Z`)),
    time: `${clockOf(place.start)} – ${clockOf(place.start + place.minutes)}`,
  });
  const move = (event: KeyboardEvent) => {
    const next = moved(event, { ...place, day });
    if (next === null) return;
    event.preventDefault();
    const minutes = Math.min(240, Math.max(15, next.minutes));
    setPlace({
      day: Math.min(dates.length - 1, Math.max(0, next.day)),
      minutes,
      start: Math.min(hours.until * 60 - minutes, Math.max(hours.from * 60, next.start)),
    });
  };
  return (
    <>
      <button
        type="button"
        className={classes.cursor}
        style={{ ...placeIn(hours, place), '--day': day } as CSSProperties}
        aria-label={label}
        aria-describedby="calendar-keys"
        onKeyDown={move}
        onClick={() => props.onPropose({ date, start: place.start, minutes: place.minutes })}
      >
        {`${clockOf(place.start)} – ${clockOf(place.start + place.minutes)}`}
      </button>
      <span id="calendar-keys" className={classes.hidden}>
        {t('interviews.calendarKeys')}
      </span>
      <span className={classes.hidden} aria-live="polite">
        {label}
      </span>
    </>
  );
}

type Place = { day: number; start: number; minutes: number };

function moved({ key, shiftKey }: KeyboardEvent, place: Place): Place | null {
  const step = key === 'ArrowDown' ? 15 : key === 'ArrowUp' ? -15 : 0;
  if (step !== 0) {
    return shiftKey ? { ...place, minutes: place.minutes + step } : { ...place, start: place.start + step };
  }
  if (key === 'ArrowRight') return { ...place, day: place.day + 1 };
  return key === 'ArrowLeft' ? { ...place, day: place.day - 1 } : null;
}
