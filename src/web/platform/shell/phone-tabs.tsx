import { Link } from '@tanstack/react-router';
import { t } from '../messages.ts';
import { LineIcon } from '../ui/first-icons.tsx';
import classes from './shell.module.css';

const tabs = [
  { to: '/dashboard', label: t('shell.dashboard'), icon: 'M4 11.5L12 4l8 7.5V20h-5.5v-5.5h-5V20H4z' },
  {
    to: '/jobs',
    label: t('shell.browseJobs'),
    icon: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L20.5 20.5',
  },
  {
    to: '/applications',
    label: t('shell.applications'),
    icon: 'M20.5 3.5L3.5 10l7 3.5 3.5 7zM10.5 13.5l10-10',
  },
  {
    to: '/profile',
    label: t('shell.profile'),
    icon: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-3.9 3.3-6.5 7.5-6.5s7.5 2.6 7.5 6.5',
  },
] as const;

/** A candidate's four main pages at the foot of a phone's screen, in reach of the thumb; gone while the menu is open. */
export function PhoneTabs() {
  return (
    <nav aria-label={t('shell.tabs')} className={classes.tabs}>
      {tabs.map(({ to, label, icon }) => (
        <Link key={to} to={to} className={classes.tab}>
          <LineIcon path={icon} size={20} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
