import { expect, test } from 'vitest';
import { busySpans, joined } from './busy-spans.ts';

const at = (text: string) => Date.parse(`2026-${text}:00Z`);
const span = { from: at('11-23T00:00'), until: at('12-07T00:00') };
const owner = { timeZone: 'Europe/Berlin', addresses: ['imogen@works.example'] };
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const busyIn = (...lines: string[]) => {
  const busy = busySpans(calendar(...lines), span, owner);
  return busy?.spans
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, until }) => [shown(from), shown(until)].join(' '));
};
const shown = (time: number) => new Date(time).toISOString().slice(5, 16);

const tuesday = ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'];
test.each([
  ['a time in UTC', tuesday, ['11-24T10:00 11-24T11:00']],
  [
    'a time in a zone, with its length',
    ['DTSTART;TZID=America/New_York:20261124T100000', 'DURATION:PT1H30M'],
    ['11-24T15:00 11-24T16:30'],
  ],
  [
    'a zone behind a path',
    ['DTSTART;TZID="/mozilla.org/20050126_1/Asia/Tokyo":20261124T100000', 'DURATION:PT1H'],
    ['11-24T01:00 11-24T02:00'],
  ],
  ['a time without a zone', ['DTSTART:20261124T100000', 'DURATION:PT1H'], ['11-24T09:00 11-24T10:00']],
  ['a day', ['DTSTART;VALUE=DATE:20261124'], ['11-23T23:00 11-24T23:00']],
  ['days', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'], ['11-23T23:00 11-25T23:00']],
  [
    'what began before and lasts',
    ['DTSTART:20261120T100000Z', 'DTEND:20261123T110000Z'],
    ['11-20T10:00 11-23T11:00'],
  ],
  ['a folded line', ['DTSTART:202611', ' 24T100000Z', 'DURATION:PT1H'], ['11-24T10:00 11-24T11:00']],
  ['what is cancelled', [...tuesday, 'STATUS:CANCELLED'], []],
  ['what is marked as free', [...tuesday, 'TRANSP:TRANSPARENT'], []],
  ['what Outlook marks as free', [...tuesday, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
  [
    'what the owner declined',
    [...tuesday, 'ATTENDEE;PARTSTAT=DECLINED;CN="Castellane; Imogen":mailto:Imogen@works.example'],
    [],
  ],
  [
    'what somebody else declined',
    [...tuesday, 'ATTENDEE;PARTSTAT=DECLINED:mailto:other@works.example'],
    ['11-24T10:00 11-24T11:00'],
  ],
  ['what takes no time', ['DTSTART:20261124T100000Z'], []],
  ['what is over', ['DTSTART:20261120T100000Z', 'DTEND:20261120T110000Z'], []],
])('%s', (_name, lines, spans) => {
  expect(busyIn(...event(...lines))).toEqual(spans);
});

const begins = (day: string, rule: string, ...more: string[]) =>
  busyIn(
    ...event(`DTSTART;TZID=Europe/Berlin:${day}T090000`, 'DURATION:PT1H', `RRULE:${rule}`, ...more),
  )?.map((one) => one.slice(0, 11));

test.each([
  ['each week', '20260105', 'FREQ=WEEKLY', ['11-23T08:00', '11-30T08:00']],
  [
    'each weekday until',
    '20260105',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261124T080000Z',
    ['11-23T08:00', '11-24T08:00'],
  ],
  [
    'every second week by its Sunday',
    '20261115',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU',
    ['11-29T08:00', '12-01T08:00'],
  ],
  [
    'every second week by its Monday',
    '20261115',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=MO',
    ['11-24T08:00', '11-29T08:00'],
  ],
  ['every third day, ten times', '20261110', 'FREQ=DAILY;INTERVAL=3;COUNT=6', ['11-25T08:00']],
  ['a day of the month', '20260131', 'FREQ=MONTHLY;BYMONTHDAY=-1', ['11-30T08:00']],
  ['the last Friday', '20260130', 'FREQ=MONTHLY;BYDAY=-1FR', ['11-27T08:00']],
  ['the second Tuesday, as a position', '20260113', 'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=4', ['11-24T08:00']],
  [
    'the last workday of the month',
    '20260130',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ['11-30T08:00'],
  ],
  ['each year', '20201126', 'FREQ=YEARLY', ['11-26T08:00']],
  ['Thanksgiving', '20201126', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', ['11-26T08:00']],
  ['a day that never is', '20200101', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', []],
  ['a clock that changed since', '20260706', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261123', ['11-23T08:00']],
])('%s', (_name, day, rule, times) => {
  expect(begins(day, rule)).toEqual(times);
});

test('times that are left out, added, moved or cancelled are followed', () => {
  const moved = [
    'BEGIN:VEVENT',
    'UID:one',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261125T090000',
    'DTSTART;TZID=Europe/Berlin:20261125T150000',
    'DURATION:PT1H',
    'END:VEVENT',
  ];
  const cancelled = [
    'BEGIN:VEVENT',
    'UID:one',
    'RECURRENCE-ID:20261126T080000Z',
    'STATUS:CANCELLED',
    'DTSTART;TZID=Europe/Berlin:20261126T090000',
    'DURATION:PT1H',
    'END:VEVENT',
  ];
  const daily = event(
    'DTSTART;TZID=Europe/Berlin:20261123T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=5',
    'EXDATE;TZID=Europe/Berlin:20261124T090000',
    'RDATE;TZID=Europe/Berlin:20261130T120000',
  );
  expect(busyIn(...daily, ...moved, ...cancelled)?.map((one) => one.slice(0, 11))).toEqual([
    '11-23T08:00',
    '11-25T14:00',
    '11-27T08:00',
    '11-30T11:00',
  ]);
});

test('a zone of a name that only the calendar knows is read as it is described there', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Our Office',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700308T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const weekly = event('DTSTART;TZID=Our Office:20261020T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY');
  expect(busyIn(...zone, ...weekly)).toEqual(['11-24T15:00 11-24T16:00', '12-01T15:00 12-01T16:00']);
});

test.each([
  ['more often than once a day', 'RRULE:FREQ=SECONDLY'],
  ['a broken rule', 'RRULE:FREQ=DAILY;INTERVAL=0'],
  ['a part that is not followed', 'RRULE:FREQ=YEARLY;BYWEEKNO=48'],
  ['an end of another kind', 'DTEND;VALUE=DATE:20261125'],
])('%s is counted as not understood, and the others are read', (_name, line) => {
  const text = calendar(...event('DTSTART:20261124T100000Z', line), ...event(...tuesday));
  expect(busySpans(text, span, owner)).toMatchObject({ unread: 1, spans: [{ from: at('11-24T10:00') }] });
});

test.each(['', '<html>', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT\r\nEND:VEVENT', calendar('BEGIN:VEVENT')])(
  'what is no calendar is said to be none: %j',
  (text) => {
    expect(busySpans(text, span, owner)).toBeNull();
  },
);

test('a calendar that wants to take for ever does not', () => {
  const rules = Array.from({ length: 200 }, () =>
    event(
      'DTSTART:19000101T000000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;COUNT=9;BYSETPOS=400',
    ),
  );
  const started = performance.now();
  expect(busySpans(calendar(...rules.flat()), span, owner)?.spans).toEqual([]);
  expect(performance.now() - started).toBeLessThan(4000);
});

test('spans that touch become one', () => {
  expect(
    joined([
      { from: 5, until: 9 },
      { from: 1, until: 3 },
      { from: 3, until: 4 },
      { from: 6, until: 7 },
    ]),
  ).toEqual([
    { from: 1, until: 4 },
    { from: 5, until: 9 },
  ]);
});
