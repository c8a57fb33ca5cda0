import { Group, Text, VisuallyHidden } from '@mantine/core';
import type { Known } from '../../../api/matching/ledger.ts';
import classes from './score-line.module.css';
import { t } from '../messages.ts';

/** The word and the number of a score, in the colour `text`; `note` stands behind the word. */
export function ScoreLine(props: { percent: number; word: string; text: string; note?: string | undefined }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
      <Text span size="sm" fw={500} c={props.text}>
        <VisuallyHidden>{t('ui.skillsMatch')} </VisuallyHidden>
        {props.word}
        {props.note && (
          <Text span size="xs" c="dimmed" fw={400}>
            {' · '}
            {props.note}
          </Text>
        )}
      </Text>
      <Text span size="sm" fw={650} className={classes.number} c={props.text}>
        {t('ui.percent', { percent: props.percent })}
      </Text>
    </Group>
  );
}

/** A segment for each state. Their words stand beside them. */
export function Segments({ states, color }: { states: readonly Known[]; color: string }) {
  return (
    <span className={classes.segments} aria-hidden style={{ color }}>
      {states.map((state, index) => (
        <span key={index} className={classes.segment} data-state={state} />
      ))}
    </span>
  );
}

/** The segments of a score with their words: `text` to see, `inFull` to hear. */
export function SegmentsText(props: {
  states: readonly Known[];
  color: string;
  text: string;
  inFull: string;
}) {
  return (
    <>
      <Segments states={props.states} color={props.color} />
      <Text size="xs" c="dimmed" mt={2} aria-hidden>
        {props.text}
      </Text>
      <VisuallyHidden>{props.inFull}</VisuallyHidden>
    </>
  );
}
