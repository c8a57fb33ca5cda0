import { useEffect } from 'react';

/** Names the page in the browser's tab; null waits until the name is known. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === 'Tenon' ? title : `${title} · Tenon`;
  }, [title]);
}
