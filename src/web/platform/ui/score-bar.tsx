import { Text, VisuallyHidden } from '@mantine/core';
import type { ScoreShape } from '../../../api/matching/ledger.ts';
import { shapeInFull, shapeText } from '../../../api/matching/shape-text.ts';
import { t } from '../messages.ts';
import { bandFill, bandText, matchBand } from '../theme/bands.ts';
import classes from './score-bar.module.css';
import { ScoreLine, Segments, SegmentsText } from './score-line.tsx';
import { MustChips, segmentsOf } from './score-shape.tsx';

/**
 * A score as number, word and shape together: a segment for each required skill, and what is open in words. `value` is percent, `shape`
 * null while the score is recalculated after an upgrade; `note` stands behind the word, such as "being updated". The colour is off while
 * a required licence or language is open.
 */
export function ScoreBar(props: { value: number; shape: ScoreShape | null; note?: string }) {
  const { shape } = props;
  const { percent, word, text, fill } = scoreLook(props.value, shape);
  return (
    <div title={shape ? shapeInFull(shape, t) : undefined}>
      <ScoreLine percent={percent} word={word} text={text} note={props.note} />
      {shape && shapeText(shape, t) !== '' && (
        <SegmentsText
          states={segmentsOf(shape)}
          color={fill}
          text={shapeText(shape, t)}
          inFull={shapeInFull(shape, t)}
        />
      )}
      {shape && <MustChips shape={shape} />}
    </div>
  );
}

/**
 * A score as it stands in a narrow row of a list: its segments, and before them the number where there is room; the rest is read
 * out. `note` says more of the number, such as "being recalculated".
 */
export function FitGlyph(props: {
  value: number;
  shape: ScoreShape | null;
  note?: string | undefined;
  withNumber?: boolean;
}) {
  const { shape } = props;
  const { percent, word, text, fill } = scoreLook(props.value, shape);
  const states = shape ? segmentsOf(shape) : [];
  const label = shape ? `${word}: ${shapeInFull(shape, t)}` : word;
  const inFull = props.note === undefined ? label : `${label}, ${props.note}`;
  return (
    <span className={classes.glyph} title={inFull}>
      {props.withNumber && (
        <Text span inherit fw={600} c={text} className={classes.number} aria-hidden>
          {t('ui.percent', { percent })}
        </Text>
      )}
      <span className={classes.marks} style={{ width: `${Math.min(4.25, states.length * 0.625)}rem` }}>
        <Segments states={states} color={fill} />
      </span>
      <VisuallyHidden>{`${t('ui.percentMatch', { percent })}, ${inFull}`}</VisuallyHidden>
    </span>
  );
}

function scoreLook(value: number, shape: ScoreShape | null) {
  const band = matchBand(value);
  const isOff = shape?.musts.some(({ state }) => state !== 'stated') ?? false;
  return {
    percent: Math.max(0, Math.min(100, Math.round(value))),
    word: shape?.mostlyStated ? t('ui.mostlyStated') : band.word,
    text: isOff ? 'var(--mantine-color-text)' : bandText(band),
    fill: isOff ? 'var(--tenon-control)' : bandFill(band),
  };
}
