import { Text } from '@mantine/core';
import { ScoreLine, SegmentsInWords } from '../ui/score-line.tsx';
import { FirstIcon } from '../ui/first-icons.tsx';
import classes from './home.module.css';

const rows = [
  { requirement: 'Timetable planning', quote: 'Planned the weekday timetable of a 40-train network' },
  { requirement: 'SQL', quote: 'Wrote the SQL reports that the control room reads' },
  { requirement: 'Python', quote: 'Replaced a spreadsheet with a small Python service' },
  { requirement: 'Kafka', quote: null },
];

const states = ['proven', 'proven', 'proven', 'unknown'] as const;

/** Explains, with an invented resume and said to be one, how a score comes about. */
export function ScoreExplained() {
  return (
    <figure className={classes.figure}>
      <div className={classes.sheet}>
        <Text size="xs" c="dimmed">
          How scores work
        </Text>
        <Text fw={650} mb="sm">
          Timetable planner
        </Text>
        <ScoreLine percent={75} word="Good match" text="var(--mantine-color-blue-text)" />
        <SegmentsInWords
          states={states}
          color="var(--mantine-color-blue-5)"
          text="3 shown, 1 open"
          inFull="3 proven, 1 unknown"
        />
        <ul className={classes.ledger}>
          {rows.map(({ requirement, quote }) => (
            <li key={requirement} className={classes.row}>
              <span className={classes.state} data-met={quote !== null}>
                <FirstIcon shape={quote ? 'met' : 'unknown'} size={16} />
                {quote ? 'Met' : 'Unknown'}
              </span>
              <span className={classes.what}>
                <span className={classes.requirement}>{requirement}</span>
                <span className={classes.quote}>{quote ? `“${quote}”` : 'Not mentioned in the resume.'}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={classes.caption}>
        An example with an invented resume. It shows three of the four required skills, so the match is 75
        percent.
      </figcaption>
    </figure>
  );
}
