import { VisuallyHidden } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Where toasts appear and are read out. The part that draws them is loaded with the first one. */
export function ToastRegion() {
  const { notifications } = useNotifications();
  const latest = notifications.at(-1);
  const [wanted, setWanted] = useState(false);
  if (latest && !wanted) setWanted(true);
  const urgent = latest?.color === 'red';
  return (
    <>
      <VisuallyHidden aria-live="polite">{urgent ? '' : latest?.message}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{urgent ? latest?.message : ''}</VisuallyHidden>
      {wanted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
