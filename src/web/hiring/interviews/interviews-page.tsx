import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { locale } from '../../platform/ui/locale-settings.ts';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { blocksOf, daysOn, minutesOf, shownDays, type Slot, weekOf } from './calendar-week.ts';
import { InterviewCalendar } from './interview-calendar.tsx';
import { InterviewLists } from './interview-lists.tsx';
import { calendarQuery } from './interview-queries.ts';
import { clockTimeOf, nextTime, ownZone, zoneLabels } from './interview-times.ts';
import { NeedsYou } from './needs-you.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import classes from './interview-calendar.module.css';
import { t } from '../../platform/messages.ts';

const views = ['week', 'day', 'list'] as const;
type View = (typeof views)[number];
type Scope = 'mine' | 'team';

/** My interviews, or my team's: a week or a day of them, with what is left to do beside it, or lists. */
export function InterviewsPage() {
  const search = useSearch({ strict: false });
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const zone = ownZone();
  const [opened] = useState(() => new Date().toISOString());
  const today = clockTimeOf(opened, zone).date;
  const view = views.find((one) => one === search['view']) ?? (isNarrow ? 'day' : 'week');
  const scope: Scope = search['scope'] === 'team' ? 'team' : 'mine';
  const asked = search['date'];
  const date = typeof asked === 'string' && /^20\d\d-\d\d-\d\d$/.test(asked) ? asked : today;
  const [slot, setSlot] = useState<Slot | null>(null);
  const dates = view === 'day' ? [date] : weekOf(date);
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader
        title={t('interviews.interviews')}
        context={view === 'list' ? undefined : <Span dates={dates} scope={scope} today={today} zone={zone} />}
        action={
          <Button leftSection={<CalendarPlus size={16} aria-hidden />} onClick={() => setSlot(soon(zone))}>
            {t('interviews.propose')}
          </Button>
        }
      />
      <Choices view={view} scope={scope} date={date} today={today} />
      {view === 'list' ? (
        <InterviewLists scope={scope} />
      ) : (
        <div className={classes.page}>
          <InterviewCalendar dates={dates} scope={scope} zone={zone} onPropose={setSlot} />
          <NeedsYou scope={scope} />
        </div>
      )}
      <ProposeDialog slot={slot} onClose={() => setSlot(null)} />
    </div>
  );
}

/** Tomorrow at ten: what a proposal begins with that nobody pointed at in the calendar. */
function soon(zone: string): Slot {
  const { date, clock } = nextTime([], zone);
  return { date, start: minutesOf(clock), minutes: 45 };
}

/** From when until when the calendar shows, and by the clock of which zone. */
function Span(props: { dates: string[]; scope: Scope; today: string; zone: string }) {
  const { dates, scope, today, zone } = props;
  const calendar = useQuery(calendarQuery(dates, scope, zone));
  const shown = shownDays(dates, blocksOf(calendar.data?.items ?? [], dates, zone), today);
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  const [from = 0, until = 0] = [shown[0], shown.at(-1)].map((date) => Date.parse(`${date}T12:00:00Z`));
  return (
    <>
      {format.formatRange(from, until)}
      <Text span inherit c="dimmed">
        {` · ${zoneLabels(zone)}`}
      </Text>
    </>
  );
}

function Choices(props: { view: View; scope: Scope; date: string; today: string }) {
  const { view, scope, date, today } = props;
  const navigate = useNavigate();
  const go = (change: { view?: string; scope?: string; date?: string }) => {
    const next = { view, scope, date, ...change };
    void navigate({
      to: '/recruiter/interviews',
      search: {
        view: next.view,
        ...(next.scope === 'mine' ? {} : { scope: next.scope }),
        ...(next.date === today ? {} : { date: next.date }),
      },
      replace: true,
    });
  };
  const step = view === 'day' ? 1 : 7;
  return (
    <Group gap="sm" mb="md">
      {view !== 'list' && (
        <Days
          onEarlier={() => go({ date: daysOn(date, -step) })}
          onToday={() => go({ date: today })}
          onLater={() => go({ date: daysOn(date, step) })}
        />
      )}
      <SegmentedControl
        aria-label={t('interviews.whoseInterviews')}
        data={[
          { value: 'mine', label: t('interviews.mine') },
          { value: 'team', label: t('interviews.team') },
        ]}
        value={scope}
        onChange={(value) => go({ scope: value })}
      />
      <SegmentedControl
        aria-label={t('interviews.view')}
        data={[
          { value: 'week', label: t('interviews.week') },
          { value: 'day', label: t('interviews.day') },
          { value: 'list', label: t('interviews.list') },
        ]}
        value={view}
        onChange={(value) => go({ view: value })}
      />
    </Group>
  );
}

function Days(props: { onEarlier: () => void; onToday: () => void; onLater: () => void }) {
  return (
    <Group gap={4}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('interviews.earlier')}
        onClick={props.onEarlier}
      >
        <ChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={props.onToday}>
        {t('interviews.today')}
      </Button>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('interviews.later')}
        onClick={props.onLater}
      >
        <ChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
