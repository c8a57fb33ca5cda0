import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { t } from '../messages.ts';
import { Bell } from '../notifications/bell.tsx';
import { useHelpKey, useTypedAhead } from '../search/search-keys.ts';
import { Brand } from './brand.tsx';
import { employerMenuQuery } from './employer-menu-query.ts';
import { MenuToggle, SignOutButton, useMenu } from './header-parts.tsx';
import { MenuCount } from './menu-count.tsx';
import { PersonButton } from './person-button.tsx';
import classes from './sidebar.module.css';
import { type IconShape, SidebarIcon } from './sidebar-icon.tsx';
import { YourJobs } from './your-jobs.tsx';
import { useFoldedMenu } from './sidebar-width.ts';

// Loaded when they are first opened.
const SearchDialog = lazy(async () => ({
  default: (await import('../search/search-dialog.tsx')).SearchDialog,
}));

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../search/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

type Counted = 'new_applicants' | 'interviews_ahead' | 'unanswered_messages' | 'approvals_waiting';
type Place = {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: IconShape;
  exact?: true;
  counts?: Counted;
};

const places: Place[] = [
  { to: '/jobs/create', label: t('shell.postJob'), icon: 'add' },
  {
    to: '/recruiter',
    label: t('shell.dashboard'),
    icon: 'dashboard',
    exact: true,
    counts: 'approvals_waiting',
  },
  { to: '/applicants', label: t('shell.applicants'), icon: 'people', counts: 'new_applicants' },
  { to: '/recruiter/jobs', label: t('shell.jobs'), icon: 'case' },
  { to: '/recruiter/interviews', label: t('shell.interviews'), icon: 'calendar', counts: 'interviews_ahead' },
  { to: '/recruiter/messages', label: t('shell.messages'), icon: 'message', counts: 'unanswered_messages' },
];
const talentPool: Place = { to: '/recruiter/talent', label: t('shell.talentPool'), icon: 'bookmark' };
const reports: Place = { to: '/recruiter/reports', label: t('shell.reports'), icon: 'chart' };
const equalOpportunity: Place = {
  to: '/recruiter/equal-opportunity',
  label: t('shell.equalOpportunity'),
  icon: 'balance',
};
const internal: Place = { to: '/internal', label: t('shell.internal'), icon: 'shield' };
const settings: Place = { to: '/settings', label: t('shell.settings'), icon: 'settings' };

/** An employer's header: a column at the side that folds to its icons, a bar with a menu on phones. */
export function Sidebar({ user }: { user: SessionUser }) {
  const { open, toggle, button } = useMenu();
  return (
    <header className={classes.sidebar}>
      <div className={classes.top}>
        <div className={classes.names}>
          <Brand />
          <span className={classes.company}>{user.company?.name}</span>
        </div>
        <div className={classes.bell}>{user.id !== 'pending' && <Bell />}</div>
        <MenuToggle ref={button} open={open} className={classes.toggle} onToggle={toggle} />
      </div>
      <div id="menu" className={classes.menu} data-open={open}>
        <SearchButton user={user} />
        <nav aria-label={t('shell.main')} className={classes.main}>
          <Places of={placesOf(user)} user={user} />
          {isConfirmed(user) && <YourJobs />}
          <Places of={user.role === 'admin' ? [internal, settings] : [settings]} user={user} />
        </nav>
        <div className={classes.me}>
          <PersonButton user={user} side="top-start" />
          <SignOutButton className={classes.signOut} />
        </div>
        <FoldButton />
      </div>
    </header>
  );
}

/** False while it is not known yet who is here. */
function isConfirmed({ id, company }: SessionUser): boolean {
  return id !== 'pending' && company !== null;
}

function placesOf({ company }: SessionUser): Place[] {
  return [
    ...places,
    ...(company?.shares ? [talentPool] : []),
    reports,
    ...(company?.owner ? [equalOpportunity] : []),
  ];
}

/** Opens the search, as Ctrl K does anywhere but in a dialog; ? shows which keys there are. */
function SearchButton({ user }: { user: SessionUser }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const [helpOpened, setHelpOpened] = useState<boolean | null>(null);
  const typed = useTypedAhead();
  function open() {
    typed.begin();
    setOpened(true);
  }
  function close() {
    typed.end();
    setOpened(false);
  }
  useHotkeys([['mod+k', () => document.querySelector('[role="dialog"]') ?? open()]], [], true);
  useHelpKey(useCallback(() => setHelpOpened(true), []));
  const pages = [...placesOf(user), settings].map(({ to, label }) => ({ path: to, label }));
  return (
    <>
      <UnstyledButton
        className={classes.search}
        aria-keyshortcuts="Control+K"
        title={t('shell.search')}
        onClick={open}
      >
        <SidebarIcon shape="search" />
        <span className={classes.label}>{t('shell.search')}</span>
        <kbd className={classes.key} aria-hidden>
          {t('shell.searchKey')}
        </kbd>
      </UnstyledButton>
      <Suspense>
        {opened !== null && (
          <SearchDialog opened={opened} pages={pages} user={user} typed={typed} onClose={close} />
        )}
        {helpOpened !== null && <ShortcutsDialog opened={helpOpened} onClose={() => setHelpOpened(false)} />}
      </Suspense>
    </>
  );
}

function Places({ of, user }: { of: Place[]; user: SessionUser }) {
  const { data } = useQuery({ ...employerMenuQuery, enabled: isConfirmed(user) });
  return (
    <ul className={classes.places}>
      {of.map(({ to, label, icon, exact = false, counts }) => (
        <li key={label}>
          <Link
            to={to}
            activeOptions={{ exact, includeSearch: false }}
            className={classes.place}
            title={counts === 'approvals_waiting' ? titleOf(label, data?.[counts]) : label}
          >
            <SidebarIcon shape={icon} />
            <span className={classes.label}>{label}</span>
            {counts && (
              <MenuCount
                count={data?.[counts]}
                isNew={counts === 'new_applicants'}
                {...(counts === 'approvals_waiting' && { words: t('shell.toApprove') })}
              />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Says under the pointer what a number counts whose entry does not. */
function titleOf(label: string, toApprove = 0): string {
  return toApprove === 0 ? label : `${label}, ${toApprove} ${t('shell.toApprove')}`;
}

function FoldButton() {
  const [narrow, setNarrow] = useFoldedMenu();
  const label = narrow ? t('shell.expandMenu') : t('shell.collapseMenu');
  return (
    <UnstyledButton
      className={classes.fold}
      aria-expanded={!narrow}
      title={label}
      onClick={() => setNarrow(!narrow)}
    >
      <SidebarIcon shape="fold" />
      <span className={classes.label}>{label}</span>
    </UnstyledButton>
  );
}
