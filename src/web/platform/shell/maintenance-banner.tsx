import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../ui/use-live.ts';
import { formatDateTime } from '../ui/dates.ts';
import { noticeQuery, spanLabel, usePhase } from './maintenance.ts';
import { useSession } from './session.tsx';
import classes from './shell.module.css';
import { t } from '../messages.ts';

/** Says when maintenance is planned, and while it lasts that nothing can be changed and until when; nothing otherwise. */
export function MaintenanceBanner() {
  const { user } = useSession();
  const { data: window } = useQuery(noticeQuery);
  const phase = usePhase(window);
  const staff = user?.role === 'internal' ? 'yes' : 'no';
  return (
    <>
      {user && user.id !== 'pending' && <Hearing />}
      <output className={classes.status}>
        {window && phase && (
          <span className={classes.notice} data-phase={phase}>
            {phase === 'announced'
              ? t('shell.maintenancePlanned', { span: spanLabel(window), staff })
              : t('shell.maintenanceOpen', { end: formatDateTime(window.ends_at), staff })}{' '}
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
