import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../ui/use-live.ts';
import { formatDateTime } from '../ui/dates.ts';
import { noticeQuery, spanLabel, usePhase } from './maintenance.ts';
import { useSession } from './session.tsx';
import classes from './shell.module.css';

/** Says when maintenance is planned, and while it lasts that nothing can be changed and until when; nothing otherwise. */
export function MaintenanceBanner() {
  const { user } = useSession();
  const { data: window } = useQuery(noticeQuery);
  const phase = usePhase(window);
  const mayChange = user?.role === 'internal' ? ' Staff can still make changes.' : '';
  return (
    <>
      {user && user.id !== 'pending' && <Hearing />}
      <output className={classes.status}>
        {window && phase && (
          <span className={classes.notice} data-phase={phase}>
            {phase === 'announced'
              ? `Planned maintenance ${spanLabel(window)}. You’ll be able to read, but not save anything.${mayChange} `
              : `Tenon is read-only until ${formatDateTime(window.ends_at)}. Don’t close what you’ve typed, and save it then.${mayChange} `}
            {window.message}
          </span>
        )}
      </output>
    </>
  );
}

function Hearing() {
  const client = useQueryClient();
  useLive((event) => {
    if (event.type === 'maintenance') client.setQueryData(noticeQuery.queryKey, event.window);
  });
  return null;
}
