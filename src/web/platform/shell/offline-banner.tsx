import { useSyncExternalStore } from 'react';
import classes from './shell.module.css';
import { t } from '../messages.ts';

/** Says so while the browser has no connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={classes.status}>
      {!online && <span className={classes.offline}>{t('shell.offline')}</span>}
    </output>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
