import { type FloatingPosition, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { roleLabels } from '../../identity/role-labels.ts';
import { t } from '../messages.ts';
import { initialsOf } from '../ui/initials.ts';
import classes from './person-button.module.css';

// Loaded when it is first opened.
const PersonMenu = lazy(async () => ({
  default: (await import('../../identity/settings/person-menu.tsx')).PersonMenu,
}));

/** Who is signed in, by initials and name; opens the menu with the theme, the language and the way to the account settings, on this side. */
export function PersonButton({ user, side }: { user: SessionUser; side: FloatingPosition }) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const [opened, setOpened] = useState<boolean | null>(null);
  const name = user.name || user.email;
  return (
    <>
      <UnstyledButton
        ref={button}
        id={menu}
        className={classes.person}
        title={name}
        aria-haspopup="menu"
        aria-expanded={opened === true}
        onClick={() => setOpened(!opened)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !opened) return;
          event.stopPropagation();
          setOpened(false);
        }}
      >
        <span className={classes.initials} aria-hidden>
          {initialsOf(name)}
        </span>
        <span className={classes.words}>
          <VisuallyHidden>{t('shell.accountMenu')} </VisuallyHidden>
          <span className={classes.name}>{name}</span>
          <span className={classes.role}>{roleLabels[user.role]}</span>
        </span>
      </UnstyledButton>
      {opened !== null && (
        <Suspense>
          <PersonMenu id={menu} side={side} button={button} opened={opened} onOpened={setOpened} />
        </Suspense>
      )}
    </>
  );
}
