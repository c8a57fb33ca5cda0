import { Link } from '@tanstack/react-router';
import { t } from '../../platform/messages.ts';
import classes from '../../platform/ui/page-header.module.css';

const tabs = [
  { to: '/jobs/$id/applicants', label: t('jobs.applicantsTab') },
  { to: '/jobs/$id/edit', label: t('jobs.postingTab') },
  { to: '/jobs/$id/stages', label: t('jobs.stagesTab') },
  { to: '/jobs/$id', label: t('jobs.publicPageTab') },
] as const;

/** The pages of a job for the people who hire for it, and the page that candidates see. */
export function JobTabs({ id }: { id: string }) {
  return (
    <nav aria-label={t('jobs.tabs')} className={classes.tabs}>
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
