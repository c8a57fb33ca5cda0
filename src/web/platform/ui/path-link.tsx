import { Anchor, type AnchorProps } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** A link to a page of this site by its whole address (`/profile?tab=resumes`), as the server names it. */
export function PathLink({
  path,
  onOpen,
  children,
  ...props
}: AnchorProps & { path: string; onOpen?: () => void; children: ReactNode }) {
  const router = useRouter();
  function open(event: MouseEvent) {
    onOpen?.();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(path);
  }
  return (
    <Anchor href={path} onClick={open} {...props}>
      {children}
    </Anchor>
  );
}
