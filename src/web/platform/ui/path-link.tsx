import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/** A link to a page of this site by its whole address (`/profile?tab=resumes`), as the server names it. */
export function PathLink({
  path,
  onOpen,
  children,
  ...props
}: AnchorProps & { path: string; onOpen?: () => void; children: ReactNode }) {
  return (
    <Anchor href={path} onClick={useOpen(path, onOpen)} {...props}>
      {children}
    </Anchor>
  );
}

/** A button that leads to such a page. */
export function PathButton({
  path,
  children,
  ...props
}: ButtonProps &
  Pick<ComponentProps<'a'>, 'id' | 'aria-labelledby'> & { path: string; children: ReactNode }) {
  return (
    <Button component="a" href={path} onClick={useOpen(path)} {...props}>
      {children}
    </Button>
  );
}

function useOpen(path: string, onOpen?: () => void) {
  const router = useRouter();
  return (event: MouseEvent) => {
    onOpen?.();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(path);
  };
}
