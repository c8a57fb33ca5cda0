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
import { t } from '../../platform/messages.ts';

/** The text and the values side by side; on a narrow screen one of them at a time. */
export function ReadingPanes({ reading }: { reading: ResumeReading }) {
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false }) ?? false;
  const { shown, setShown, target, go, pane } = useShownPane(wide);
  const [hovered, setHovered] = useState<string | null>(null);
  const { id } = reading.resume;
  const { save, changedElsewhere } = useCorrections(id);
  const keep = useReturningFocus(save);
  const tools = useMemo<ReadingTools>(
    () => ({
      resumeId: id,
      light: (place) => setHovered(place && lineId(place)),
      go: (place) => go(lineId(place)),
      save: keep,
      correct: (corrections) => void keep(corrections).catch(() => undefined),
    }),
    [id, go, keep],
  );
  return (
    <ReadingToolsContext value={tools}>
      {changedElsewhere && <ChangedElsewhere />}
      {!wide && (
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label={t('resumes.shownPane')}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'values', label: t('resumes.values') },
            { value: 'text', label: t('resumes.text') },
          ]}
        />
      )}
      <div className={classes.columns}>
        <div hidden={!wide && shown !== 'text'}>
          <ReadingText reading={reading} lit={hovered ?? target} pane={pane} />
        </div>
        <div hidden={!wide && shown !== 'values'}>
          <ReadingValues values={reading.values} years={reading.years} />
        </div>
      </div>
    </ReadingToolsContext>
  );
}

function ChangedElsewhere() {
  return (
    <Alert
      role="alert"
      variant="default"
      mb="md"
      icon={<GitCompare size={20} aria-hidden />}
      title={t('resumes.changedElsewhere')}
    >
      {t('resumes.changedElsewhereHint')}
    </Alert>
  );
}

/** Which of the two a narrow screen shows, and the line of the text that was asked for, by the address or by `go`. */
function useShownPane(wide: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  const pane = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(hash === '' ? 'values' : 'text');
  const [target, setTarget] = useState<{ id: string } | null>(null);
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

  const go = useCallback((id: string) => {
    setShown('text');
    setTarget({ id });
  }, []);
  return { shown, setShown, target: target?.id ?? null, go, pane };
}

/** Saves, and leads the focus back to the value that had it where it was drawn again. The function stays the same. */
function useReturningFocus(save: ReadingTools['save']): ReadingTools['save'] {
  const latest = useRef(save);
  const refocus = useRef<string | null>(null);
  useEffect(() => {
    latest.current = save;
    if (refocus.current === null || document.activeElement !== document.body) return;
    focusValue(refocus.current);
    refocus.current = null;
  });
  return useCallback((corrections: Correction[]) => {
    const value = document.activeElement?.closest('[data-value]');
    refocus.current = value?.getAttribute('data-value') ?? null;
    return latest.current(corrections);
  }, []);
}

/** Brings a line to the middle of its pane, or of the window where the pane does not scroll, and gives it the focus. */
function showLine(id: string, pane: HTMLElement | null, paneScrolls: boolean): void {
  const line = document.getElementById(id);
  if (!line || !pane) return;
  const below = line.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (paneScrolls) pane.scrollTo({ top: pane.scrollTop + below - pane.clientHeight / 2 });
  else line.scrollIntoView({ block: 'center' });
  line.focus({ preventScroll: true });
}
