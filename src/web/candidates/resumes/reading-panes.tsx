import { Alert, SegmentedControl, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { GitCompare } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Correction, ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import classes from './reading.module.css';
import { ReadingText } from './reading-text.tsx';
import { ReadingDoubts } from './reading-doubts.tsx';
import { focusValue, LitValueContext, type ReadingTools, ReadingToolsContext } from './reading-tools.ts';
import { ReadingValues } from './reading-values.tsx';
import { lineId } from './reading-labels.ts';
import { isDoubtful } from './reading-verdict.ts';
import { useCorrections } from './use-corrections.ts';
import { t } from '../../platform/messages.ts';

/** The text and the values side by side; on a narrow screen one of them at a time. */
export function ReadingPanes({ reading }: { reading: ResumeReading }) {
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false }) ?? false;
  const { shown, setShown, target, go, pane, leaveTarget } = useShownPane(wide);
  const [hovered, setHovered] = useState<ReadValue | null>(null);
  const [held, setHeld] = useState<ReadValue | null>(null);
  const { id } = reading.resume;
  const { save, changedElsewhere } = useCorrections(id);
  const keep = useReturningFocus(save, leaveTarget);
  const tools = useMemo<ReadingTools>(
    () => ({
      resumeId: id,
      light: setHovered,
      hold: setHeld,
      go: (place) => go(lineId(place)),
      save: keep,
      correct: (corrections) => void keep(corrections).catch(() => undefined),
    }),
    [id, go, keep],
  );
  useHeldInView(target === null ? held : null, pane, wide);
  const lit = hovered ?? (target === null ? held : null);
  const doubts = reading.values.filter(isDoubtful);
  return (
    <ReadingToolsContext value={tools}>
      <LitValueContext value={lit?.path ?? null}>
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
              { value: 'text', label: reading.pages?.length ? t('resumes.asPage') : t('resumes.text') },
            ]}
          />
        )}
        <div className={classes.columns}>
          <div hidden={!wide && shown !== 'text'}>
            <ReadingText reading={reading} lit={lit?.place ? lineId(lit.place) : target} pane={pane} />
          </div>
          <Stack gap="md" hidden={!wide && shown !== 'values'}>
            <ReadingDoubts doubts={doubts} reading={reading} crop={!wide} />
            <ReadingValues reading={reading} hasDoubts={doubts.length > 0} />
          </Stack>
        </div>
      </LitValueContext>
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
  const leaveTarget = useCallback(() => setTarget(null), []);
  return { shown, setShown, target: target?.id ?? null, go, pane, leaveTarget };
}

/** Scrolls the pane beside the values so far that the value being decided on is in its middle. */
function useHeldInView(held: ReadValue | null, pane: RefObject<HTMLElement | null>, wide: boolean) {
  const { page, line } = held?.place ?? {};
  useEffect(() => {
    if (!wide || page === undefined || line === undefined) return;
    const place = document.getElementById(lineId({ page, line }));
    if (place && pane.current) scrollTo(place, pane.current);
  }, [page, line, pane, wide]);
}

/** Saves, which ends the light of a line that was gone to, and leads the focus back to the value that had it where it was drawn again. The function stays the same. */
function useReturningFocus(save: ReadingTools['save'], onSave: () => void): ReadingTools['save'] {
  const latest = useRef(save);
  const refocus = useRef<string | null>(null);
  useEffect(() => {
    latest.current = save;
    if (refocus.current === null || document.activeElement !== document.body) return;
    focusValue(refocus.current);
    refocus.current = null;
  });
  return useCallback(
    (corrections: Correction[]) => {
      onSave();
      const value = document.activeElement?.closest('[data-value]');
      // After a doubt the focus goes to the next one.
      refocus.current = value?.hasAttribute('data-doubt')
        ? null
        : (value?.getAttribute('data-value') ?? null);
      return latest.current(corrections);
    },
    [onSave],
  );
}

/** Brings a line to the middle of its pane, or of the window where the pane does not scroll, and gives it the focus. */
function showLine(id: string, pane: HTMLElement | null, paneScrolls: boolean): void {
  const line = document.getElementById(id);
  if (!line || !pane) return;
  if (paneScrolls) scrollTo(line, pane);
  else line.scrollIntoView({ block: 'center' });
  line.focus({ preventScroll: true });
}

function scrollTo(line: HTMLElement, pane: HTMLElement): void {
  const below = line.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTo({ top: pane.scrollTop + below - pane.clientHeight / 2 });
}
