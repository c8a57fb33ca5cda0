import { Alert, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { GitCompare } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Correction, ResumeReading } from '../../../api/candidates/resumes.ts';
import classes from './reading.module.css';
import { ReadingText } from './reading-text.tsx';
import { focusValue, type ReadingTools, ReadingToolsContext } from './reading-tools.ts';
import { ReadingValues } from './reading-values.tsx';
import { lineId } from './reading-labels.ts';
import { useCorrections } from './use-corrections.ts';

/** The text and the values side by side; on a narrow screen one of them at a time. */
export function ReadingPanes({ reading }: { reading: ResumeReading }) {
  const hash = useLocation({ select: (location) => location.hash });
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false }) ?? false;
  const pane = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(hash === '' ? 'values' : 'text');
  const [hovered, setHovered] = useState<string | null>(null);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const { save, changedElsewhere } = useCorrections(reading.resume.id);
  const latest = useRef(save);
  const refocus = useRef<string | null>(null);
  useEffect(() => {
    latest.current = save;
    if (refocus.current === null || document.activeElement !== document.body) return;
    focusValue(refocus.current);
    refocus.current = null;
  });

  const [seenHash, setSeenHash] = useState('');
  if (hash !== seenHash) {
    setSeenHash(hash);
    if (hash !== '') {
      setShown('text');
      setTarget({ id: hash });
    }
  }
  useEffect(() => {
    if (target) showLine(target.id, pane.current, wide);
  }, [target, wide]);

  const keep = useCallback((corrections: Correction[]) => {
    const value = document.activeElement?.closest('[data-value]');
    refocus.current = value?.getAttribute('data-value') ?? null;
    return latest.current(corrections);
  }, []);
  const tools = useMemo<ReadingTools>(
    () => ({
      light: (place) => setHovered(place && lineId(place)),
      go: (place) => {
        setShown('text');
        setTarget({ id: lineId(place) });
      },
      save: keep,
      correct: (corrections) => void keep(corrections).catch(() => undefined),
    }),
    [keep],
  );
  return (
    <ReadingToolsContext value={tools}>
      {changedElsewhere && (
        <Alert
          role="alert"
          variant="default"
          mb="md"
          icon={<GitCompare size={20} aria-hidden />}
          title="These values were changed in another tab or on another device"
        >
          The newer values are shown now. Your last change was not saved; what you typed is still in its form.
          Check it and save again.
        </Alert>
      )}
      {!wide && (
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label="Show"
          value={shown}
          onChange={setShown}
          data={[
            { value: 'values', label: 'Values' },
            { value: 'text', label: 'Text' },
          ]}
        />
      )}
      <div className={classes.columns}>
        <div hidden={!wide && shown !== 'text'}>
          <ReadingText reading={reading} lit={hovered ?? target?.id ?? null} pane={pane} />
        </div>
        <div hidden={!wide && shown !== 'values'}>
          <ReadingValues values={reading.values} years={reading.years} />
        </div>
      </div>
    </ReadingToolsContext>
  );
}

/** Brings a line to the middle of its pane, or of the window where the pane does not scroll, and gives it the focus. */
function showLine(id: string, pane: HTMLElement | null, paneScrolls: boolean): void {
  const line = document.getElementById(id);
  if (!line || !pane) return;
  if (paneScrolls) pane.scrollTo({ top: line.offsetTop - pane.offsetTop - pane.clientHeight / 2 });
  else line.scrollIntoView({ block: 'center' });
  line.focus({ preventScroll: true });
}
