import { useSyncExternalStore } from 'react';
import classes from './shell.module.css';

/** Says so while the browser has no connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={classes.status}>
      {!online && (
        <span className={classes.offline}>
          You are offline. What you see may be out of date, and nothing can be saved until the connection is
          back.
        </span>
      )}
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
