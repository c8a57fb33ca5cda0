import { useEffect } from 'react';

/** Something that can be done on the page that is open, with the key that does it too. */
export type PageAction = { label: string; key: string; run: () => void };

let offered: readonly PageAction[] = [];

/** Offers actions in the search dialog for as long as the component is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    offered = actions;
    return () => {
      offered = [];
    };
  }, [actions]);
}

/** The actions of the page that is open. */
export function pageActions(): readonly PageAction[] {
  return offered;
}
