import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './dashboard.module.css';
import { t } from '../../platform/messages.ts';

/** The dashboard's shape while its data is on the way. */
export function DashboardSkeleton() {
  return (
    <div className={classes.columns} aria-busy>
      <VisuallyHidden component="output">{t('dashboard.loading')}</VisuallyHidden>
      <div className={`${classes.column} ${classes.top}`}>
        <Skeleton height={200} radius="md" />
      </div>
      <div className={`${classes.column} ${classes.side}`}>
        <Skeleton height={200} radius="md" />
        <Skeleton height={160} radius="md" />
        <Skeleton height={120} radius="md" />
      </div>
      <div className={`${classes.column} ${classes.main}`}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={120} radius="md" />
      </div>
    </div>
  );
}
