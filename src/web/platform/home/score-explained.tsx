import { Text } from '@mantine/core';
import { ScoreLine, SegmentsText } from '../ui/score-line.tsx';
import { FirstIcon } from '../ui/first-icons.tsx';
import classes from './home.module.css';
import { t } from '../messages.ts';

const rows = [
  { requirement: t('home.planning'), quote: t('home.planningQuote') },
  { requirement: 'SQL', quote: t('home.sqlQuote') },
  { requirement: 'Python', quote: t('home.pythonQuote') },
  { requirement: 'Kafka', quote: null },
];

const states = ['proven', 'proven', 'proven', 'unknown'] as const;

/** Explains, with an invented resume and said to be one, how a score comes about. */
export function ScoreExplained() {
  return (
    <figure className={classes.figure}>
      <div className={classes.sheet}>
        <Text size="xs" c="dimmed">
          {t('home.howScoresWork')}
        </Text>
        <Text fw={650} mb="sm">
          {t('home.planner')}
        </Text>
        <ScoreLine percent={75} word={t('ui.goodMatch')} text="var(--mantine-color-blue-text)" />
        <SegmentsText
          states={states}
          color="var(--mantine-color-blue-5)"
          text={`${t('ui.shown', { count: 3 })}, ${t('ui.open', { count: 1 })}`}
          inFull={`${t('ui.proven', { count: 3 })}, ${t('ui.unknown', { count: 1 })}`}
        />
        <ul className={classes.ledger}>
          {rows.map(({ requirement, quote }) => (
            <li key={requirement} className={classes.row}>
              <span className={classes.state} data-met={quote !== null}>
                <FirstIcon shape={quote ? 'met' : 'unknown'} size={16} />
                {quote ? t('home.met') : t('home.unknown')}
              </span>
              <span className={classes.what}>
                <span className={classes.requirement}>{requirement}</span>
                <span className={classes.quote}>
                  {quote ? t('home.quote', { text: quote }) : t('home.notMentioned')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={classes.caption}>{t('home.example')}</figcaption>
    </figure>
  );
}
