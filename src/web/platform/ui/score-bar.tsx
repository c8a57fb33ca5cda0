import { Group, Text, VisuallyHidden } from '@mantine/core';
import { bandFill, bandText, matchBand } from '../theme/bands.ts';
import classes from './score-bar.module.css';

/**
 * A score as number, word and bar together. `value` is percent; `label` says what it measures ("Skills match"). `word`
 * replaces the band's own word; `note` stands behind it, such as "being updated".
 */
export function ScoreBar(props: { value: number; label?: string; word?: string | null; note?: string }) {
  const band = matchBand(props.value);
  const percent = Math.max(0, Math.min(100, Math.round(props.value)));
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text span size="sm" fw={500} c={bandText(band)}>
          <VisuallyHidden>{props.label ?? 'Skills match'}: </VisuallyHidden>
          {props.word ?? band.word}
          {props.note && (
            <Text span size="xs" c="dimmed" fw={400}>
              {' · '}
              {props.note}
            </Text>
          )}
        </Text>
        <Text span size="sm" fw={650} className={classes.number} c={bandText(band)}>
          {percent}%
        </Text>
      </Group>
      <svg className={classes.bar} aria-hidden preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width="100" height="1" className={classes.track} />
        <rect width={percent} height="1" fill={bandFill(band)} />
      </svg>
    </div>
  );
}
