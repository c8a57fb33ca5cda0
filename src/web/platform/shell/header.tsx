import { UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { isEmployer, type Role } from '../../../api/identity/roles.ts';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import classes from './header.module.css';
import { useSession } from './session.tsx';
import { t } from '../messages.ts';

// Loaded once somebody is signed in: visitors need none of it.
const Bell = lazy(async () => ({ default: (await import('./signed-in.tsx')).Bell }));

const candidateLinks = [
  { to: '/dashboard', label: t('shell.dashboard') },
  { to: '/jobs', label: t('shell.browseJobs') },
  { to: '/profile', label: t('shell.profile') },
  { to: '/experiences', label: t('shell.experience') },
  { to: '/target-jobs', label: t('shell.targetJobs') },
  { to: '/applications', label: t('shell.applications') },
] as const;
const internalLink = { to: '/internal', label: t('shell.internal') } as const;
const employerLinks = [
  { to: '/recruiter', label: t('shell.dashboard') },
  { to: '/jobs/create', label: t('shell.postJob') },
  { to: '/applicants', label: t('shell.applicants') },
] as const;

/** The top of every page: the links of the role, then Settings and Sign Out, or Sign In and Sign Up. */
export function Header() {
  const { user } = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openOn === path;
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return;
    setOpenOn(null);
    toggle.current?.focus();
  });
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand />
        <UnstyledButton
          ref={toggle}
          className={classes.toggle}
          aria-label={open ? t('shell.closeMenu') : t('shell.openMenu')}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenOn(open ? null : path)}
        >
          <FirstIcon shape={open ? 'close' : 'menu'} size={20} />
        </UnstyledButton>
        <nav id="menu" aria-label={t('shell.main')} className={classes.menu} data-open={open}>
          <ul className={classes.links}>{user && <RoleLinks role={user.role} />}</ul>
          {user && user.id !== 'pending' && user.role !== 'internal' && (
            <div className={classes.bell}>
              <Suspense>
                <Bell />
              </Suspense>
            </div>
          )}
          <ul className={classes.links}>{user ? <AccountLinks /> : <VisitorLinks />}</ul>
        </nav>
      </div>
    </header>
  );
}

function RoleLinks({ role }: { role: Role }) {
  const own = isEmployer(role) ? employerLinks : role === 'candidate' ? candidateLinks : [];
  const links = role === 'internal' || role === 'admin' ? [...own, internalLink] : own;
  return links.map(({ to, label }) => (
    <Item key={to}>
      <Link to={to} className={classes.link}>
        {label}
      </Link>
    </Item>
  ));
}

function AccountLinks() {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }
  return (
    <>
      <Item>
        <Link to="/settings" className={classes.link}>
          {t('shell.settings')}
        </Link>
      </Item>
      <Item>
        <UnstyledButton className={classes.signOut} disabled={leaving} onClick={() => void leave()}>
          {t('shell.signOut')}
        </UnstyledButton>
      </Item>
    </>
  );
}

function VisitorLinks() {
  return (
    <>
      <Item>
        <Link to="/auth/login" className={classes.link}>
          {t('shell.signIn')}
        </Link>
      </Item>
      <Item>
        <LinkButton to="/auth/signup" size="sm">
          {t('shell.signUp')}
        </LinkButton>
      </Item>
    </>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className={classes.item}>{children}</li>;
}
