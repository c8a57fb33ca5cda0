import { UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { t } from '../messages.ts';
import { FirstIcon } from '../ui/first-icons.tsx';
import { useSession } from './session.tsx';

// Loaded once somebody is signed in: visitors need none of it.
const Bell = lazy(async () => ({ default: (await import('./signed-in.tsx')).Bell }));

/** The menu of a phone: it closes by Escape, which leaves focus on its button, and on the next page. */
export function useMenu() {
  const path = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === path;
  useWindowEvent('keydown', (event) => {
    // A menu inside it closes first.
    const isInner = event.target instanceof Element && event.target.closest('[role="menu"]') !== null;
    if (event.key !== 'Escape' || !open || isInner) return;
    setOpenOn(null);
    button.current?.focus();
  });
  return { open, toggle: () => setOpenOn(open ? null : path), button };
}

/** The button that opens and closes the element called `menu`. */
export function MenuToggle(props: {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  className: string | undefined;
  onToggle: () => void;
}) {
  const { ref, open, className, onToggle } = props;
  return (
    <UnstyledButton
      ref={ref}
      className={className}
      aria-label={open ? t('shell.closeMenu') : t('shell.openMenu')}
      aria-expanded={open}
      aria-controls="menu"
      onClick={onToggle}
    >
      <FirstIcon shape={open ? 'close' : 'menu'} size={20} />
    </UnstyledButton>
  );
}

/** Room for the bell, which comes once the session is confirmed. */
export function HeaderBell({ user, className }: { user: SessionUser; className: string | undefined }) {
  return (
    <div className={className}>
      {user.id !== 'pending' && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </div>
  );
}

export function SignOutButton({ className }: { className: string | undefined }) {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }
  return (
    <UnstyledButton className={className} disabled={leaving} onClick={() => void leave()}>
      {t('shell.signOut')}
    </UnstyledButton>
  );
}
