import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { isEmployer, type Role } from '../../../api/identity/roles.ts';
import { t } from '../messages.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import classes from './header.module.css';
import { HeaderBell, MenuToggle, SignOutButton, useMenu } from './header-parts.tsx';
import { PersonButton } from './person-button.tsx';
import { useSession } from './session.tsx';
import sidebarClasses from './sidebar.module.css';

const candidateLinks = [
  { to: '/dashboard', label: t('shell.dashboard') },
  { to: '/jobs', label: t('shell.browseJobs') },
  { to: '/profile', label: t('shell.profile') },
  { to: '/experiences', label: t('shell.experience') },
  { to: '/target-jobs', label: t('shell.targetJobs') },
  { to: '/applications', label: t('shell.applications') },
] as const;
const internalLink = { to: '/internal', label: t('shell.internal') } as const;

type SidebarComponent = ComponentType<{ user: SessionUser }>;
let sidebar: SidebarComponent | null = null;
// Loaded for employers alone.
const LazySidebar = lazy(async () => ({ default: await loadSidebar() }));

/** Loads the header of employers, so that it is drawn at once. */
export async function loadSidebar(): Promise<SidebarComponent> {
  const { Sidebar } = await import('./sidebar.tsx');
  sidebar = Sidebar;
  return Sidebar;
}

/** The header of every page: a column at the side for employers, a bar at the top for everyone else. */
export function Header() {
  const { user } = useSession();
  return user && isEmployer(user.role) ? <EmployerHeader user={user} /> : <TopBar />;
}

function EmployerHeader({ user }: { user: SessionUser }) {
  const [Loaded] = useState<SidebarComponent>(() => sidebar ?? LazySidebar);
  return (
    <Suspense
      fallback={
        // As high as the bar on phones: the page below does not move when it has come.
        <header className={sidebarClasses.sidebar}>
          <div className={sidebarClasses.top} />
        </header>
      }
    >
      <Loaded user={user} />
    </Suspense>
  );
}

/** The links of the role, then Settings, one's own menu and Sign Out, or Sign In and Sign Up. */
function TopBar() {
  const { user } = useSession();
  const { open, toggle, button } = useMenu();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand />
        <MenuToggle ref={button} open={open} className={classes.toggle} onToggle={toggle} />
        <nav id="menu" aria-label={t('shell.main')} className={classes.menu} data-open={open}>
          <ul className={classes.links}>{user && <RoleLinks role={user.role} />}</ul>
          {user && user.role !== 'internal' && <HeaderBell user={user} className={classes.bell} />}
          <ul className={classes.links}>{user ? <AccountLinks user={user} /> : <VisitorLinks />}</ul>
        </nav>
      </div>
    </header>
  );
}

function RoleLinks({ role }: { role: Role }) {
  const links = role === 'candidate' ? candidateLinks : role === 'internal' ? [internalLink] : [];
  return links.map(({ to, label }) => (
    <Item key={to}>
      <Link to={to} className={classes.link}>
        {label}
      </Link>
    </Item>
  ));
}

function AccountLinks({ user }: { user: SessionUser }) {
  return (
    <>
      <Item>
        <Link to="/settings" className={classes.link}>
          {t('shell.settings')}
        </Link>
      </Item>
      <Item>
        <PersonButton user={user} side="bottom-end" />
      </Item>
      <Item>
        <SignOutButton className={classes.signOut} />
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
