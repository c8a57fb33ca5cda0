import { UnstyledButton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { t } from '../messages.ts';
import { Brand } from './brand.tsx';
import { HeaderBell, MenuToggle, SignOutButton, useMenu } from './header-parts.tsx';
import classes from './sidebar.module.css';
import { type IconShape, SidebarIcon } from './sidebar-icon.tsx';
import { isNarrow, setNarrow } from './sidebar-width.ts';

type Place = { to: LinkProps['to']; label: string; icon: IconShape; exact?: true };

const places: Place[] = [
  { to: '/jobs/create', label: t('shell.postJob'), icon: 'add' },
  { to: '/recruiter', label: t('shell.dashboard'), icon: 'dashboard', exact: true },
  { to: '/applicants', label: t('shell.applicants'), icon: 'people' },
  { to: '/recruiter/jobs', label: t('shell.jobs'), icon: 'case' },
  { to: '/recruiter/interviews', label: t('shell.interviews'), icon: 'calendar' },
  { to: '/recruiter/messages', label: t('shell.messages'), icon: 'message' },
];
const talentPool: Place = { to: '/recruiter/talent', label: t('shell.talentPool'), icon: 'bookmark' };
const equalOpportunity: Place = {
  to: '/recruiter/equal-opportunity',
  label: t('shell.equalOpportunity'),
  icon: 'balance',
};
const internal: Place = { to: '/internal', label: t('shell.internal'), icon: 'shield' };
const settings: Place = { to: '/settings', label: t('shell.settings'), icon: 'settings' };

/** An employer's header: a column at the side that folds to its icons, a bar with a menu on phones. */
export function Sidebar({ user }: { user: SessionUser }) {
  const menu = useMenu();
  return (
    <header className={classes.sidebar}>
      <div className={classes.top}>
        <div className={classes.names}>
          <Brand />
          <span className={classes.company}>{user.company?.name}</span>
        </div>
        <HeaderBell user={user} className={classes.bell} />
        <MenuToggle menu={menu} className={classes.toggle} />
      </div>
      <div id="menu" className={classes.menu} data-open={menu.open}>
        <nav aria-label={t('shell.main')} className={classes.main}>
          <Places of={placesOf(user)} />
          <Places of={user.role === 'admin' ? [internal, settings] : [settings]} />
        </nav>
        <div className={classes.me}>
          <span className={classes.email} title={user.email}>
            {user.email}
          </span>
          <SignOutButton className={classes.signOut} />
        </div>
        <FoldButton />
      </div>
    </header>
  );
}

function placesOf({ company }: SessionUser): Place[] {
  return [
    ...places,
    ...(company?.shares ? [talentPool] : []),
    ...(company?.owner ? [equalOpportunity] : []),
  ];
}

function Places({ of }: { of: Place[] }) {
  return (
    <ul className={classes.places}>
      {of.map(({ to, label, icon, exact = false }) => (
        <li key={label}>
          <Link to={to} activeOptions={{ exact, includeSearch: false }} className={classes.place} title={label}>
            <SidebarIcon shape={icon} />
            <span className={classes.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FoldButton() {
  const [narrow, setState] = useState(isNarrow);
  function fold() {
    setNarrow(!narrow);
    setState(!narrow);
  }
  const label = narrow ? t('shell.expandMenu') : t('shell.collapseMenu');
  return (
    <UnstyledButton className={classes.fold} aria-expanded={!narrow} title={label} onClick={fold}>
      <SidebarIcon shape="fold" />
      <span className={classes.label}>{label}</span>
    </UnstyledButton>
  );
}
