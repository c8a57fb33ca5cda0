import { Link } from '@tanstack/react-router';
import { t } from '../../platform/messages.ts';
import { centreInRow } from '../../platform/ui/centre-in-row.ts';
import classes from '../../platform/ui/page-header.module.css';

const tabs = [
  { to: '/jobs/$id', label: t('jobs.overviewTab') },
  { to: '/jobs/$id/applicants', label: t('jobs.applicantsTab') },
  { to: '/jobs/$id/edit', label: t('jobs.postingTab') },
  { to: '/jobs/$id/team', label: t('jobs.teamTab') },
  { to: '/jobs/$id/stages', label: t('jobs.stagesTab') },
  { to: '/jobs/$id/report', label: t('jobs.reportTab') },
] as const;

/** The pages of a job for the people who hire for it. */
export function JobTabs({ id }: { id: string }) {
  return (
    <nav
      ref={(row) => centreInRow(row?.querySelector<HTMLElement>('[aria-current=page]'))}
      aria-label={t('jobs.tabs')}
      className={classes.tabs}
    >
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ id }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes.tab}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
