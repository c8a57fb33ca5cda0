import { Text } from '@mantine/core';
import { ScoreBar } from '../ui/score-bar.tsx';
import { FirstIcon } from '../ui/first-icons.tsx';
import classes from './home.module.css';

const rows = [
  { requirement: 'Timetable planning', quote: 'Planned the weekday timetable of a 40-train network' },
  { requirement: 'SQL', quote: 'Wrote the SQL reports that the control room reads' },
  { requirement: 'Python', quote: 'Replaced a spreadsheet with a small Python service' },
  { requirement: 'Kafka', quote: null },
];

const shape = {
  proven: 3,
  listed: 0,
  elsewhere: 0,
  likely: 0,
  stated: 0,
  bare: 0,
  unknown: 1,
  denied: 0,
  mostlyStated: false,
  musts: [],
};

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
        <ScoreBar value={75} shape={shape} />
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
