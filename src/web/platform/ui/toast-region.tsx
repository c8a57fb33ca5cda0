import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { latestToast, loadToasts, onToast } from './toast.ts';
import { t } from '../messages.ts';

const Toasts = lazy(() => loadToasts().then((module) => ({ default: module.Toasts })));

/** Where toasts appear and are read out. */
export function ToastRegion() {
  const latest = useSyncExternalStore(onToast, latestToast);
  useEffect(loadAtFirstTouch, []);
  const urgent = latest?.kind === 'error';
  return (
    <>
      <VisuallyHidden aria-live="polite">{urgent ? '' : latest?.text}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{urgent ? latest.text : ''}</VisuallyHidden>
      {latest && (
        <section aria-label={t('ui.whatJustHappened')} data-toasts>
          <Suspense>
            <Toasts />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** What somebody does may fail when the connection does: the part that says so is loaded before. */
function loadAtFirstTouch() {
  const load = () => void loadToasts().catch(() => undefined);
  addEventListener('pointerdown', load, { once: true });
  addEventListener('keydown', load, { once: true });
  return () => {
    removeEventListener('pointerdown', load);
    removeEventListener('keydown', load);
  };
}
