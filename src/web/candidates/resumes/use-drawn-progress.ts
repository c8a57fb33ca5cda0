import { useEffect, useRef, useState } from 'react';
import { nextDrawn, type Progress, wordsAt } from './upload-progress.ts';

/** How long each step of the bar stands at least, in milliseconds. */
const stepMs = 150;

/**
 * An upload's progress as it is drawn: every step that it passed stands for a moment, however quick the server was. `ended` once
 * the whole bar was drawn.
 */
export function useDrawnProgress(progress: Progress): { drawn: Progress; ended: boolean } {
  const { percent } = progress;
  const [step, setStep] = useState({ percent, ended: percent === 100 });
  const target = useRef(percent);
  useEffect(() => {
    target.current = percent;
  }, [percent]);
  // A new start begins at once.
  if (percent < step.percent) setStep({ percent, ended: false });
  const waits = step.percent < percent || (step.percent === 100 && !step.ended);
  useEffect(() => {
    if (!waits) return;
    const clock = setTimeout(
      () =>
        setStep((now) =>
          now.percent === 100
            ? { ...now, ended: true }
            : { percent: nextDrawn(now.percent, target.current), ended: false },
        ),
      stepMs,
    );
    return () => clearTimeout(clock);
  }, [waits, step]);
  const drawn = step.percent === percent ? progress : { percent: step.percent, words: wordsAt(step.percent) };
  return { drawn, ended: step.ended };
}
